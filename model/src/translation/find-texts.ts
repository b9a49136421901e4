import { type Draft, isList, isObject, type Json, limits, own } from '@vitrine/schemas'
import type { Specs } from '../document/specs.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { upgradeDraft } from '../upgrade/upgrade.ts'
import { ownersIn, type TextOwner } from './text-owners.ts'
import { type BaseTexts, baseTextsOf, textsIn } from './translation-state.ts'

/** A text in which some words stand, and whose it is. */
export interface FoundText {
  readonly of: TextOwner
  /** The type of the section, where it is a component's. */
  readonly section?: string
  readonly path: string
  readonly language: string
  /** The text, or a piece of it around the words. */
  readonly text: string
}

export interface FindTextsOptions {
  /** Only texts of this language. */
  readonly language?: string | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

/** Characters of a text that are told, and of those how many stand before the words. */
const TOLD = 300
const BEFORE = 100

/** As it is compared: without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What no visitor reads: addresses, ids, and the names of nodes and marks of rich text. */
const notWords: ReadonlySet<string> = new Set(['id', 'src', 'href', 'type', 'pageType', 'marks', 'attrs'])

/** What somebody reads in a value. The pieces of a line of rich text belong together; all else stands apart. */
function wordsOf(value: Json): string {
  if (typeof value === 'string') return value
  if (isList(value)) return value.map((item) => wordsOf(item) + (own(item, 'type') === 'text' ? '' : ' ')).join('')
  if (!isObject(value)) return ''
  return Object.entries(value)
    .filter(([name]) => !notWords.has(name))
    .map(([, child]) => wordsOf(child))
    .join(value.type === 'text' ? '' : ' ')
}

/** The text around the words; nothing where they do not stand in it. */
function pieceWith(words: string, text: string): string | undefined {
  const at = folded(text).indexOf(words)
  if (at < 0) return undefined
  if (text.length <= TOLD) return text
  const start = Math.max(0, Math.min(at - BEFORE, text.length - TOLD))
  const end = start + TOLD
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

function* textsOf(base: BaseTexts, language: string): Generator<readonly [path: string, value: Json]> {
  if (language === base.baseLanguage) yield* base.sources
  else for (const { path, value } of textsIn(base, language)) if (value !== undefined) yield [path, value]
}

const typeOf = (draft: Draft, of: TextOwner): string | undefined => {
  if (!('component' in of)) return undefined
  const schema = 'page' in of ? draft.pageSchemaMap[of.page] : draft.globalConfiguration[of.part]?.pageSchema
  return schema?.components[of.component]?.type
}

/**
 * The texts of a draft in which some words stand, in the order of pages, header, footer and menus, each in the source
 * language first. Texts that a language only falls back on are told once.
 *
 * `findTexts(draft, specs, 'bolt').items[0]` →
 * `{ of: { page: 'home', component: 'k3v9Qa2Z' }, section: 'banner', path: 'title', language: 'en', text: 'Bolts' }`
 */
export function findTexts(
  stored: Draft,
  specs: Specs,
  query: string,
  { language: only, offset = 0, limit = limits.pageSize }: FindTextsOptions = {},
): { readonly items: readonly FoundText[]; readonly total: number } {
  const draft = upgradeDraft(stored, specs)
  const words = folded(query.trim())
  const items: FoundText[] = []
  let total = 0
  if (words === '') return { items, total }
  const base = baseLanguage(draft.globalConfiguration)
  const all = [...new Set([base, ...draft.globalConfiguration.languages.map(({ code }) => code)])]
  const languages = only === undefined ? all : all.filter((code) => code === only)
  for (const { of, schema, settings } of ownersIn(draft, specs)) {
    const texts = baseTextsOf(schema, settings, base)
    const section = typeOf(draft, of)
    for (const language of languages)
      for (const [path, value] of textsOf(texts, language)) {
        const text = pieceWith(words, wordsOf(value).trim())
        if (text === undefined) continue
        const told = { of, ...(section !== undefined && { section }), path, language, text }
        if (total >= offset && items.length < limit) items.push(told)
        total += 1
      }
  }
  return { items, total }
}
