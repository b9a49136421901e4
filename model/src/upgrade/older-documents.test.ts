import type { Draft, Edition, Json } from '@vitrine/schemas'
import { checkOf, draft as draftSchema, release as releaseSchema } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import version1 from '../../fixtures/documents/banner-version-1.json' with { type: 'json' }
import version2 from '../../fixtures/documents/banner-version-2.json' with { type: 'json' }
import byIndex from '../../fixtures/documents/paths-by-index.json' with { type: 'json' }
import { specs } from '../../fixtures/sections.ts'
import { publish } from '../release/publish.ts'
import { editionsOf } from '../resolve/editions.ts'
import { upgradeDraft } from './upgrade.ts'

const documents = { version1, version2, byIndex } as unknown as Readonly<Record<string, Draft>>
const bannerIn = (document: string, language: string): Readonly<Record<string, Json>> | undefined => {
  const edition: Edition | undefined = editionsOf(documents[document] as Draft, specs).languages[language]?.editions[0]
  return edition?.components.k3v9Qa2Z?.props
}

it.each(Object.keys(documents))('loads and publishes %s', (name) => {
  const stored = documents[name] as Draft
  const upgraded = upgradeDraft(stored, specs)
  expect(checkOf(draftSchema)(upgraded)).toEqual([])
  expect(upgradeDraft(upgraded, specs)).toEqual(upgraded)
  const address = () => '0'.repeat(64)
  const { release, findings, blocked } = publish({ draft: stored, specs, address, acceptWarnings: true })
  const errors = findings.filter(({ level }) => level === 'error')
  expect({ errors, blocked }).toEqual({ errors: [], blocked: [] })
  expect(checkOf(releaseSchema)(release)).toEqual([])
})

it('reads version 1 as it was meant', () => {
  expect(bannerIn('version1', 'ar')).toMatchObject({
    title: 'براغي',
    height: 'tall',
    items: [
      { label: 'M6', level: 'h2' },
      { label: 'م٨', level: 'h2' },
    ],
  })
})

it('reads version 2 as it was meant', () => {
  expect(bannerIn('version2', 'de')).toMatchObject({
    title: 'Edelstahlschrauben',
    height: 'tall',
    link: { type: 'address', href: '/schrauben' },
  })
})

it('reads paths by index as they were meant', () => {
  expect(bannerIn('byIndex', 'de')?.items).toMatchObject([{ label: 'M sechs' }, { label: 'M zehn' }])
  expect(editionsOf(documents.byIndex as Draft, specs).languages.de?.menus.main?.items[0]?.label).toBe('Produkte')
})
