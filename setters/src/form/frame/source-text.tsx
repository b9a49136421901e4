import { directionOf, isObject, type Json } from '@vitrine/schemas'
import type { FieldState } from '../../field-source.ts'
import styles from '../field.module.css'

const own = (value: Json | undefined, name: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

const inlineTypes: ReadonlySet<Json | undefined> = new Set(['text', 'hardBreak'])

/** The words of a rich text, a line for each of its blocks, and room between those that stand in it itself. */
function linesOf(node: Json | undefined): string {
  const text = own(node, 'text')
  if (typeof text === 'string') return text
  if (own(node, 'type') === 'hardBreak') return '\n'
  const content = own(node, 'content')
  if (!Array.isArray(content)) return ''
  const isOfWords = content.some((child) => inlineTypes.has(own(child, 'type')))
  const between = own(node, 'type') === 'doc' ? '\n\n' : '\n'
  return content.map(linesOf).join(isOfWords ? '' : between)
}

/** What there is to translate in a value of the base, in words; empty for what has none. */
function sourceTextOf({ translation }: FieldState): string {
  const source = translation?.source
  if (typeof source === 'string') return source
  return own(source, 'type') === 'doc' ? linesOf(source).trim() : ''
}

/** Whether the text of the base is shown beside the field. */
export const hasSource = (state: FieldState): boolean => sourceTextOf(state) !== ''

/** The text of the base, beside the field in which it is translated. */
export function SourceText({ id, state }: { readonly id: string; readonly state: FieldState }) {
  const text = sourceTextOf(state)
  if (!state.translation || text === '') return null
  const { sourceLanguage } = state.translation
  return (
    <p id={id} className={styles.source} lang={sourceLanguage} dir={directionOf(sourceLanguage)}>
      {text}
    </p>
  )
}
