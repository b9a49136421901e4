import { baseLanguage, type LanguageOrder, languageOrder } from '@vitrine/model'
import {
  checkOf,
  columnCalled,
  columnsOf,
  type EntityColumn,
  type EntitySpec,
  filterSchemaOf,
  type Problem,
  type RowsFilter,
  readJson,
} from '@vitrine/schemas'
import type { Tenant } from '../../../http/access/site.ts'
import { InvalidQuestion } from '../../../http/question/question.ts'
import type { RowOrder } from './rows-store.ts'

/** What is asked for is none of these columns. */
export function notAmong(path: string, allowed: readonly EntityColumn[]): InvalidQuestion {
  const allowedValues = allowed.map(({ name }) => name).join(', ')
  return new InvalidQuestion([{ path, key: 'problem.enum', params: { allowedValues } }])
}

/** In which order languages count. @throws InvalidQuestion when the site does not have the language. */
export function orderIn(tenant: Tenant, language = baseLanguage(tenant)): LanguageOrder {
  const isKnown = language === baseLanguage(tenant) || tenant.languages.some(({ code }) => code === language)
  if (isKnown) return languageOrder(tenant, language)
  throw new InvalidQuestion([{ path: 'language', key: 'problem.languageNotConfigured', params: { language } }])
}

/** `-price` → by price, the largest first. @throws InvalidQuestion when nothing is sorted by it. */
export function rowOrder(entity: EntitySpec, sort: string, { chain, baseLanguage: base }: LanguageOrder): RowOrder {
  const isDescending = sort.startsWith('-')
  const column = columnCalled(entity, isDescending ? sort.slice(1) : sort)
  if (!column?.isSortable)
    throw notAmong(
      'sort',
      columnsOf(entity).filter(({ isSortable }) => isSortable),
    )
  const languages = column.isTranslatable ? chain.map((language) => (language === base ? '' : language)) : ['']
  return { column, isDescending, languages }
}

const inFilter = (problem: Problem): Problem => ({
  ...problem,
  path: problem.path === '' ? 'filter' : `filter.${problem.path}`,
})

/** @throws InvalidQuestion when it is no JSON, or does not fit the kind. */
export function filterIn(entity: EntitySpec, text: string): RowsFilter {
  const read = readJson(text)
  const problems = 'problem' in read ? [read.problem] : checkOf(filterSchemaOf(entity))(read.value)
  if ('problem' in read || problems.length > 0) throw new InvalidQuestion(problems.map(inFilter))
  return read.value as RowsFilter
}

/** The columns that are asked for, but for those of the record itself. @throws InvalidQuestion when one is none. */
export function columnsCalled(entity: EntitySpec, names: string | undefined): readonly EntityColumn[] {
  const all = columnsOf(entity)
  const wanted = names === undefined ? undefined : new Set(names.split(','))
  for (const name of wanted ?? []) if (!columnCalled(entity, name)) throw notAmong('columns', all)
  return all.filter(({ name, path, isShown }) => path !== undefined && (wanted ? wanted.has(name) : isShown))
}
