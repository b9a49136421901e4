import { describe, expect, it } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import { errorCodes } from './calls/index.ts'
import { languageCodes } from './constants.ts'
import { unitCodes } from './content/index.ts'
import { messageTexts } from './texts.ts'
import { formats } from './validate/formats.ts'

const texts: Readonly<Record<string, string>> = en

/** The source of every file that may make a problem, as text. */
const sources = Object.entries(
  (import.meta as unknown as { glob: (patterns: readonly string[], options: object) => Record<string, string> }).glob(
    ['./**/*.ts', '../../model/src/**/*.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).filter(([file]) => !file.includes('.test.'))

describe('English texts', () => {
  it('have a message for every code of a failure', () => {
    for (const code of Object.keys(errorCodes)) expect(texts).toHaveProperty([`error.${code}`])
  })
  it('have a message for every format', () => {
    for (const format of Object.keys(formats)) expect(texts).toHaveProperty([`problem.format.${format}`])
  })
  it('have a message for every key that is written in the source', () => {
    expect(sources.length).toBeGreaterThan(50)
    const keys = sources.flatMap(([, source]) =>
      [...source.matchAll(/'((?:check|problem|refusal)\.[A-Za-z.-]+)'/g)].map(([, key]) => key as string),
    )
    expect(keys.length).toBeGreaterThan(15)
    for (const key of keys) expect(texts).toHaveProperty([key])
  })
  it('are sorted, end as sentences do, and hold placeholders of i18next only', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted())
    for (const [key, text] of Object.entries(texts)) {
      // Names of things are no sentences; a reason that is quoted ends itself; forms speak as the specification has it.
      if (!/^(?:pageType|unit|form\.message|cookie\.lifetime)\./.test(key) && !text.endsWith('}}'))
        expect(text).toMatch(/\.$/)
      expect(text.replaceAll(/\{\{[A-Za-z]+\}\}/g, '')).not.toMatch(/[{}]/)
    }
  })
})

it.each(languageCodes)('the units in %s have the plural forms of the language, and no others', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const needed = unitCodes.flatMap((code) => pluralCategories.map((category) => `unit.${code}_${category}`))
  const given = Object.entries(messageTexts[language]).filter(([key]) => key.startsWith('unit.'))
  expect(given.map(([key]) => key).sort()).toEqual(needed.sort())
  for (const [, word] of given) expect(word.trim()).not.toBe('')
})
