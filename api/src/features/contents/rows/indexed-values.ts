import { baseOrder, coverageOf, resolve } from '@vitrine/model'
import {
  type ContentRecord,
  columnsOf,
  type EntityColumn,
  type EntitySpec,
  entities,
  type Json,
} from '@vitrine/schemas'
import { folded } from '../../../platform/language/folded.ts'
import { propsOfColumns } from './column-props.ts'
import { valuesAt } from './pattern-values.ts'

/** A value of a record that tables are sorted or filtered by. */
export interface IndexedValue {
  readonly path: string
  /** `''` for the source language. */
  readonly language: string
  readonly place: number
  readonly text: string | null
  readonly number: number | null
  readonly written: string | null
}

/** What a language lacks of a record. */
interface Gap {
  readonly language: string
  readonly missing: number
  readonly outdated: number
}

/** So many letters tell texts apart when they are sorted. */
const LETTERS = 200
/** A language that nobody writes: everything is missing in it. */
const NOBODYS = 'zxx'

/** How texts of a column are compared, when they are stored as when they are asked for. */
export function comparable({ kind }: Pick<EntityColumn, 'kind'>, text: string): string {
  return kind === 'text' ? folded(text).slice(0, LETTERS).toWellFormed() : text
}

/** The amount of a column of money for one unit; nothing where all prices are to be negotiated. */
export function amountOf({ path, computed }: EntityColumn, props: unknown): number | undefined {
  const amounts = valuesAt(props, path ?? '').filter((value) => typeof value === 'number')
  if (amounts.length === 0) return undefined
  const [per] = computed?.per === undefined ? [] : valuesAt(props, computed.per)
  return Math.min(...amounts) / (typeof per === 'number' && per > 0 ? per : 1)
}

type Value = Pick<IndexedValue, 'text' | 'number' | 'written'>

function indexedValueOf(column: EntityColumn, value: Json): Value | undefined {
  if (typeof value === 'number' && column.kind === 'number') return { text: null, number: value, written: null }
  if (typeof value === 'object' || value === '') return undefined
  const text = String(value)
  const compared = comparable(column, text)
  return { text: compared, number: null, written: compared === text ? null : text }
}

function valuesOf(column: EntityColumn, props: unknown): readonly Value[] {
  if (column.kind === 'money') {
    const number = amountOf(column, props)
    return number === undefined ? [] : [{ text: null, number, written: null }]
  }
  const found = valuesAt(props, column.reference?.isMany ? `${column.path}[]` : (column.path ?? ''))
  return [...new Set(found)].flatMap((value) => indexedValueOf(column, value) ?? [])
}

const indexed = new WeakMap<EntitySpec, readonly EntityColumn[]>()

function indexedColumns(entity: EntitySpec): readonly EntityColumn[] {
  const columns = indexed.get(entity) ?? columnsOf(entity).filter(({ isIndexed }) => isIndexed)
  indexed.set(entity, columns)
  return columns
}

type Indexed = Pick<ContentRecord, 'kind' | 'settings'>

const writtenLanguages = ({ settings }: Indexed, baseLanguage: string): readonly string[] =>
  Object.keys(settings.editPropsByLangEnvMap ?? {}).filter((language) => language !== baseLanguage)

/** The values of a record that its tables are sorted and filtered by: in the source language, and what others say. */
export function indexedValues(record: Indexed, baseLanguage: string): readonly IndexedValue[] {
  const entity = entities[record.kind]
  const columns = indexedColumns(entity)
  const schema = propsOfColumns(entity, columns)
  const { props } = resolve(schema, record.settings, baseOrder(baseLanguage))
  const inSource = columns.flatMap((column) =>
    valuesOf(column, props).map((value, place) => ({ path: column.path ?? '', language: '', place, ...value })),
  )
  const translated = columns.filter(({ isTranslatable }) => isTranslatable)
  if (translated.length === 0) return inSource
  const inOthers = writtenLanguages(record, baseLanguage).flatMap((language) => {
    const order = { language, chain: [language, baseLanguage], baseLanguage }
    const own = resolve(schema, record.settings, order)
    return translated
      .filter(({ path = '' }) => own.layers[path]?.kind === 'language')
      .flatMap((column) =>
        valuesOf(column, own.props).map((value, place) => ({ path: column.path ?? '', language, place, ...value })),
      )
  })
  return [...inSource, ...inOthers]
}

/** What each language that a record is written in lacks of it; under `''` how many texts it has. */
export function gapsOf(record: Indexed, baseLanguage: string): readonly Gap[] {
  const languages = [NOBODYS, ...writtenLanguages(record, baseLanguage)]
  const coverage = coverageOf(entities[record.kind].props, record.settings, languages, baseLanguage)
  return Object.entries(coverage).map(([language, { missing, stale }]) => ({
    language: language === NOBODYS ? '' : language,
    missing,
    outdated: stale,
  }))
}
