import type { Reason } from './reason.ts'
import { type AnyTranslate, messageText } from './translate.ts'

/** What names are made of: words of the interface, and labels of sections where there are any. */
export interface Naming {
  readonly t: AnyTranslate
  readonly label: (key: string) => string | undefined
}

const inWords = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What owners call a section: `text-label` is “Text”. */
export const nameOfType = ({ label }: Pick<Naming, 'label'>, type: string): string => label(type) ?? inWords(type)

export const nameOfSlot = ({ label }: Pick<Naming, 'label'>, type: string, slot: string): string =>
  label(`${type}.slots.${slot}`) ?? inWords(slot)

export const nameOfMenu = ({ label }: Pick<Naming, 'label'>, id: string): string => label(`menu.${id}`) ?? id

/** A reason in words, with the names of sections and slots for their types. */
export function reasonInWords(context: Naming, { key, params = {} }: Reason): string {
  const { type, parent, slot } = params
  const named: Record<string, string | number> = { ...params }
  if (typeof type === 'string') named.type = nameOfType(context, type)
  if (typeof parent === 'string') named.parent = nameOfType(context, parent)
  if (typeof slot === 'string' && typeof parent === 'string') named.slot = nameOfSlot(context, parent, slot)
  return messageText(context.t, key, named)
}
