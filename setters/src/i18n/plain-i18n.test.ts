import { readFileSync } from 'node:fs'
import { languageCodes } from '@vitrine/schemas'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { createPlainI18n } from './plain-i18n.ts'

type Texts = Readonly<Record<string, string>>
const textsOf = (language: string): Texts =>
  Object.assign(
    {},
    ...['setters', 'editor-core', 'designer', 'office'].map((name) =>
      JSON.parse(readFileSync(new URL(`../../../${name}/labels/${language}.json`, import.meta.url), 'utf8')),
    ),
  )

test.each(languageCodes)('the editors say in %s what i18next would', (language) => {
  const texts = textsOf(language)
  const i18next = createInstance()
  void i18next.init({
    lng: language,
    resources: { [language]: { editor: texts } },
    ns: ['editor'],
    defaultNS: 'editor',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const theirs = i18next.getFixedT(language, 'editor') as unknown as (key: string, values: object) => string
  const { i18n, t } = createPlainI18n([{ language, texts }])
  const ours = i18n.getFixedT(language, 'editor') as unknown as typeof theirs
  const forms = /_(?:zero|one|two|few|many|other)$/
  for (const [name, text] of Object.entries(texts)) {
    const key = name.replace(forms, '')
    const values = Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, one]) => [one, `<${one}> & $1`]))
    for (const count of forms.test(name) ? [0, 1, 2, 5, 11, 1000] : [2]) {
      const given = { ...values, count }
      expect(ours(key, given), key).toBe(theirs(key, given))
    }
  }
  for (const key of ['nobody.says', 'At least {{count}}.']) {
    expect(t(key, { count: 2, defaultValue: key })).toBe(theirs(key, { count: 2, defaultValue: key }))
    expect(t(key)).toBe(theirs(key, {}))
  }
})

test('more words are said at once, and another language from then on, by the same function', () => {
  const words = createPlainI18n([{ language: 'en', texts: { hello: 'Hello' } }])
  const before = words.i18n.getFixedT('en')
  words.add({ bye: 'Bye' })
  expect([words.t('bye'), (before as unknown as typeof words.t)('bye')]).toEqual(['Bye', 'Bye'])
  words.change([{ language: 'de', texts: { hello: 'Hallo' } }])
  expect([words.t('hello'), words.i18n.language]).toEqual(['Hallo', 'de'])
  expect(words.i18n.getFixedT('de')).not.toBe(before)
})
