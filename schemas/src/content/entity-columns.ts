import { deref, isWhole, propertiesOf } from '../derive/walk.ts'
import type { Json } from '../json.ts'
import type { Reference, SchemaNode } from '../keywords.ts'
import { splitPath } from '../paths/path.ts'
import type { ComputedColumn, EntitySpec } from './entity.ts'
import { statuses } from './kinds.ts'

/** How a cell shows its value. */
export type CellKind =
  | 'text'
  /** The first 80 letters of a rich text. */
  | 'rich-text'
  | 'number'
  /** An amount with its currency. */
  | 'money'
  | 'choice'
  | 'switch'
  | 'image'
  /** How many items there are. */
  | 'list'
  | 'reference'
  | 'date'
  | 'state'
  | 'languages'

/** A column that a table of contents may have. */
export interface EntityColumn {
  readonly name: string
  readonly kind: CellKind
  /** The pattern of its value in the props; nothing for what stands in the record itself. */
  readonly path?: string
  /** Whether it is there until somebody chooses other columns. */
  readonly isShown: boolean
  /** Whether each language may have a value of its own. */
  readonly isTranslatable: boolean
  /** Whether it may not be left empty. */
  readonly isRequired: boolean
  /** Whether its values are kept by themselves, so that tables are sorted and filtered by them. */
  readonly isIndexed: boolean
  readonly isSortable: boolean
  /** Whether it is edited in its cell, and in many records at once. */
  readonly isEditable: boolean
  readonly isBulkEditable: boolean
  /** In CSS pixels, where the schema says one. */
  readonly width?: number
  /** What may be chosen. */
  readonly choices?: readonly Json[]
  /** What it names, and whether it names several. */
  readonly reference?: Reference & { readonly isMany: boolean }
  /** Of money: the prop that holds the currency. */
  readonly currency?: string
  /** How it is worked out of several values. */
  readonly computed?: ComputedColumn
}

/** What stands in every record beside its props. */
export const recordColumns = [
  'state',
  'languages',
  'order',
  'slug',
  'created',
  'updated',
  'published',
  'scheduled',
] as const
type RecordColumn = (typeof recordColumns)[number]

/** Longer texts are edited where there is room for them. */
const SHORT = 300

const bareColumn = { isShown: false, isTranslatable: false, isIndexed: false, isRequired: true } as const

const ofRecord: Readonly<Record<RecordColumn, Omit<EntityColumn, 'name'>>> = {
  state: { ...bareColumn, kind: 'state', choices: statuses, isSortable: false, isEditable: true, isBulkEditable: true },
  languages: { ...bareColumn, kind: 'languages', isSortable: false, isEditable: false, isBulkEditable: false },
  order: { ...bareColumn, kind: 'number', isSortable: true, isEditable: false, isBulkEditable: false },
  slug: { ...bareColumn, kind: 'text', isSortable: false, isEditable: true, isBulkEditable: false },
  created: { ...bareColumn, kind: 'date', isSortable: true, isEditable: false, isBulkEditable: false },
  updated: { ...bareColumn, kind: 'date', isSortable: true, isEditable: false, isBulkEditable: false },
  published: { ...bareColumn, kind: 'date', isSortable: true, isEditable: true, isBulkEditable: true },
  // When it is published or hidden next, by itself.
  scheduled: { ...bareColumn, kind: 'date', isSortable: true, isEditable: false, isBulkEditable: false },
}

/** The branches that a value may be of, itself among them. */
const branchesOf = (node: SchemaNode): readonly SchemaNode[] => [node, ...(node.oneOf ?? []).map(deref)]

const moneyIn = (node: SchemaNode): SchemaNode | undefined => branchesOf(node).find(({ money }) => money !== undefined)

const referenceIn = ({ reference, items }: SchemaNode): EntityColumn['reference'] => {
  if (reference) return { ...reference, isMany: false }
  const ofItems = items && deref(items).reference
  return ofItems && { ...ofItems, isMany: true }
}

/** What a schema looks like in a cell; nothing for what no cell can show. */
function cellKindOf(node: SchemaNode): CellKind | undefined {
  if (referenceIn(node)) return 'reference'
  if (moneyIn(node)) return 'money'
  if (isWhole(node)) return 'rich-text'
  if (node.$id === 'image') return 'image'
  if (node.enum) return 'choice'
  switch (node.type) {
    case 'array':
      return 'list'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'switch'
    case 'string':
      if (node.format === 'asset') return undefined
      return node.format === 'date' ? 'date' : 'text'
    default:
      return undefined
  }
}

/** The schema at a pattern of props: `images[].image`. */
function nodeAt(props: SchemaNode, pattern: string): SchemaNode | undefined {
  let node: SchemaNode | undefined = deref(props)
  for (const segment of splitPath(pattern)) {
    const child: SchemaNode | undefined = 'name' in segment ? node && propertiesOf(node)[segment.name] : node?.items
    node = child && deref(child)
  }
  return node
}

const editable: ReadonlySet<CellKind> = new Set(['text', 'number', 'choice', 'switch', 'reference', 'date', 'money'])
/** What is chosen from a list has few values, by which it is found. */
const alwaysIndexed: ReadonlySet<CellKind> = new Set(['choice', 'reference', 'switch'])
const sortable: ReadonlySet<CellKind> = new Set(['text', 'number', 'money', 'choice', 'date', 'switch'])

interface ColumnOptions {
  readonly name: string
  readonly path: string
  readonly computed?: ComputedColumn | undefined
}

function columnOf(entity: EntitySpec, { name, path, computed }: ColumnOptions): EntityColumn | undefined {
  const node = nodeAt(entity.props, path)
  const kind = node && cellKindOf(node)
  if (!node || !kind) return undefined
  const money = moneyIn(node)
  const isTop = !path.includes('.') && !path.includes('[')
  const reference = referenceIn(node)
  const isLong =
    kind === 'text' && (node.setter === 'long-text' || (node.maxLength ?? Number.POSITIVE_INFINITY) > SHORT)
  const mayBeEdited = isTop && !computed && editable.has(kind)
  const { cell } = node
  const isIndexed = alwaysIndexed.has(kind) || branchesOf(node).some(({ index }) => index === true)
  return {
    name,
    kind,
    path,
    isShown: entity.columns.includes(name),
    isTranslatable: node.translatable === true,
    isRequired: isTop && (entity.props.required ?? []).includes(path),
    isIndexed,
    isSortable: isIndexed && sortable.has(kind),
    isEditable: cell?.edit ?? (mayBeEdited && !isLong),
    // All records of a table with one name would be a slip.
    isBulkEditable:
      cell?.bulk ?? (name !== 'title' && isTop && !computed && (editable.has(kind) || kind === 'rich-text')),
    ...(cell?.width !== undefined && { width: cell.width }),
    ...(node.enum && { choices: node.enum }),
    ...(reference && { reference }),
    ...(money?.money !== undefined && { currency: money.money }),
    ...(computed && { computed }),
  }
}

const known = new WeakMap<EntitySpec, readonly EntityColumn[]>()

/**
 * All columns that the table of a kind may have: those that it shows at first, in their order, then what else its
 * records hold.
 *
 * `columnsOf(entities.product).find(({ name }) => name === 'price')?.kind` → `money`
 */
export function columnsOf(entity: EntitySpec): readonly EntityColumn[] {
  const before = known.get(entity)
  if (before) return before
  const { title, picture, computed = {}, props } = entity
  const named: readonly ColumnOptions[] = [
    { name: 'title', path: title },
    ...(picture === undefined ? [] : [{ name: 'picture', path: picture }]),
    ...Object.entries(computed).map(([name, one]) => ({ name, path: one.path, computed: one })),
    ...Object.keys(props.properties)
      .filter((name) => name !== title && name !== picture)
      .map((name) => ({ name, path: name })),
  ]
  const ofProps = named.flatMap((one) => columnOf(entity, one) ?? [])
  const ofRecords = recordColumns.map((name): EntityColumn => {
    return { name, ...ofRecord[name], isShown: entity.columns.includes(name) }
  })
  const all = new Map([...ofProps, ...ofRecords].map((column) => [column.name, column]))
  const shown = entity.columns.flatMap((name) => all.get(name) ?? [])
  const columns = [...shown, ...[...all.values()].filter(({ isShown }) => !isShown)]
  known.set(entity, columns)
  return columns
}

/** A column by its name. */
export const columnCalled = (entity: EntitySpec, name: string): EntityColumn | undefined =>
  columnsOf(entity).find((column) => column.name === name)
