import { type Naming, nameOfType } from '@vitrine/editor-core'
import type { On } from '@vitrine/schemas'
import type { DesignerTranslate } from '../context/translate.ts'
import type { Editor } from '../store/editor.ts'
import type { EditorView } from '../store/view.ts'

/** What names are made of in a draft. */
export interface DraftNaming extends Naming {
  readonly t: DesignerTranslate
  readonly editor: Editor
  readonly view: EditorView
}

/** What a placed component is called: its own name, or its section's. */
export const displayName = (context: DraftNaming, id: string): string =>
  context.view.state.getState().names[id] ?? nameOfType(context, context.editor.component(id)?.type ?? id)

/** The name of a page in the source language, or of the part that all pages share. */
export function nameOfPlace({ editor, t }: Pick<DraftNaming, 'editor' | 't'>, on: On): string {
  if (on.part !== undefined) return t(`command.part.${on.part}`)
  const name = editor.state.getState().pagesList.find(({ id }) => id === on.page)?.settings.props.name
  return typeof name === 'string' && name !== '' ? name : on.page
}
