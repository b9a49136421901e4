import { languageCodes } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { labels, words } from './language-texts.ts'

test('owners read labels of all packages in one', async () => {
  expect(await labels('en')).toMatchObject({
    banner: 'Banner',
    'banner.title': 'Title',
    'unknownSection.title': 'Unknown section type:',
    'error.conflict': 'Someone else changed this in the meantime. Reload it and try again.',
  })
  expect(await labels('de')).toMatchObject({ 'banner.title': 'Titel', 'unit.piece_one': expect.any(String) })
  for (const code of languageCodes) expect(Object.keys(await labels(code)).length, code).toBeGreaterThan(500)
})

test('buyers read words with their placeholders filled, in a language that is not spoken English', async () => {
  const english = await words('en')
  const german = await words('de')
  expect(german('tooMany', { minutes: 5 })).toMatch(/5 Min/)
  expect(english('tooMany', { minutes: 5 })).toMatch(/in 5 min/)
  expect((await words('ko'))('image.notAvailable')).toBe(english('image.notAvailable'))
  // The region is understood, and a language is loaded once.
  expect(await words('de-AT')).toBe(german)
})
