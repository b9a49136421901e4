import { type EntitySpec, itemColumnKey, namedListsOf, type SpreadsheetColumn } from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'

export type Label = (key: string) => string | undefined

const ofRecord: Readonly<Record<string, string>> = {
  id: 'import.column.id',
  slug: 'column.slug',
  status: 'column.state',
  order: 'column.order',
  publishedAt: 'column.published',
}

/** What a field is called, by the labels of all that it stands in: `Images: Alternative text`. */
function pathTitle(label: Label, { kind }: EntitySpec, field: string): string {
  const names = field.split('.')
  const titles = names.map((_, at) => labelFor(label, kind, names.slice(0, at + 1).join('.'), {}))
  return titles.filter((title, at) => title !== titles[at - 1]).join(': ')
}

/** What a column is called without its language: `Name`, `Images: Alternative text`, `Price 500+`, `Material`. */
export function fieldTitle(label: Label, entity: EntitySpec, { field, path, list }: SpreadsheetColumn): string {
  if (path === undefined) return label(ofRecord[field] ?? '') ?? field
  if (list?.item === undefined) return pathTitle(label, entity, field.replaceAll('[]', ''))
  const named = namedListsOf(entity).find((one) => one.path === list.path)
  if (!named?.isNumbered) return `${labelFor(label, entity.kind, list.path, {})}: ${list.item}`
  // As the table calls it.
  return `${label('column.price') ?? labelFor(label, entity.kind, `${list.path}.${list.field}`, {})} ${list.item}+`
}

/** What a column is called, with its language behind: `Name (German)`. */
export function columnTitle(
  label: Label,
  entity: EntitySpec,
  column: SpreadsheetColumn,
  nameOf: (language: string) => string,
): string {
  const title = fieldTitle(label, entity, column)
  return column.language === undefined ? title : `${title} (${nameOf(column.language)})`
}

/** The key of the column with the value of one item of a list, where the list may have such columns. */
export const itemKey = (list: string, item: string, language: string | undefined): string =>
  language === undefined ? itemColumnKey(list, item) : itemColumnKey(list, item, language)
