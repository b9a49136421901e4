import type { SchemaNode } from '../keywords.ts'
import type { EntitySpec } from './entity.ts'
import { type CellKind, columnsOf, type EntityColumn } from './entity-columns.ts'

/** How a table is filtered by a column: by some of its values, from one to another, or by what languages lack. */
export type FilterKind = 'values' | 'range' | 'dates' | 'languages'

export interface EntityFilter {
  readonly column: EntityColumn
  readonly kind: FilterKind
  /** Whether it is offered until somebody chooses another. */
  readonly isShown: boolean
}

const kindOf: Partial<Readonly<Record<CellKind, FilterKind>>> = {
  text: 'values',
  choice: 'values',
  switch: 'values',
  reference: 'values',
  state: 'values',
  number: 'range',
  money: 'range',
  date: 'dates',
  languages: 'languages',
}

/** Columns of every record whose values are not kept by themselves, and by which nobody filters. */
const notFiltered: ReadonlySet<string> = new Set(['order', 'slug'])

/** A state to filter by that is none of a record itself: it gets another one by itself, at a time. */
export const SCHEDULED = 'scheduled'

const known = new WeakMap<EntitySpec, readonly EntityFilter[]>()

/** By what the table of a kind may be filtered: what it offers at first, in its order, then everything else. */
export function filtersOf(entity: EntitySpec): readonly EntityFilter[] {
  const before = known.get(entity)
  if (before) return before
  const all = columnsOf(entity).flatMap((column): readonly EntityFilter[] => {
    const kind = kindOf[column.kind]
    const isPossible = column.path === undefined ? !notFiltered.has(column.name) : column.isIndexed
    if (!kind || !isPossible) return []
    return [{ column, kind, isShown: entity.filters.includes(column.name) }]
  })
  const filters = [
    ...entity.filters.flatMap((name) => all.find(({ column }) => column.name === name) ?? []),
    ...all.filter(({ isShown }) => !isShown),
  ]
  known.set(entity, filters)
  return filters
}

/** Some values of a column, of which one must be there; `''` stands for none. */
export type ValuesFilter = readonly string[]

/** Both ends count; amounts are in minor units, for one unit. */
export interface RangeFilter {
  readonly from?: number
  readonly to?: number
}

/** Days or times, as ISO 8601; the end does not count. */
export interface DatesFilter {
  readonly from?: string
  readonly to?: string
}

/** Languages of which all lack texts, or hold texts whose source has changed since. */
export interface LanguagesFilter {
  readonly missing?: readonly string[]
  readonly outdated?: readonly string[]
}

/** What rows must be like, by column; all of it must hold. */
export type RowsFilter = Readonly<Record<string, ValuesFilter | RangeFilter | DatesFilter | LanguagesFilter>>

const values = {
  type: 'array',
  minItems: 1,
  maxItems: 100,
  items: { type: 'string', maxLength: 300 },
} as const satisfies SchemaNode

const between = (end: SchemaNode): SchemaNode => ({
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: { from: end, to: end },
})

const languages = { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', maxLength: 35 } } as const

const schemas: Readonly<Record<FilterKind, SchemaNode>> = {
  values,
  range: between({ type: 'number' }),
  dates: between({ type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}', maxLength: 40 }),
  languages: {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: { missing: languages, outdated: languages },
  },
}

const ofEntities = new WeakMap<EntitySpec, SchemaNode>()

/** What a filter of a kind looks like: an object with a property for each column that it is filtered by. */
export function filterSchemaOf(entity: EntitySpec): SchemaNode {
  const before = ofEntities.get(entity)
  if (before) return before
  const schema: SchemaNode = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      filtersOf(entity).map(({ column, kind }) => [
        column.name,
        kind === 'values' && column.choices ? withChoices(column) : schemas[kind],
      ]),
    ),
  }
  ofEntities.set(entity, schema)
  return schema
}

/** Only what may be chosen; numbers stand as text in a filter. A state is never missing. */
const withChoices = ({ choices = [], path, kind }: EntityColumn): SchemaNode => ({
  ...values,
  items: {
    enum: [...(path === undefined ? [] : ['']), ...choices.map(String), ...(kind === 'state' ? [SCHEDULED] : [])],
  },
})
