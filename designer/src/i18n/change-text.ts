import { isObject, type Json, type Operation } from '@vitrine/schemas'
import type { DesignerContext } from '../context/designer-context.ts'

/** A value is shown up to this many characters. */
const LONGEST = 400

type Saying = Pick<DesignerContext, 't'>

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The words of a text of the rich kind, paragraph by paragraph. */
function textOf(node: Json): string {
  if (!isObject(node)) return ''
  const { type, text, content } = node
  if (typeof text === 'string') return text
  const inside = Array.isArray(content) ? content.map(textOf) : []
  return inside.join(type === 'doc' ? '\n' : '')
}

const isRichText = (value: Json): boolean => isObject(value) && value.type === 'doc'

/** A value as a person reads it. */
export function changedValueText({ t }: Saying, value: Json): string {
  if (typeof value === 'string') return value.trim() === '' ? t('saving.value.empty') : cut(value)
  if (typeof value === 'boolean') return t(value ? 'saving.value.on' : 'saving.value.off')
  if (isRichText(value)) return cut(textOf(value).trim()) || t('saving.value.empty')
  return cut(typeof value === 'number' ? String(value) : JSON.stringify(value, undefined, 1))
}

/** A value as it is pasted elsewhere: whole, and its words alone where it has words. */
export function asText(value: Json): string {
  if (typeof value === 'string') return value
  return isRichText(value) ? textOf(value) : JSON.stringify(value, undefined, 1)
}

/** What an operation does, in words: the value that it writes, or what becomes of a thing. */
export const changeInWords = (saying: Saying, operation: Operation): string =>
  operation.type === 'set-setting' ? changedValueText(saying, operation.value) : saying.t(`operation.${operation.type}`)

/** The language in which a change is written. */
export const languageOf = (operation: Operation, baseLanguage: string): string =>
  ('language' in operation && typeof operation.language === 'string' ? operation.language : undefined) ?? baseLanguage
