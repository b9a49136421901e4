import {
  type EntitySpec,
  namedListsOf,
  type SpreadsheetColumn,
  spreadsheetColumn,
  spreadsheetColumnsOf,
} from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'
import { fieldTitle, itemKey, type Label } from './column-title.ts'

/** The languages in which contents are written. */
export interface Languages {
  readonly source: string
  /** All of them but the source. */
  readonly others: readonly string[]
}

/** How languages are called, so that `Name (Deutsch)` is found: by lower-case names, their codes. */
export type LanguageNames = ReadonlyMap<string, string>

/** A name without what people write in one way or another: case, spaces, punctuation. */
export const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The names of languages in some languages and in their own, with their codes. */
export function languageNames(codes: readonly string[], locales: readonly string[]): LanguageNames {
  const names = new Map<string, string>()
  for (const code of codes) names.set(plain(code), code)
  for (const locale of new Set([...locales, ...codes])) {
    const called = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    for (const code of codes) {
      const name = called.of(code)
      if (name !== undefined && !names.has(plain(name))) names.set(plain(name), code)
    }
  }
  return names
}

/** The language that a header ends with, and what stands before it: `Name (de)`, `Name [German]`, `name_de`, `Name DE`. */
export function splitLanguage(header: string, names: LanguageNames): { readonly name: string; readonly code?: string } {
  const [, inBrackets = '', bracketed = ''] = /^(.*?)[\s_-]*[([{]([^()[\]{}]+)[)\]}]\s*\*?$/s.exec(header) ?? []
  const code = names.get(plain(bracketed))
  if (code !== undefined && inBrackets !== '') return { name: inBrackets, code }
  const words = plain(header).split(' ')
  // A name of a language may have several words: `Portuguese (Brazil)`.
  for (let from = Math.max(1, words.length - 3); from < words.length; from += 1) {
    const last = names.get(words.slice(from).join(' '))
    if (last !== undefined) return { name: words.slice(0, from).join(' '), code: last }
  }
  return { name: header }
}

const known = new WeakMap<Label, Map<EntitySpec, ReadonlyMap<string, string>>>()

/** What columns are called in one language of the interface: by plain names, keys without a language. */
function keysByName(entity: EntitySpec, label: Label): ReadonlyMap<string, string> {
  const ofLabel = known.get(label) ?? new Map<EntitySpec, ReadonlyMap<string, string>>()
  known.set(label, ofLabel)
  const before = ofLabel.get(entity)
  if (before) return before
  const keys = new Map<string, string>()
  ofLabel.set(entity, keys)
  const add = (name: string, key: string) => {
    const called = plain(name)
    if (called !== '' && !keys.has(called)) keys.set(called, key)
  }
  const columns = spreadsheetColumnsOf(entity)
  for (const column of columns) add(fieldTitle(label, entity, column), column.key)
  for (const column of columns) add(column.key, column.key)
  // A column of pictures is called by its list, and a price without an amount is that of the first one.
  for (const { kind, key, list } of columns)
    if (kind === 'picture') {
      if (list) add(labelFor(label, entity.kind, list.path, {}), key)
      add(label('column.picture') ?? '', key)
    }
  for (const list of namedListsOf(entity))
    if (list.isNumbered) add(label('column.price') ?? '', itemKey(list.path, '1', undefined))
  return keys
}

/** The column of one item that a header names: `Price 500+`, `Specifications: Material`. */
function itemNamed(
  entity: EntitySpec,
  label: Label,
  name: string,
): { readonly list: string; readonly item: string } | undefined {
  for (const { path, field, isNumbered } of namedListsOf(entity)) {
    if (isNumbered) {
      const [, before = '', number = ''] = /^(.*?)(?:>=|≥|@)?\s*(\d[\d\s.,]*)\s*\+?$/s.exec(name.trim()) ?? []
      const amount = number.replaceAll(/[\s.,]/g, '')
      const called = [labelFor(label, entity.kind, `${path}.${field}`, {}), labelFor(label, entity.kind, path, {})]
      if (
        amount !== '' &&
        [...called, label('column.price') ?? ''].some((one) => one !== '' && plain(before).startsWith(plain(one)))
      )
        return { list: path, item: String(Number(amount)) }
      continue
    }
    const [, before, item] = /^([^:]+):\s*(\S[\s\S]*)$/.exec(name) ?? []
    if (before !== undefined && item && plain(before) === plain(labelFor(label, entity.kind, path, {})))
      return { list: path, item: item.trim() }
  }
  return undefined
}

interface MatchOptions {
  readonly entity: EntitySpec
  readonly languages: Languages
  readonly names: LanguageNames
  /** The labels of the interface, in one language after the other: what is found in the first counts. */
  readonly labels: readonly Label[]
  /** Where columns went before, by their headers; `null` where they were left out. */
  readonly remembered: ReadonlyMap<string, string | null>
}

/** Where a column goes: the key of a column of the kind, or nowhere. */
export type Target = string | null

/** The key that a header names in one language of the interface, without a language of its values, and that. */
function keyNamed(
  entity: EntitySpec,
  label: Label,
  header: string,
  { name, code }: ReturnType<typeof splitLanguage>,
): readonly [key: string, code?: string | undefined] | undefined {
  const keys = keysByName(entity, label)
  // The whole of it first: a field may end with what is also the code of a language.
  const whole = keys.get(plain(header))
  if (whole !== undefined) return [whole]
  const key = keys.get(plain(name))
  if (key !== undefined) return [key, code]
  const item = itemNamed(entity, label, name)
  return item && [itemKey(item.list, item.item, undefined), code]
}

function targetOf(header: string, { entity, languages, names, labels }: MatchOptions): Target {
  const exact = spreadsheetColumn(entity, header.trim())
  if (exact) return inLanguages(exact, languages)
  const split = splitLanguage(header, names)
  for (const label of labels) {
    const [key, code] = keyNamed(entity, label, header, split) ?? []
    if (key === undefined) continue
    const column = spreadsheetColumn(entity, code === undefined || code === languages.source ? key : `${key}@${code}`)
    if (column) return inLanguages(column, languages)
  }
  return null
}

/** Of the source language without saying so; nothing of a language in which nothing is written. */
function inLanguages({ key, field, language }: SpreadsheetColumn, { source, others }: Languages): Target {
  if (language === undefined) return key
  return language === source ? field : others.includes(language) ? key : null
}

/**
 * Where the columns of a file go: where those of the same header went before, else by what they are called. Of two that
 * would go to the same place the first one does.
 */
export function matchColumns(headers: readonly string[], options: MatchOptions): readonly Target[] {
  const taken = new Set<string>()
  return headers.map((header) => {
    const before = options.remembered.get(header)
    const isKnown = before === null || (before !== undefined && spreadsheetColumn(options.entity, before) !== undefined)
    const target = isKnown ? before : header === '' ? null : targetOf(header, options)
    if (target === null || taken.has(target)) return null
    taken.add(target)
    return target
  })
}

/** The targets that more than one column goes to. */
export function doubled(targets: readonly Target[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    targets.filter((target): target is string => target !== null && (seen.has(target) || !seen.add(target))),
  )
}
