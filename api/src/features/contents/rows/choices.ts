import { type LanguageOrder, nativeName, translatedLanguages } from '@vitrine/model'
import type { Answer, ContentKind, contentChoices, EntityColumn } from '@vitrine/schemas'
import type { Tenant } from '../../../http/access/site.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { countedStatuses, countedValues, countIncomplete, translatedValues } from './choices.queries.ts'
import { namesOfContents } from './named-contents.queries.ts'

type Choices = Answer<typeof contentChoices>

interface ChoicesOptions {
  readonly db: Database
  readonly tenant: Tenant
  readonly kind: ContentKind
  /** Of the names. */
  readonly order: LanguageOrder
}

/** The values of a column by which rows are filtered, with their names in one language. */
export async function choicesOf(column: EntityColumn, options: ChoicesOptions): Promise<Choices> {
  const { db, tenant, kind } = options
  const of = { tenantId: tenant.id, kind }
  if (column.kind === 'state') return (await countedStatuses(db, of)).map((one) => ({ ...one, name: one.value }))
  if (column.kind === 'languages') {
    const choices: Choices = []
    for (const value of translatedLanguages(tenant))
      choices.push({ value, name: nativeName(value), count: await countIncomplete(db, of, value) })
    return choices
  }
  const counted = await countedValues(db, of, column)
  if (column.choices || column.kind === 'switch') {
    const counts = new Map(counted.map(({ value, count }) => [value, count]))
    const values = column.choices?.map(String) ?? ['true', 'false']
    return values.map((value) => ({ value, name: value, count: counts.get(value) ?? 0 }))
  }
  const names = await namesOf(column, new Set(counted.map(({ value }) => value)), options)
  return counted.map(({ value, written, count }) => ({ value: written, name: names.get(value) ?? written, count }))
}

/** What values are called where they are not called what they are. */
async function namesOf(
  column: EntityColumn,
  values: ReadonlySet<string>,
  { db, tenant, kind, order: { chain, baseLanguage } }: ChoicesOptions,
): Promise<ReadonlyMap<string, string>> {
  const of = { tenantId: tenant.id, kind }
  if (column.reference) return namesOfContents(db, { ...of, kind: column.reference.kind }, values, chain)
  const names = new Map<string, string>()
  if (!column.isTranslatable) return names
  // The nearest language comes last, so that its name stays.
  for (const language of chain.filter((code) => code !== baseLanguage).toReversed())
    for (const [value, name] of await translatedValues(db, of, column, language)) names.set(value, name)
  return names
}
