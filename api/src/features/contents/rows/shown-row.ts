import { type LanguageOrder, type Resolved, resolve } from '@vitrine/model'
import {
  type ContentRecord,
  type ContentRow,
  type EntityColumn,
  type EntitySpec,
  isList,
  isObject,
  type Json,
} from '@vitrine/schemas'
import { textsIn } from '../plain-words.ts'
import { propsOfColumns } from './column-props.ts'
import { amountOf } from './indexed-values.ts'
import { valuesAt } from './pattern-values.ts'

/** So many letters of a rich text are shown. */
const LETTERS = 80

/** Names of contents that columns name, by what they are named with. */
export type NameOf = (column: EntityColumn, value: string) => string | undefined

interface CellsOptions {
  readonly entity: EntitySpec
  readonly columns: readonly EntityColumn[]
  readonly order: LanguageOrder
}

/** The values of some columns of a record in one language, as they are resolved. */
export type Cells = Pick<ContentRow, 'values' | 'origins'>

/** The first letters of a rich text, without one that is cut in half. */
function beginningOf(value: Json): string | undefined {
  const text = textsIn(value, '').join(' ').replaceAll(/\s+/g, ' ').trim()
  if (text === '') return undefined
  const letters = [...text]
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : text
}

function moneyOf(column: EntityColumn, props: unknown): Json | undefined {
  const prices = valuesAt(props, column.path ?? '')
  if (prices.length === 0) return undefined
  const forOne = amountOf(column, props)
  if (forOne === undefined) return 'pending'
  const [currency] = column.currency === undefined ? [] : valuesAt(props, column.currency)
  const [said] = column.computed?.per === undefined ? [] : valuesAt(props, column.computed.per)
  const per = typeof said === 'number' && said > 0 ? said : 1
  const amount = Math.min(...prices.filter((price) => typeof price === 'number'))
  return { amount, per, ...(typeof currency === 'string' && { currency }) }
}

function referencesIn(column: EntityColumn, value: Json, nameOf: NameOf): Json {
  return [value].flat().flatMap((one) => {
    if (typeof one !== 'string') return []
    const name = nameOf(column, one)
    return [{ value: one, ...(name !== undefined && { name }) }]
  })
}

function cellOf(column: EntityColumn, props: unknown, nameOf: NameOf): Json | undefined {
  if (column.kind === 'money') return moneyOf(column, props)
  const [value] = valuesAt(props, column.path ?? '')
  if (value === undefined || value === '') return undefined
  switch (column.kind) {
    case 'rich-text':
      return beginningOf(value)
    case 'list':
      return isList(value) ? value.length : undefined
    case 'reference':
      return referencesIn(column, value, nameOf)
    case 'image':
      return isObject(value) && 'src' in value ? value : undefined
    default:
      return value
  }
}

/** Whose value a column shows, where languages may have values of their own. */
function originOf({ path = '', isTranslatable }: EntityColumn, { layers }: Resolved, base: string): string | undefined {
  const layer = layers[path]
  if (layer?.kind === 'default') return 'default'
  if (!isTranslatable || !layer) return undefined
  return layer.kind === 'language' ? layer.language : base
}

/** Makes what a record shows in some columns, in one language. */
export function cellsOf(
  { settings }: Pick<ContentRecord, 'settings'>,
  { entity, columns, order }: CellsOptions,
  nameOf: NameOf,
): Cells {
  const resolved = resolve(propsOfColumns(entity, columns), settings, order)
  const values: Record<string, Json> = {}
  const origins: Record<string, string> = {}
  for (const column of columns) {
    const value = cellOf(column, resolved.props, nameOf)
    if (value === undefined) continue
    values[column.name] = value
    const origin = originOf(column, resolved, order.baseLanguage)
    if (origin !== undefined) origins[column.name] = origin
  }
  return { values, origins }
}

/** What columns of a record name, in the source language: it is the same in all of them. */
export const namedIn = (
  { settings }: Pick<ContentRecord, 'settings'>,
  { path = '', reference }: EntityColumn,
): readonly string[] =>
  valuesAt(settings.props, reference?.isMany ? `${path}[]` : path).filter((value) => typeof value === 'string')
