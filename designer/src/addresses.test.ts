import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'
import type { DesignerBoot } from './context/boot.ts'

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
