import {
  type EntitySpec,
  isList,
  itemColumnKey,
  type NamedList,
  namedListsOf,
  own,
  patternOf,
  type SpreadsheetColumn,
  spreadsheetColumn,
  spreadsheetColumnsOf,
  topName,
} from '@vitrine/schemas'
import { cellOf, type RecordOfCells } from './record-cells.ts'

/** How lists whose items are a name and a value stand in a spreadsheet: a line in a cell or a column for each item. */
export type ListForm = 'lines' | 'columns'

/** So many items of a list have columns at most. */
const MOST_ITEMS = 60
/** So many different orders of items are looked at. */
const MOST_ORDERS = 2000

/** What was seen of a list whose items may have columns of their own. */
interface SeenList {
  readonly list: NamedList
  /** The names in the order of their columns. */
  readonly names: string[]
  readonly orders: Set<string>
  /** Whether columns could not say the same. */
  isLost: boolean
}

const isAscending = (names: readonly string[]): boolean =>
  names.every((name, at) => at === 0 || Number(names[at - 1]) < Number(name))

/** Whether some names stand in an order in which they are found in another one. */
function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  let at = -1
  return some.every((name) => {
    at = all.indexOf(name, at + 1)
    return at !== -1
  })
}

/** Puts new names behind the one that they follow in a record. */
function merge(names: string[], ofRecord: readonly string[]): void {
  let after = -1
  for (const name of ofRecord) {
    const known = names.indexOf(name)
    if (known === -1) names.splice(++after, 0, name)
    else after = known
  }
}

/** Finds the columns that some records need, so that none of an export is empty. */
export interface ColumnsInUse {
  /** Looks at a record. */
  readonly add: (record: RecordOfCells) => void
  /** The columns in the order of the kind, the record's own first. */
  readonly columns: () => readonly SpreadsheetColumn[]
}

/**
 * @param languages codes of those that are wanted beside the source language.
 * @param fields of columns that are wanted, without languages; all when left out.
 * @param lists the form of lists with names. Where columns could not say the same, since a name is translated or used twice
 * in a record, or items stand in different orders, the list has lines all the same.
 */
export function columnsInUse(
  entity: EntitySpec,
  languages: readonly string[],
  { fields, lists }: { readonly fields?: ReadonlySet<string> | undefined; readonly lists: ListForm },
): ColumnsInUse {
  const all = spreadsheetColumnsOf(entity, languages).filter(({ field }) => !fields || fields.has(field))
  const used = new Set<string>(all.filter(({ path }) => path === undefined).map(({ key }) => key))
  const pending = new Set(all.filter(({ key }) => !used.has(key)))
  const seen =
    lists === 'lines'
      ? []
      : namedListsOf(entity).map((list): SeenList => ({ list, names: [], orders: new Set(), isLost: false }))

  function see(one: SeenList, { settings }: RecordOfCells): void {
    const { list } = one
    const items = own(settings.props, list.path)
    if (one.isLost || !isList(items) || items.length === 0) return
    const names = items.map((item) => String(own(item, list.by) ?? ''))
    const isPlain = names.every((name) => name !== '' && spreadsheetColumn(entity, itemColumnKey(list.path, name)))
    if (!isPlain || new Set(names).size < names.length || one.orders.size > MOST_ORDERS) one.isLost = true
    one.orders.add(JSON.stringify(names))
    merge(one.names, names)
    if (one.names.length > MOST_ITEMS) one.isLost = true
  }

  return {
    add(record) {
      const { settings } = record
      const said = new Map(
        Object.entries(settings.editPropsByLangEnvMap ?? {}).map(([language, map]) => [
          language,
          new Set(Object.keys(map).map((path) => patternOf(path))),
        ]),
      )
      for (const column of pending) {
        const { path = '', language, kind } = column
        const patterns = language === undefined ? undefined : said.get(language)
        const isSaid =
          language === undefined
            ? settings.props[topName(path)] !== undefined
            : patterns !== undefined &&
              (patterns.has(path) || (kind === 'items' && [...patterns].some((one) => one.startsWith(path))))
        if (!isSaid || cellOf(record, column) === '') continue
        used.add(column.key)
        pending.delete(column)
      }
      for (const one of seen) see(one, record)
    },
    columns() {
      const items = new Map<string, readonly SpreadsheetColumn[]>()
      for (const one of seen) {
        const { list } = one
        const names = list.isNumbered ? one.names.toSorted((a, b) => Number(a) - Number(b)) : one.names
        const orders = [...one.orders].map((order) => JSON.parse(order) as readonly string[])
        const isKept = orders.every((order) => (list.isNumbered ? isAscending(order) : isPartOf(order, names)))
        const isTranslated = languages.some((language) => used.has(`${list.path}[].${list.by}@${language}`))
        const isWanted = used.has(`${list.path}[].${list.field}`)
        if (one.isLost || !isKept || isTranslated || !isWanted) continue
        const said = languages.filter((language) => used.has(`${list.path}[].${list.field}@${language}`))
        items.set(
          list.path,
          names.flatMap((name) =>
            [undefined, ...said].flatMap(
              (language) => spreadsheetColumn(entity, itemColumnKey(list.path, name, language)) ?? [],
            ),
          ),
        )
      }
      return all.flatMap((column): readonly SpreadsheetColumn[] => {
        if (!used.has(column.key)) return []
        const ofItems = column.list && items.get(column.list.path)
        if (!ofItems) return [column]
        items.set(column.list?.path ?? '', [])
        return ofItems
      })
    },
  }
}
