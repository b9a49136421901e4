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
  const theirs = i18next.getFixedT(language) as unknown as (key: string, values: object) => string
  const plain = createPlainI18n([{ language, texts }])
  const t = plain.t as unknown as typeof theirs
  const ours = plain.getFixedT(language) as unknown as typeof theirs
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
    expect(t(key, {})).toBe(theirs(key, {}))
  }
})
