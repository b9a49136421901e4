import {
  type EditedContent,
  getIn,
  isList,
  isObject,
  itemPath,
  type Json,
  own,
  type Settings,
  type SpreadsheetColumn,
  toLine,
} from '@vitrine/schemas'
import { currencyDecimals, decimalOf } from '@vitrine/schemas/format'
import { joinParts } from './cell-value.ts'
import { isRichText, richTextCell } from './rich-text-cell.ts'

/** A record as its cells are made of it. */
export interface RecordOfCells extends EditedContent {
  readonly id: string
}

export const listAt = (settings: Settings, path: string): readonly Json[] => {
  const list = getIn(settings.props, path)
  return isList(list) ? list : []
}

export const idOf = (item: Json): string => String(own(item, 'id'))

/** Digits after the point of the amounts of a record: two where it names no currency that is known. */
export function decimalsOf(settings: Settings, { currency = '' }: SpreadsheetColumn): number {
  const code = settings.props[currency]
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? currencyDecimals(code) : 2
}

/** What an item that is named by its id is called in a list of lists: `Size=M8`. */
function itemName(settings: Settings, { names }: SpreadsheetColumn, id: string): string {
  for (const list of names ? listAt(settings, names.lists) : []) {
    const items = names && own(list, names.items)
    const item = isList(items) ? items.find((one) => idOf(one) === id) : undefined
    if (item !== undefined) return `${nameIn(list)}=${nameIn(item)}`
  }
  return id
}

/** The first text of an item beside its id. */
export const nameIn = (item: Json): string => {
  const first =
    isObject(item) && Object.entries(item).find(([name, value]) => name !== 'id' && typeof value === 'string')
  return first ? String(first[1]) : ''
}

/** The text of a value in the cells of a column. */
function textOf(value: Json | undefined, settings: Settings, column: SpreadsheetColumn): string {
  if (value === undefined || value === null) return ''
  switch (column.kind) {
    case 'rich-text':
      return isRichText(value) ? richTextCell(value) : ''
    case 'money':
      return typeof value === 'number' ? decimalOf(value, decimalsOf(settings, column)) : String(value)
    case 'references':
    case 'choices':
      return isList(value) ? joinParts(value.map(String), ',') : ''
    case 'item-references':
      return isList(value)
        ? joinParts(
            value.map((id) => itemName(settings, column, String(id))),
            '|',
          )
        : ''
    default:
      return String(value)
  }
}

/** A value in the source language, or what another language says there itself. */
function valueAt(settings: Settings, path: string, language: string | undefined): Json | undefined {
  if (language === undefined) return getIn(settings.props, path)
  const map = settings.editPropsByLangEnvMap?.[language]
  return map && Object.hasOwn(map, path) ? map[path] : undefined
}

/** What an item says in a column, as it stands in a line. */
export function itemText(settings: Settings, column: SpreadsheetColumn, item: Json): string {
  const { list, language, kind } = column
  if (!list) return ''
  const path = `${itemPath(list.path, idOf(item))}.${list.field}`
  if (kind !== 'items') return textOf(valueAt(settings, path, language), settings, column)
  const inner = getIn(settings.props, path)
  if (!isList(inner) || inner.length === 0) return ''
  const field = innerField(inner)
  const texts = inner.map((one) => valueAt(settings, `${itemPath(path, idOf(one))}.${field}`, language))
  return texts.every((one) => one === undefined)
    ? ''
    : joinParts(
        texts.map((one) => String(one ?? '')),
        '|',
      )
}

/** The field with the text of the items of a list in an item. */
export const innerField = (items: readonly Json[]): string => {
  const [first] = items
  return (isObject(first) && Object.keys(first).find((name) => name !== 'id')) || 'label'
}

/** The item that a column of one item names: what tells it is compared as it stands in a cell. */
export const itemCalled = (settings: Settings, { list }: SpreadsheetColumn): Json | undefined =>
  list?.by === undefined
    ? undefined
    : listAt(settings, list.path).find((item) => String(own(item, list.by ?? '') ?? '') === list.item)

/**
 * What a record says in a column, as a spreadsheet holds it: nothing where it says nothing of its own there.
 *
 * `cellOf(record, spreadsheetColumn(entities.product, 'priceTiers[500]'))` → `0.86`
 */
export function cellOf(record: RecordOfCells, column: SpreadsheetColumn): string {
  const { settings } = record
  const { list, path, language } = column
  if (path === undefined) {
    const value = record[column.field as 'id' | 'slug' | 'status' | 'order' | 'publishedAt']
    return value === undefined ? '' : String(value)
  }
  if (!list) return textOf(valueAt(settings, path, language), settings, column)
  if (list.item !== undefined) {
    const item = itemCalled(settings, column)
    return item === undefined ? '' : itemText(settings, column, item)
  }
  const lines = listAt(settings, list.path).map((item) => toLine(itemText(settings, column, item)))
  return lines.every((line) => line === '') ? '' : lines.join('\n')
}

/** The cells of a record by columns, as an export writes them and an import takes them. */
export const cellsOf = (record: RecordOfCells, columns: readonly SpreadsheetColumn[]): readonly string[] =>
  columns.map((column) => cellOf(record, column))
