import { languageCodes, plainWords } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { rendererTexts } from '../texts.ts'
import { createTranslate } from './translate.ts'

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1.5]

test.each(languageCodes)('words in %s are said as i18next says them, in all their forms', (language) => {
  const texts = rendererTexts(language)
  const english = rendererTexts('en')
  // Some are missing, and said in English; of English there is nothing else to say.
  const some = language === 'en' ? texts : Object.fromEntries(Object.entries(texts).filter((_, at) => at % 7 !== 0))
  const say = plainWords([
    { language, texts: some },
    { language: 'en', texts: english },
  ])
  const expected = createTranslate({ en: english, [language]: language === 'en' ? { ...english, ...some } : some })(
    language,
  )
  const keys = new Set(
    Object.keys({ ...texts, ...english }).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')),
  )
  const names = new Set(
    Object.values({ ...texts, ...english }).flatMap((text) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
    ),
  )
  const values = Object.fromEntries(
    [...names].filter((name) => name !== 'count').map((name) => [name ?? '', `<${name}> & $1`]),
  )
  for (const key of keys)
    for (const count of counts) expect(say(key, { ...values, count }), key).toBe(expected(key, { ...values, count }))
  expect(say('nobody.says')).toBe('nobody.says')
})
