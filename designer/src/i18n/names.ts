import type { Reason } from '@vitrine/editor-core'
import { messageText } from '@vitrine/editor-core'
import type { On } from '@vitrine/schemas'
import type { DesignerTranslate } from '../context/translate.ts'
import type { Editor } from '../store/editor.ts'
import type { EditorView } from '../store/view.ts'

/** What names are made of: words of the interface, and labels of sections where there are any. */
export interface Naming {
  readonly t: DesignerTranslate
  readonly label: (key: string) => string | undefined
}

/** The same for what stands in a draft. */
export interface DraftNaming extends Naming {
  readonly editor: Editor
  readonly view: EditorView
}

const inWords = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What owners call a section: `text-label` is “Text”. */
export const nameOfType = ({ label }: Pick<Naming, 'label'>, type: string): string => label(type) ?? inWords(type)

export const nameOfSlot = ({ label }: Pick<Naming, 'label'>, type: string, slot: string): string =>
  label(`${type}.slots.${slot}`) ?? inWords(slot)

/** What a placed component is called: its own name, or its section's. */
export const displayName = (context: DraftNaming, id: string): string =>
  context.view.state.getState().names[id] ?? nameOfType(context, context.editor.component(id)?.type ?? id)

/** The name of a page in the source language, or of the part that all pages share. */
export function nameOfPlace({ editor, t }: Pick<DraftNaming, 'editor' | 't'>, on: On): string {
  if (on.part !== undefined) return t(`command.part.${on.part}`)
  const name = editor.state.getState().pagesList.find(({ id }) => id === on.page)?.settings.props.name
  return typeof name === 'string' && name !== '' ? name : on.page
}

/** A reason in words, with the names of sections and slots for their types. */
export function reasonInWords(context: Naming, { key, params = {} }: Reason): string {
  const { type, parent, slot } = params
  const named: Record<string, string | number> = { ...params }
  if (typeof type === 'string') named.type = nameOfType(context, type)
  if (typeof parent === 'string') named.parent = nameOfType(context, parent)
  if (typeof slot === 'string' && typeof parent === 'string') named.slot = nameOfSlot(context, parent, slot)
  return messageText(context.t, key, named)
}
