import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, languageCodes } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'

type Texts = Readonly<Record<string, string>>
type Row = { readonly term: string; readonly not: readonly string[]; readonly source: string }

const root = join(import.meta.dirname, '../..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')
const page = readText('docs/trade-terms.md')

/** The cells of the tables between a heading of docs/trade-terms.md and the next one, without their heads. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const part = page.split(`\n${heading}`)[1]?.split(/\n#{2,3} /)[0] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** Concept → the keys of the texts that show its term. */
const concepts = new Map(
  rowsUnder('## Concepts\n').map(([concept = '', , keys = '']) => [
    concept,
    [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  ]),
)

/** Concept → its row in the table of a language. */
function termsOf(language: LanguageCode): ReadonlyMap<string, Row> {
  const name = new RegExp(`^### .+ \\(${language}\\)$`, 'm').exec(page)?.[0] ?? ''
  return new Map(
    rowsUnder(name).map(([concept = '', term = '', not = '', source = '']) => [
      concept,
      { term, not: not.split(';').flatMap((word) => word.trim() || []), source },
    ]),
  )
}

const folders = ['sections', 'renderer', 'host', 'api', 'schemas', 'setters', 'designer', 'editor-core', 'office']
const filesOf = (language: LanguageCode, kind: 'labels' | 'texts') => [
  ...globSync(`{${folders.join(',')}}/${kind}/${language}.json`, { cwd: root }),
  ...globSync(`sections/src/**/${kind}.${language}.json`, { cwd: root }),
]
const bundle = (language: LanguageCode, kind: 'labels' | 'texts'): Texts =>
  Object.assign({}, ...filesOf(language, kind).map((file) => JSON.parse(readText(file)) as Texts))

/** Whether the text says the word, as a word of its own; Chinese and Japanese do not part words. */
function says(text: string, word: string, language: LanguageCode): boolean {
  const parts = text.toLocaleLowerCase(language).split(word.toLocaleLowerCase(language))
  if (language === 'zh' || language === 'ja') return parts.length > 1
  return parts.slice(1).some((after, at) => !/[\p{L}\p{M}]$/u.test(parts[at] ?? '') && !/^[\p{L}\p{M}]/u.test(after))
}

describe.each(languageCodes)('terms of the trade in %s', (language) => {
  const terms = termsOf(language)
  const texts = bundle(language, 'texts')

  test('stand in docs/trade-terms.md, each with a source', () => {
    expect([...terms.keys()]).toEqual([...concepts.keys()])
    for (const [concept, { term, source }] of terms) {
      expect(term, concept).not.toBe('')
      expect(source, concept).not.toBe('')
    }
  })

  test('are those of the texts that show them', () => {
    for (const [concept, keys] of concepts)
      for (const key of keys) expect(texts[key], key).toBe(terms.get(concept)?.term)
  })

  test('are not said with words that the table excludes', () => {
    const excluded = [...terms.values()].flatMap(({ not }) => not)
    for (const kind of ['texts', 'labels'] as const)
      for (const [key, text] of Object.entries(bundle(language, kind)))
        expect(
          excluded.filter((word) => says(text, word, language)),
          `${kind} ${key}: ${text}`,
        ).toEqual([])
  })
})

test('all terms but four rest on a source that was opened', () => {
  const without = languageCodes.flatMap((language) =>
    [...termsOf(language)].flatMap(([concept, { source }]) =>
      source.includes('no source found') ? [`${language}: ${concept}`] : [],
    ),
  )
  expect(without.sort()).toEqual(['bn: air freight', 'ta: FOB with its port', 'ta: rail freight', 'ur: rail freight'])
})

test('concepts of docs/trade-terms.md name texts', () => {
  expect([...concepts.values()].flat().length).toBeGreaterThan(20)
})
