import {
  type EntitySpec,
  fromLines,
  getIn,
  isList,
  isObject,
  itemPath,
  type Json,
  type JsonObject,
  newId,
  own,
  removeIn,
  type Settings,
  type SpreadsheetColumn,
  type Status,
  schemaAt,
  setIn,
  spreadsheetColumnsOf,
} from '@vitrine/schemas'
import { slugFrom } from '../document/slug.ts'
import { type CellProblem, problemWith, splitParts } from './cell-value.ts'
import { type CellOptions, readCell } from './read-cell.ts'
import { cellOf, idOf, innerField, itemCalled, itemText, listAt, type RecordOfCells } from './record-cells.ts'

/** How the rows of an import are read. */
export interface RowOptions extends CellOptions {
  readonly emptyCells: 'keep' | 'clear'
  /** The status of a new record whose row names none. */
  readonly newAre: Status
  /** What a new record says where its row says nothing: the usual currency. */
  readonly newProps?: JsonObject
}

/** A problem of a row, with the key of the column where it is about one. */
export interface RowProblem extends CellProblem {
  readonly column?: string
}

/** What changes in a column: what is new has no `before`, what is taken away no `after`. */
export interface RowChange {
  readonly column: string
  readonly before?: string
  readonly after?: string
}

export interface ReadRow {
  /** The record with what the row says. Of no use where there are problems. */
  readonly record: RecordOfCells
  readonly changes: readonly RowChange[]
  readonly problems: readonly RowProblem[]
}

export interface RowToRead {
  readonly entity: EntitySpec
  /** By the cells; nothing for columns that are left out. */
  readonly columns: readonly (SpreadsheetColumn | undefined)[]
  readonly cells: readonly string[]
  /** The record that the row is about; nothing for a new one. */
  readonly record?: RecordOfCells | undefined
  /** The id of a new record. */
  readonly id: string
}

/** A cell that says something else than the record. */
interface Said {
  readonly column: SpreadsheetColumn
  readonly text: string
  readonly isChanged: boolean
}

const empty = (id: string, { newAre: status, newProps: props = {} }: RowOptions): RecordOfCells => ({
  id,
  slug: '',
  status,
  order: 0,
  settings: { props },
})

/** What a row does to settings, step by step. */
class Draft {
  settings: Settings
  readonly problems: RowProblem[] = []
  readonly #options: CellOptions

  constructor(settings: Settings, options: CellOptions) {
    this.settings = settings
    this.#options = options
  }

  refuse(column: SpreadsheetColumn, { key, params }: CellProblem): void {
    this.problems.push({ column: column.key, key, params })
  }

  /** The value of a text; nothing where it is wrong, which is noted. */
  read(column: SpreadsheetColumn, text: string): Json | undefined {
    const read = readCell(text, column, this.settings, this.#options)
    if ('value' in read) return read.value
    this.refuse(column, read.problem)
    return undefined
  }

  set(path: string, language: string | undefined, value: Json | undefined): void {
    const { props, editPropsByLangEnvMap: maps = {} } = this.settings
    if (language === undefined) {
      const next = value === undefined ? removeIn(props, path) : setIn(props, path, value)
      this.settings = { ...this.settings, props: isObject(next) ? next : {} }
      return
    }
    const { [path]: _old, ...others } = maps[language] ?? {}
    const map = value === undefined ? others : { ...others, [path]: value }
    this.settings = { ...this.settings, editPropsByLangEnvMap: { ...maps, [language]: map } }
  }

  /** A file in place of another one; what belongs to the old file goes. */
  setMedia(path: string, language: string | undefined, value: JsonObject): void {
    const src = own(value, 'src') as Json
    const around = path.slice(0, path.lastIndexOf('.'))
    const isWhole = language === undefined && path.endsWith('.src')
    if (!isWhole) {
      this.set(path, language, src)
      return
    }
    const old = getIn(this.settings.props, around)
    const said = isObject(old) ? Object.fromEntries(Object.entries(old).filter(([name]) => besideFile.has(name))) : {}
    this.set(around, undefined, { ...said, ...value })
  }

  write(column: SpreadsheetColumn, path: string, text: string): void {
    const { language, kind } = column
    if (text === '') {
      const isWhole = path.endsWith('.src') && language === undefined
      this.set(isWhole ? path.slice(0, path.lastIndexOf('.')) : path, language, undefined)
      return
    }
    const value = this.read(column, text)
    if (value === undefined) return
    if (kind === 'picture' || kind === 'file') this.setMedia(path, language, value as JsonObject)
    else this.set(path, language, value)
  }

  /** Texts of the items of a list in an item. */
  writeItems(column: SpreadsheetColumn, path: string, text: string): void {
    const { language } = column
    const old = getIn(this.settings.props, path)
    const items = isList(old) ? old : []
    const field = innerField(items)
    const texts = text === '' ? [] : splitParts(text, '|')
    if (language !== undefined) {
      if (texts.length > items.length) {
        this.refuse(column, { key: 'problem.import.lines', params: {} })
        return
      }
      for (const [at, item] of items.entries())
        this.set(`${itemPath(path, idOf(item))}.${field}`, language, texts[at] || undefined)
      return
    }
    const ids = matched(
      texts,
      items.map((item) => String(own(item, field) ?? '')),
    )
    const next = texts.map((one, at): Json => {
      const known = items[ids[at] ?? -1]
      return { ...(isObject(known) ? known : { id: newId() }), [field]: one }
    })
    this.set(path, undefined, next.length > 0 ? next : undefined)
  }

  writeOf(column: SpreadsheetColumn, path: string, text: string): void {
    if (column.kind === 'items') this.writeItems(column, path, text)
    else this.write(column, path, text)
  }
}

/** What is said of a file in words, which stays when another file comes in its place. */
const besideFile: ReadonlySet<string> = new Set(['alt', 'title', 'poster', 'captions'])

/**
 * Which of some items each text is about, by their index: the one that says the same, else the one in its place, where
 * no other text is about it.
 */
function matched(texts: readonly string[], known: readonly string[]): readonly (number | undefined)[] {
  const free = new Map<string, number[]>()
  for (const [at, text] of known.entries()) free.set(text, [...(free.get(text) ?? []), at])
  const exact = texts.map((text) => free.get(text)?.shift())
  const taken = new Set(exact)
  return exact.map((found, at) => found ?? (at < known.length && !taken.has(at) ? at : undefined))
}

/** Writes the columns of a list that hold a line for each item. */
function writeLines(draft: Draft, list: string, said: readonly Said[], entity: EntitySpec): void {
  const base = said.filter(({ column, text }) => column.language === undefined && text !== '')
  const lines = new Map(said.map((one) => [one, fromLines(one.text)]))
  const count = Math.max(0, ...base.map((one) => lines.get(one)?.length ?? 0))
  const textAt = (one: Said, at: number) => lines.get(one)?.[at] ?? ''
  const all = Array.from({ length: count }, (_, at) => at)
  const used = all.filter((at) => said.some((one) => textAt(one, at) !== ''))
  const old = listAt(draft.settings, list)
  /** The item of each line, by its index in the file. */
  const items = new Map<number, string>()
  const isSaid = said.some(({ column, text, isChanged }) => column.language === undefined && (text !== '' || isChanged))
  if (isSaid) {
    const [key] = base.filter(({ column }) => column.isRequired)
    const before = old.map((item) => (key ? itemText(draft.settings, key.column, item) : ''))
    const ids = key
      ? matched(
          used.map((at) => textAt(key, at)),
          before,
        )
      : used.map((_, at) => (at < old.length ? at : undefined))
    const next = used.map((at, index): JsonObject => {
      const known = old[ids[index] ?? -1]
      const item = isObject(known) ? known : { id: newId() }
      items.set(at, idOf(item))
      return item
    })
    draft.set(list, undefined, next.length > 0 ? next : undefined)
  } else for (const [at, item] of old.entries()) items.set(at, idOf(item))

  for (const one of said) {
    const { column, text } = one
    const { field = '' } = column.list ?? {}
    // A column of the file that says nothing at all leaves its values as they are.
    if (text === '' && !one.isChanged) continue
    if (column.language === undefined && !isSaid) continue
    if (text !== '' && fromLines(text).some((line, at) => line !== '' && !items.has(at))) {
      draft.refuse(column, { key: 'problem.import.lines', params: {} })
      continue
    }
    for (const [at, id] of items) {
      const path = `${itemPath(list, id)}.${field}`
      const line = textAt(one, at)
      const isText = column.kind === 'text' && column.isRequired && column.language === undefined
      if (line === '' && isText && !isShortest(entity, column)) draft.set(path, undefined, '')
      else draft.writeOf(column, path, line)
    }
  }
}

/** Whether a text may not be empty. */
const isShortest = (entity: EntitySpec, { path = '' }: SpreadsheetColumn): boolean => {
  const node = schemaAt(entity.props, path.replaceAll('[]', '[aaaaaaaa]'))
  return (node?.minLength ?? 0) > 0
}

/** Writes a column of one item; the item comes and goes with its value. */
function writeItem(draft: Draft, { column, text }: Said): void {
  const { list } = column
  if (!list || list.item === undefined || list.by === undefined) return
  const item = itemCalled(draft.settings, column)
  const old = listAt(draft.settings, list.path)
  if (column.language !== undefined) {
    if (item === undefined) {
      if (text !== '') draft.refuse(column, { key: 'problem.import.item', params: { name: list.item } })
      return
    }
    draft.writeOf(column, `${itemPath(list.path, idOf(item))}.${list.field}`, text)
    return
  }
  if (text === '') {
    const rest = old.filter((one) => one !== item)
    if (item !== undefined) draft.set(list.path, undefined, rest.length > 0 ? rest : undefined)
    return
  }
  if (item !== undefined) {
    draft.writeOf(column, `${itemPath(list.path, idOf(item))}.${list.field}`, text)
    return
  }
  const isNumbered = list.path !== '' && /^\d+$/.test(list.item) && column.kind === 'money'
  const by = isNumbered ? Number(list.item) : list.item
  const added: JsonObject = { id: newId(), [list.by]: by }
  const place = isNumbered ? old.findIndex((one) => Number(own(one, list.by ?? '')) > Number(by)) : -1
  draft.set(list.path, undefined, old.toSpliced(place === -1 ? old.length : place, 0, added))
  draft.writeOf(column, `${itemPath(list.path, String(added.id))}.${list.field}`, text)
}

/** Takes away what languages say of items that are gone. */
function withoutLostItems(settings: Settings): Settings {
  const isThere = (path: string) => {
    const end = path.lastIndexOf(']')
    return end === -1 || getIn(settings.props, path.slice(0, end + 1)) !== undefined
  }
  const only = <T>(maps: Readonly<Record<string, Readonly<Record<string, T>>>> | undefined) => {
    const kept = Object.entries(maps ?? {}).flatMap(([language, map]) => {
      const entries = Object.entries(map).filter(([path]) => isThere(path))
      return entries.length > 0 ? [[language, Object.fromEntries(entries)] as const] : []
    })
    return kept.length > 0 ? Object.fromEntries(kept) : undefined
  }
  const { editPropsByLangEnvMap: maps, translationMeta: meta, alike, deletePropsPaths: deletions, ...rest } = settings
  const keptAlike = Object.entries(alike ?? {}).filter(([path]) => isThere(path))
  const [keptMaps, keptMeta, keptDeletions] = [only(maps), only(meta), deletions?.filter(isThere)]
  return {
    ...rest,
    ...(keptMaps && { editPropsByLangEnvMap: keptMaps }),
    ...(keptMeta && { translationMeta: keptMeta }),
    ...(keptAlike.length > 0 && { alike: Object.fromEntries(keptAlike) }),
    ...(keptDeletions && keptDeletions.length > 0 && { deletePropsPaths: keptDeletions }),
  }
}

type Fields = { -readonly [K in 'slug' | 'status' | 'order' | 'publishedAt']?: RecordOfCells[K] }

/** What a row says of the record itself. */
function readFields(draft: Draft, said: readonly Said[]): Fields {
  const fields: Fields = {}
  for (const { column, text } of said) {
    if (column.path !== undefined || column.field === 'id' || text === '') continue
    const value = draft.read(column, text)
    if (value !== undefined) Object.assign(fields, { [column.field]: value })
  }
  return fields
}

/**
 * What a row of a spreadsheet makes of a record. A cell that says what the record says changes nothing, whatever it is,
 * so that what an export wrote comes back as it was; neither does an empty one, unless empty cells clear.
 */
export function readRow({ entity, columns, cells, record, id }: RowToRead, options: RowOptions): ReadRow {
  const before = record ?? empty(id, options)
  const said = columns.flatMap((column, at): readonly Said[] => {
    if (!column) return []
    const text = cells[at] ?? ''
    const was = record ? cellOf(record, column) : ''
    const isEmpty = text.trim() === '' && (options.emptyCells === 'keep' || !record)
    return [{ column, text: isEmpty ? '' : text.trim() === '' ? '' : text, isChanged: text !== was && !isEmpty }]
  })
  const changed = said.filter(({ isChanged }) => isChanged)
  const draft = new Draft(before.settings, options)
  const fields = readFields(draft, changed)
  for (const { column, text } of changed)
    if (column.path !== undefined && !column.list) draft.write(column, column.path, text)
  for (const [list, ofList] of byList(said, entity)) {
    if (!ofList.some(({ isChanged }) => isChanged)) continue
    const whole = ofList.filter(({ column }) => column.list?.item === undefined)
    if (whole.some(({ isChanged }) => isChanged)) writeLines(draft, list, whole, entity)
    const items = ofList.filter(({ column, isChanged }) => column.list?.item !== undefined && isChanged)
    // What a language says needs its item.
    for (const one of items) if (one.column.language === undefined) writeItem(draft, one)
    for (const one of items) if (one.column.language !== undefined) writeItem(draft, one)
  }
  const settings = withoutLostItems(draft.settings)
  const title = settings.props[entity.title]
  const slug = fields.slug ?? (before.slug || slugFrom(typeof title === 'string' ? title : ''))
  const next: RecordOfCells = { ...before, ...fields, slug, settings }
  return {
    record: next,
    changes: changesOf(record, next, columns),
    problems: [...draft.problems, ...missing(entity, next, columns)],
  }
}

/** The lists that a row says something of, in the order of the schema: combinations name items of others. */
function byList(said: readonly Said[], entity: EntitySpec): ReadonlyMap<string, readonly Said[]> {
  const order = new Map(spreadsheetColumnsOf(entity).map(({ list }, at) => [list?.path ?? '', at]))
  const lists = Map.groupBy(
    said.filter(({ column }) => column.list),
    ({ column }) => column.list?.path ?? '',
  )
  return new Map([...lists].sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)))
}

/** What every record must have. */
function missing(
  entity: EntitySpec,
  { settings }: RecordOfCells,
  columns: readonly (SpreadsheetColumn | undefined)[],
): readonly RowProblem[] {
  return (entity.props.required ?? [])
    .filter((name) => settings.props[name] === undefined)
    .map((name) => ({
      ...problemWith('problem.required', { missingProperty: name }).problem,
      ...(columns.some((column) => column?.key === name) && { column: name }),
    }))
}

function changesOf(
  record: RecordOfCells | undefined,
  next: RecordOfCells,
  columns: readonly (SpreadsheetColumn | undefined)[],
): readonly RowChange[] {
  return columns.flatMap((column): readonly RowChange[] => {
    if (!column || column.field === 'id') return []
    const [before, after] = [record ? cellOf(record, column) : '', cellOf(next, column)]
    if (before === after) return []
    return [{ column: column.key, ...(before !== '' && { before }), ...(after !== '' && { after }) }]
  })
}

/** What the cells of some rows name: files, and contents by their kinds. */
export function namesIn(
  columns: readonly (SpreadsheetColumn | undefined)[],
  rows: readonly (readonly string[])[],
): { readonly media: ReadonlySet<string>; readonly contents: ReadonlyMap<string, ReadonlySet<string>> } {
  const media = new Set<string>()
  const contents = new Map<string, Set<string>>()
  for (const [at, column] of columns.entries()) {
    const isMedia = column?.kind === 'picture' || column?.kind === 'file'
    if (!column || (!isMedia && !column.reference)) continue
    for (const row of rows) {
      const text = row[at] ?? ''
      if (isMedia) for (const line of column.list ? fromLines(text) : [text]) if (line.trim()) media.add(line.trim())
      if (!column.reference) continue
      const ofKind = contents.get(column.reference.kind) ?? new Set()
      contents.set(column.reference.kind, ofKind)
      for (const part of splitParts(text, ',')) if (part !== '') ofKind.add(part)
    }
  }
  return { media, contents }
}
