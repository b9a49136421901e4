import { checkOf, type Draft, type Release, release as releaseSchema, type SettingsById } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings as bannerSettings } from '../../fixtures/arbitraries.ts'
import { draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Finding } from '../checks/finding.ts'
import { canonicalJson } from '../values/canonical-json.ts'
import { publish } from './publish.ts'

const a = 'aaaaaaaa'

/** Stands for SHA-256: equal texts have equal addresses, others others. */
const addresses = new Map<string, string>()
const address = (json: string): string => {
  const known = addresses.get(json) ?? addresses.size.toString(16).padStart(64, '0')
  addresses.set(json, known)
  return known
}
const draftWith = (settings: SettingsById, changes: Partial<Draft> = {}) =>
  draftOf(pageSchema({ [a]: 'banner' }), settings, changes)
const make = (settings: SettingsById, previous?: Release) =>
  publish({ draft: draftWith(settings), specs, address, previous, acceptWarnings: true })
const isError = ({ level }: Finding) => level === 'error'
const good = (title: string): SettingsById => ({ [a]: { props: { title } } })
const badGerman: SettingsById = {
  [a]: { props: { title: 'New' }, editPropsByLangEnvMap: { de: { title: 'x'.repeat(41) }, es: { title: 'Nuevo' } } },
}
const badDefault: SettingsById = {
  [a]: { props: { title: 'x'.repeat(41) }, editPropsByLangEnvMap: { de: { title: 'Neu' } } },
}

it('releases every enabled language, addressed by content', () => {
  const { release, documents, findings, blocked } = make(good('Bolts'))
  expect({ errors: findings.filter(isError), blocked }).toEqual({ errors: [], blocked: [] })
  expect(checkOf(releaseSchema)(release)).toEqual([])
  expect(release).toMatchObject({ draftsId: '1', draftRevision: 7, defaultLanguage: 'en' })
  expect(Object.keys(release?.languages ?? {})).toEqual(['en', 'de', 'pt'])
  for (const { pages } of Object.values(release?.languages ?? {}))
    for (const page of pages)
      expect(documents.get(page.edition)).toMatchObject({ page: { id: page.id, name: page.name } })
  for (const [at, document] of documents) expect(address(canonicalJson(document))).toBe(at)
})

describe('a blocked language', () => {
  it('keeps what is published, while the others go on', () => {
    const { release: before } = make(good('Old'))
    const { release, blocked, findings } = make(badGerman, before)
    expect(blocked).toEqual(['de'])
    expect(findings.filter(isError)).toMatchObject([{ page: 'home', language: 'de', component: a, path: 'title' }])
    expect(release?.languages.de).toBe(before?.languages.de)
    expect(release?.languages.en).not.toEqual(before?.languages.en)
  })
  it('is left out when it was never published', () => {
    expect(Object.keys(make(badGerman).release?.languages ?? {})).toEqual(['en', 'pt'])
  })
  it('adds no documents', () => {
    const { documents } = make(badGerman)
    expect([...documents.values()].map((document) => 'language' in document && document.language)).toEqual(['en', 'pt'])
  })
})

describe('a blocked default language', () => {
  it('makes no release when nothing was published', () => {
    const made = make(badDefault)
    expect(made.release).toBeUndefined()
    expect(made.documents.size).toBe(0)
    expect(made.findings.filter(isError).length).toBeGreaterThan(0)
    expect(made.blocked).toContain('en')
  })
  it('keeps what is published', () => {
    const { release: before } = make(good('Old'))
    const { release } = make(badDefault, before)
    expect(release?.languages.en).toBe(before?.languages.en)
    expect(release?.languages.de).not.toEqual(before?.languages.de)
  })
})

it('drops languages that are no longer published', () => {
  const { release: before } = make(good('Old'))
  const { globalConfiguration } = draftWith({})
  const draft = draftWith(good('Old'), {
    globalConfiguration: { ...globalConfiguration, languages: [{ code: 'de', enabled: false }] },
  })
  expect(
    Object.keys(publish({ draft, specs, address, previous: before, acceptWarnings: true }).release?.languages ?? {}),
  ).toEqual(['en'])
})

it('is deterministic, and does not depend on the order in which keys were written', () => {
  const backwards = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(backwards)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, child]) => [key, backwards(child)]),
          )
        : value
  fc.assert(
    fc.property(bannerSettings, (settings) => {
      const once = make({ [a]: settings })
      const again = publish({
        draft: backwards(draftWith({ [a]: settings })) as Draft,
        specs,
        address,
        acceptWarnings: true,
      })
      expect(canonicalJson(again.release ?? null)).toBe(canonicalJson(once.release ?? null))
      expect(new Set(again.documents.keys())).toEqual(new Set(once.documents.keys()))
    }),
  )
})

it('gives two documents one address exactly when they say the same', () => {
  fc.assert(
    fc.property(bannerSettings, bannerSettings, (one, other) => {
      const [first, second] = [one, other].map((settings) => [...make({ [a]: settings }).documents])
      for (const [at, document] of first ?? [])
        for (const [otherAt, otherDocument] of second ?? [])
          expect(at === otherAt).toBe(canonicalJson(document) === canonicalJson(otherDocument))
    }),
  )
})
