import type { Draft, SchemaNode, Settings } from '@vitrine/schemas'
import type { Specs } from '../document/specs.ts'
import { baseLanguage, translatedLanguages } from '../resolve/languages.ts'
import { upgradeDraft } from '../upgrade/upgrade.ts'
import { ownersIn, type TextOwner } from './text-owners.ts'
import { baseTextsOf, type TranslatedText, textsIn } from './translation-state.ts'

/** How many texts there are, and what became of them: `total` is translated + stale + missing. */
export interface Coverage {
  readonly total: number
  readonly translated: number
  readonly stale: number
  readonly missing: number
  /** Of those that are translated: that nobody has read here yet, by a machine, and to be looked at once more. */
  readonly new: number
  readonly machine: number
  readonly review: number
}

export type CoverageByLanguage = Readonly<Record<string, Coverage>>

/** What is translated of a draft, in every configured language but that of the base. */
export interface DraftCoverage {
  readonly site: CoverageByLanguage
  /** By page, with its name and its entry in search engines; then by what stands around all pages. */
  readonly pages: Readonly<Record<string, CoverageByLanguage>>
  readonly parts: Readonly<Record<string, CoverageByLanguage>>
  readonly menus: Readonly<Record<string, CoverageByLanguage>>
  readonly components: Readonly<Record<string, CoverageByLanguage>>
}

type Counting = { -readonly [K in keyof Coverage]: number }

const nothing = (): Counting => ({ total: 0, translated: 0, stale: 0, missing: 0, new: 0, machine: 0, review: 0 })

function count(into: Counting, { state }: TranslatedText): void {
  into.total += 1
  if (state === 'missing' || state === 'stale') {
    into[state] += 1
    return
  }
  into.translated += 1
  if (state === 'needs-review') into.review += 1
  else if (state !== 'translated') into[state] += 1
}

/**
 * What is translated of any settings: a component's, but also a product's or an article's.
 *
 * `coverageOf(productProps, record.settings, ['de', 'ar'], 'en').de.missing`
 */
export function coverageOf(
  schema: SchemaNode,
  settings: Settings,
  languages: readonly string[],
  baseLanguage: string,
): CoverageByLanguage {
  const base = baseTextsOf(schema, settings, baseLanguage)
  return Object.fromEntries(
    languages.map((language) => {
      const counted = nothing()
      for (const text of textsIn(base, language)) count(counted, text)
      return [language, counted]
    }),
  )
}

type Sums = Record<string, Counting>

function add(to: Sums, coverage: CoverageByLanguage): void {
  for (const [language, counts] of Object.entries(coverage)) {
    to[language] ??= nothing()
    const sum = to[language]
    for (const name of Object.keys(sum) as (keyof Coverage)[]) sum[name] += counts[name]
  }
}

/** The languages that can be translated into, each without anything counted. */
const emptySums = (configuration: Draft['globalConfiguration']): Sums =>
  Object.fromEntries(translatedLanguages(configuration).map((code) => [code, nothing()]))

function* coverages(
  draft: Draft,
  specs: Specs,
): Generator<{ readonly of: TextOwner; readonly coverage: CoverageByLanguage }> {
  const { globalConfiguration } = draft
  const languages = translatedLanguages(globalConfiguration)
  const base = baseLanguage(globalConfiguration)
  for (const { of, schema, settings } of ownersIn(draft, specs))
    yield { of, coverage: coverageOf(schema, settings, languages, base) }
}

/** What is translated of a draft: of the site, of each page and part, and of each component. */
export function coverage(stored: Draft, specs: Specs): DraftCoverage {
  const draft = upgradeDraft(stored, specs)
  const empty = () => emptySums(draft.globalConfiguration)
  const site = empty()
  const sums = { pages: new Map<string, Sums>(), parts: new Map<string, Sums>(), menus: new Map<string, Sums>() }
  const components = new Map<string, CoverageByLanguage>()
  const into = (list: keyof typeof sums, id: string): Sums => {
    const known = sums[list].get(id) ?? empty()
    sums[list].set(id, known)
    return known
  }
  const sumOf = (of: TextOwner): Sums => {
    if ('menu' in of) return into('menus', of.menu)
    if ('part' in of) return into('parts', of.part)
    return into('pages', 'page' in of ? of.page : of.pageRecord)
  }
  for (const { of, coverage: counted } of coverages(draft, specs)) {
    add(site, counted)
    add(sumOf(of), counted)
    if ('component' in of) components.set(of.component, counted)
  }
  return {
    site,
    pages: Object.fromEntries(sums.pages),
    parts: Object.fromEntries(sums.parts),
    menus: Object.fromEntries(sums.menus),
    components: Object.fromEntries(components),
  }
}

/**
 * How much of a draft's base texts has an entry in each language, in percent, rounded down, so that
 * 100 means all. What is stale has one.
 */
export function progressOf(stored: Draft, specs: Specs): Readonly<Record<string, number>> {
  const draft = upgradeDraft(stored, specs)
  const site = emptySums(draft.globalConfiguration)
  for (const { coverage: counted } of coverages(draft, specs)) add(site, counted)
  return Object.fromEntries(
    Object.entries(site).map(([language, { total, missing }]) => [
      language,
      total === 0 ? 100 : Math.floor((100 * (total - missing)) / total),
    ]),
  )
}
