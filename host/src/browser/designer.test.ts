import type { DesignerBoot } from '@vitrine/designer'
import { languageCodes } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { takeTicket } from './address-bar.ts'
import { addressesOf } from './addresses.ts'
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

const boot = { clientId: 'acme', draftsId: '7', defaultLocale: 'en' } as DesignerBoot

test('addresses are those of the host: of the release on the own domain, of the draft here', () => {
  const here = addressesOf(boot)
  expect(here('/')).toBe('/acme')
  expect(here('/products', { language: 'de' })).toBe('/acme/products?language=de')
  expect(here('/products', { isDraft: true })).toBe('/acme/products?draftsId=7')
  expect(here('/products', { language: 'en', isDraft: true })).toBe('/acme/products?draftsId=7&language=en')
  const elsewhere = addressesOf({ ...boot, domain: 'acme.example' })
  expect(elsewhere('/products', { language: 'ar' })).toBe('https://acme.example/products?language=ar')
  expect(elsewhere('/', { language: 'ar', isDraft: true })).toBe('/acme?draftsId=7&language=ar')
})

test('a ticket is taken out of the address at once, and everything else stays', () => {
  const shown: string[] = []
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: URL) => shown.push(to.href) }
  const at = (href: string) => takeTicket({ location: { href }, history } as never)
  expect(at('http://localhost/acme/drafts/7/designerIframe?ticket=abc&language=de')).toBe('abc')
  expect(at('http://localhost/acme/drafts/7/designerIframe?language=de')).toBeUndefined()
  expect(shown).toEqual(['http://localhost/acme/drafts/7/designerIframe?language=de'])
})
