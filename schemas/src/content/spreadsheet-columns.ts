import { deref, hasItemIds, isWhole, propertiesOf } from '../derive/walk.ts'
import { languagePattern } from '../documents/settings.ts'
import type { Json } from '../json.ts'
import type { Reference, SchemaNode } from '../keywords.ts'
import { childPath } from '../paths/path.ts'
import type { EntitySpec } from './entity.ts'
import { statuses } from './kinds.ts'

/** What the cells of a column of a spreadsheet say. */
export type SpreadsheetKind =
  /** The id of a record that is there. */
  | 'id'
  | 'slug'
  | 'text'
  /** Plain text with a paragraph in each line, or HTML of the blocks and marks that rich text has. */
  | 'rich-text'
  | 'number'
  /** In whole units of the currency: `0.86`. */
  | 'money'
  | 'choice'
  /** Several choices with commas between them. */
  | 'choices'
  /** `true` or `false`. */
  | 'switch'
  /** A day or a time as ISO 8601. */
  | 'date'
  /** The name or the address of a file of the site's media: a picture, a film, a document. */
  | 'picture'
  | 'file'
  /** Ids, slugs or names of contents, with commas between them. */
  | 'references'
  /** Texts of items with `|` between them: the options of a kind of specification. */
  | 'items'
  /** Items of another list, by the names of both: `Size=M8|Finish=Zinc`. */
  | 'item-references'

/** The list that a column writes into. */
export interface SpreadsheetList {
  /** Its path in the props: `priceTiers`. */
  readonly path: string
  /** The path of the value in an item: `price`, `image.alt`. */
  readonly field: string
  /** The item, in a column of one: `500` of `priceTiers[500]`. Else a cell holds a line for each item. */
  readonly item?: string
  /** In a column of one item: the field that tells it, `from`. */
  readonly by?: string
}

/**
 * A column that a spreadsheet of a kind may have. Its key says where its cells go:
 *
 * ```
 * key  = place [ "@" language ]         name    name@de    shipping.port
 * list = list "[]." field [ "@" … ]     priceTiers[].price    importantAttributes[].value@de    images[].image
 * item = list "[" name "]" [ "@" … ]    priceTiers[500]    importantAttributes[Material]@de
 * ```
 *
 * - Without a language: the value in the source language, which those that say nothing show.
 * - Of a column with `[]` a cell has one line for each item; what stands in the same line of the list's columns is one
 *   item. In a line `\n` is a line break and `\\` a backslash. A file with a row for each item says the same: `joinRows`
 *   makes one row of them.
 * - A column of one item holds its value; the item is told by the first of its two fields.
 */
export interface SpreadsheetColumn {
  readonly key: string
  /** The key without its language. */
  readonly field: string
  /** The language of its values; nothing for the source language and for what is the same in all. */
  readonly language?: string
  readonly kind: SpreadsheetKind
  /** The pattern of its value in the props: `images[].image.src`; nothing for what stands in the record itself. */
  readonly path?: string
  readonly list?: SpreadsheetList
  /** Whether each language may have a column of its own. */
  readonly isTranslatable: boolean
  /** Whether a new record must have it. */
  readonly isRequired: boolean
  /** Whether records are found by it. */
  readonly isMatch: boolean
  readonly choices?: readonly Json[]
  readonly reference?: Reference
  /** Of `money`: the prop that holds the currency. */
  readonly currency?: string
  /** Of `item-references`: the list whose items have the items that are named: `specTypes` and `options`. */
  readonly names?: { readonly lists: string; readonly items: string }
}

/** A list of which items may have columns of their own, since each is a name with a value: prices by quantity, attributes. */
export interface NamedList {
  readonly path: string
  /** The field that tells the items: `from`. */
  readonly by: string
  /** Whether that is a number. */
  readonly isNumbered: boolean
  /** The field with the value: `price`. */
  readonly field: string
}

/** A place of a schema at which a cell ends. */
interface Cell {
  readonly field: string
  readonly path: string
  readonly kind: SpreadsheetKind
  readonly node: SchemaNode
  readonly isRequired: boolean
  readonly list?: SpreadsheetList
}

const media: ReadonlySet<string | undefined> = new Set(['image', 'video'])

function scalarKind(node: SchemaNode): SpreadsheetKind | undefined {
  if (isWhole(node)) return 'rich-text'
  if ((node.oneOf ?? []).some((branch) => deref(branch).money !== undefined) || node.money !== undefined) return 'money'
  if (node.enum) return 'choice'
  switch (node.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'switch'
    case 'string':
      if (node.format === 'asset') return 'file'
      return node.format === 'date' ? 'date' : 'text'
    default:
      return undefined
  }
}

interface Where {
  readonly field: string
  readonly path: string
  readonly isRequired: boolean
  readonly list?: SpreadsheetList | undefined
}

const inside = (where: Where, name: string, isRequired = false): Where => ({
  field: childPath(where.field, name),
  path: childPath(where.path, name),
  isRequired,
  ...(where.list && { list: { ...where.list, field: childPath(where.list.field, name) } }),
})

/** What a picture or a film says beside its file; its size comes with the file. */
const besideMedia: ReadonlySet<string> = new Set(['alt', 'title', 'poster', 'captions'])

function cellsOfList(node: SchemaNode, where: Where): readonly Cell[] {
  const items = node.items && deref(node.items)
  if (!items) return []
  const cell = (kind: SpreadsheetKind): readonly Cell[] => [{ ...where, node, kind } as Cell]
  if (items.reference) return cell('references')
  if (items.enum) return cell('choices')
  if (node.setter === 'item-reference') return cell('item-references')
  if (!hasItemIds(node)) return []
  const fields = Object.entries(propertiesOf(items)).filter(([name]) => name !== 'id')
  // A list in an item stands in one line, so its items must be one text each.
  if (where.list) return fields.length === 1 ? cell('items') : []
  const path = where.path
  return fields.flatMap(([name, child]) =>
    cellsAt(deref(child), {
      field: `${where.field}[].${name}`,
      path: `${path}[].${name}`,
      isRequired: (items.required ?? []).includes(name),
      list: { path, field: name },
    }),
  )
}

function cellsAt(node: SchemaNode, where: Where): readonly Cell[] {
  if (node.type === 'array') return cellsOfList(node, where)
  const kind = scalarKind(node)
  if (kind) return [{ ...where, node, kind } as Cell]
  if (node.type !== 'object') return []
  const children = Object.entries(propertiesOf(node)).map(([name, child]) => [name, deref(child)] as const)
  if (!media.has(node.$id))
    return children.flatMap(([name, child]) =>
      cellsAt(child, inside(where, name, (node.required ?? []).includes(name))),
    )
  return children.flatMap(([name, child]): readonly Cell[] => {
    if (name === 'src') {
      const { path, list } = inside(where, name)
      const kind = node.$id === 'image' ? 'picture' : 'file'
      return [{ field: where.field, path, isRequired: where.isRequired, ...(list && { list }), node: child, kind }]
    }
    return besideMedia.has(name) ? cellsAt(child, inside(where, name)) : []
  })
}

function columnOf(entity: EntitySpec, { field, path, kind, node, isRequired, list }: Cell): SpreadsheetColumn {
  const items = node.items && deref(node.items)
  const money = [node, ...(node.oneOf ?? []).map(deref)].find((one) => one.money !== undefined)?.money
  const isTranslatable =
    node.translatable === true ||
    (kind === 'items' && items !== undefined && Object.values(propertiesOf(items)).some((one) => one.translatable))
  const choices = kind === 'choices' ? items?.enum : node.enum
  const { lists, items: named } = (node.setterOptions ?? {}) as { readonly lists?: string; readonly items?: string }
  return {
    key: field,
    field,
    kind,
    path,
    ...(list && { list }),
    isTranslatable,
    isRequired,
    isMatch: entity.match.includes(field),
    ...(choices && { choices }),
    ...(items?.reference && { reference: items.reference }),
    ...(money !== undefined && { currency: money }),
    ...(lists !== undefined && named !== undefined && { names: { lists, items: named } }),
  }
}

const ofRecord = (entity: EntitySpec): readonly SpreadsheetColumn[] => {
  const column = (key: string, kind: SpreadsheetKind, more: Partial<SpreadsheetColumn> = {}): SpreadsheetColumn => ({
    ...{ key, field: key, kind, isTranslatable: false, isRequired: false },
    isMatch: entity.match.includes(key),
    ...more,
  })
  return [
    column('id', 'id'),
    column('slug', 'slug'),
    column('status', 'choice', { choices: statuses }),
    column('order', 'number'),
    column('publishedAt', 'date'),
  ]
}

const known = new WeakMap<EntitySpec, readonly SpreadsheetColumn[]>()

/** The columns of the source language; those of single items are made as they are named. */
function baseColumns(entity: EntitySpec): readonly SpreadsheetColumn[] {
  const before = known.get(entity)
  if (before) return before
  const cells = cellsAt(entity.props, { field: '', path: '', isRequired: false })
  const columns = [...ofRecord(entity), ...cells.map((cell) => columnOf(entity, cell))]
  known.set(entity, columns)
  return columns
}

const inLanguage = (column: SpreadsheetColumn, language: string): SpreadsheetColumn => ({
  ...column,
  key: `${column.field}@${language}`,
  language,
  isRequired: false,
  isMatch: false,
})

/**
 * All columns that a spreadsheet of a kind can have, but for those of single items (`priceTiers[500]`), which
 * `spreadsheetColumn` reads: first the record's own, then its values in the order of the schema, each followed by those
 * in other languages.
 *
 * @param languages codes of those beside the source language.
 */
export const spreadsheetColumnsOf = (
  entity: EntitySpec,
  languages: readonly string[] = [],
): readonly SpreadsheetColumn[] =>
  baseColumns(entity).flatMap((column) => [
    column,
    ...(column.isTranslatable ? languages.map((language) => inLanguage(column, language)) : []),
  ])

/** The lists of a kind of which items may have columns of their own: those whose items are a name and a value. */
export function namedListsOf(entity: EntitySpec): readonly NamedList[] {
  const byList = Map.groupBy(
    baseColumns(entity).filter(({ list }) => list),
    ({ list }) => list?.path ?? '',
  )
  return [...byList].flatMap(([path, columns]) => {
    const [name, value, ...others] = columns
    const isPair = name?.list && value?.list && others.length === 0 && name.isRequired && value.isRequired
    if (!isPair || !name.list || !value.list || !['text', 'number'].includes(name.kind)) return []
    return [{ path, by: name.list.field, isNumbered: name.kind === 'number', field: value.list.field }]
  })
}

/** The key of a column of one item: `itemColumnKey('priceTiers', '500')`. */
export const itemColumnKey = (list: string, item: string, language?: string): string =>
  `${list}[${item}]${language === undefined ? '' : `@${language}`}`

const itemKey = /^([A-Za-z][A-Za-z0-9.]*)\[([\s\S]+)\](?:@([A-Za-z0-9-]+))?$/
const languageCode = new RegExp(languagePattern)

/**
 * A column by its key, those of single items too; nothing when the kind has none like it.
 *
 * `spreadsheetColumn(entities.product, 'importantAttributes[Material]@de')?.list?.item` → `Material`
 */
export function spreadsheetColumn(entity: EntitySpec, key: string): SpreadsheetColumn | undefined {
  const columns = baseColumns(entity)
  const plain = columns.find((column) => column.key === key)
  if (plain) return plain
  const at = key.lastIndexOf('@')
  const [field, code] = at === -1 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)]
  const translated = columns.find((column) => column.key === field && column.isTranslatable)
  if (translated) return languageCode.test(code) ? inLanguage(translated, code) : undefined
  const [, path, item = '', language] = itemKey.exec(key) ?? []
  const named = namedListsOf(entity).find((list) => list.path === path)
  const value = named && columns.find(({ list }) => list?.path === path && list?.field === named.field)
  if (!named || !value?.list) return undefined
  if (named.isNumbered && !/^[1-9][0-9]{0,8}$/.test(item)) return undefined
  const column = { ...value, isRequired: false, field: itemColumnKey(named.path, item), key }
  const ofItem = { ...column, list: { ...value.list, item, by: named.by } }
  if (language === undefined) return ofItem
  return value.isTranslatable && languageCode.test(language) ? { ...ofItem, language, isMatch: false } : undefined
}
