import type { OperationInput } from '@vitrine/editor-core'
import {
  type ContentRow,
  contentKey,
  type EditedContent,
  type EntityColumn,
  type EntitySpec,
  isList,
  isObject,
  itemPath,
  type Json,
  newId,
  propertiesOf,
  type SchemaNode,
  slug as slugSchema,
} from '@vitrine/schemas'
import { currencyDecimals, decimalOf } from '@vitrine/schemas/format'
import type { ContentLanguages } from '../../use-content-languages.ts'
import { isListedPrice, recordField, settingAt } from './inline-columns.ts'

/** What a cell is about. */
export interface CellOf {
  readonly entity: EntitySpec
  readonly column: EntityColumn
  readonly row: ContentRow
  /** The language that the table shows. */
  readonly language: string
  readonly languages: ContentLanguages
}

/** The schema of a value that is edited in its cell. */
export const nodeOf = ({ entity, column: { path } }: Pick<CellOf, 'entity' | 'column'>): SchemaNode =>
  (path === undefined ? undefined : propertiesOf(entity.props)[path]) ?? {}

const decimalsOf = (currency: unknown): number =>
  typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currencyDecimals(currency) : 2

/** The currency of a price in a row. */
export function currencyIn({ column, row }: CellOf): string | undefined {
  const value = row.values[column.name]
  return isObject(value) && typeof value.currency === 'string' ? value.currency : undefined
}

function shownText({ column, row }: CellOf): string {
  switch (column.name) {
    case 'state':
      return row.status
    case 'slug':
      return row.slug
    case 'published':
      return (row.publishedAt ?? '').slice(0, 10)
  }
  const value = row.values[column.name]
  if (column.kind !== 'money') return value === undefined ? '' : String(value)
  return isObject(value) ? decimalOf(Number(value.amount), decimalsOf(value.currency)) : ''
}

/** What stands in the control at first, and what is shown behind it where it is empty. */
export function textsOfCell(cell: CellOf): { readonly text: string; readonly placeholder: string } {
  const { column, row, language, languages } = cell
  const shown = shownText(cell)
  const isTranslation = column.isTranslatable && language !== languages.sourceLanguage
  const isOwn = !isTranslation || row.origins[column.name] === language
  return { text: isOwn ? shown : '', placeholder: isOwn ? '' : shown }
}

/** Why something that was typed is no value; a key of the labels. */
export type CellProblem =
  | 'contentTable.number'
  | 'contentTable.required'
  | 'contentTable.manyPrices'
  | 'contents.slugPattern'

/** What a control says, as a value; nothing where it is empty. */
function valueIn(cell: CellOf, text: string): Json | undefined | { readonly problem: CellProblem } {
  const { column } = cell
  if (text === '') return undefined
  switch (column.kind) {
    case 'switch':
      return text === 'true'
    case 'choice':
      return (column.choices ?? []).find((choice) => String(choice) === text)
    case 'number':
    case 'money': {
      const number = Number(text)
      if (!Number.isFinite(number)) return { problem: 'contentTable.number' }
      return column.kind === 'number' ? number : Math.round(number * 10 ** decimalsOf(currencyIn(cell)))
    }
    default:
      return text
  }
}

const isProblem = (value: unknown): value is { readonly problem: CellProblem } =>
  typeof value === 'object' && value !== null && 'problem' in value

const isSlug = new RegExp(slugSchema.pattern)

function changeOfRecord({ entity, column: { name }, row }: CellOf, text: string) {
  if (name === 'slug' && (!isSlug.test(text) || text.length > slugSchema.maxLength))
    return { problem: 'contents.slugPattern' } as const
  const field = recordField[name as keyof typeof recordField]
  const content = contentKey({ kind: entity.kind, id: row.id })
  return { type: 'change-content', content, changes: { [field]: text === '' ? null : text } } as OperationInput
}

/** The prices of a record. */
const pricesOf = ({ column: { path = '' } }: CellOf, { settings }: Pick<EditedContent, 'settings'>) => {
  const list = settings.props[path.split('[')[0] ?? '']
  return isList(list) ? list : []
}

/** Whether a record has more prices than fit in a cell. */
export const hasManyPrices = (cell: CellOf, record: Pick<EditedContent, 'settings'>): boolean =>
  isListedPrice(cell.column) && pricesOf(cell, record).length > 1

function changeOfPrice(cell: CellOf, record: Pick<EditedContent, 'settings'>, amount: Json | undefined) {
  const [list = '', field = ''] = (cell.column.path ?? '').split('[].')
  const [first, second] = pricesOf(cell, record)
  if (second !== undefined) return { problem: 'contentTable.manyPrices' } as const
  const of = { content: contentKey({ kind: cell.entity.kind, id: cell.row.id }) }
  // Where no amount is said it is agreed on, as visitors read it.
  const value = amount ?? 'pending'
  if (isObject(first) && typeof first.id === 'string')
    return { type: 'set-setting', of, path: `${itemPath(list, first.id)}.${field}`, value } as OperationInput
  return { type: 'insert-item', of, path: list, item: { id: newId(), from: 1, [field]: value }, after: null } as never
}

/** The operation that what was typed amounts to, or why there is none. */
export function changeOfCell(
  cell: CellOf,
  text: string,
  record: Pick<EditedContent, 'settings'>,
): OperationInput | { readonly problem: CellProblem } {
  const { entity, column, row, language, languages } = cell
  if (column.path === undefined) return changeOfRecord(cell, text)
  const value = valueIn(cell, text)
  if (isProblem(value)) return value
  if (isListedPrice(column)) return changeOfPrice(cell, record, value)
  const at = settingAt(entity, { id: row.id, column, language, languages })
  if (value !== undefined) return { type: 'set-setting', ...at, value }
  if (column.isRequired && !('language' in at)) return { problem: 'contentTable.required' }
  return { type: 'clear-setting', ...at }
}

/** The row as it is once what was typed is saved. */
export function changedRow(cell: CellOf, text: string): ContentRow {
  const { column, row, language } = cell
  switch (column.name) {
    case 'state':
      return { ...row, status: text as ContentRow['status'] }
    case 'slug':
      return { ...row, slug: text }
  }
  // What it falls back to, the service tells.
  const value = valueIn(cell, text)
  if (value === undefined || isProblem(value) || column.path === undefined) return row
  const before = row.values[column.name]
  const shown = column.kind === 'money' ? { per: 1, ...(isObject(before) && before), amount: value } : value
  return {
    ...row,
    values: { ...row.values, [column.name]: shown as Json },
    origins: column.isTranslatable ? { ...row.origins, [column.name]: language } : row.origins,
  }
}
