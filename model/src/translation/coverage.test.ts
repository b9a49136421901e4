import type { Draft, Settings, TranslationMeta } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings as bannerSettings } from '../../fixtures/arbitraries.ts'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { bannerProps, specs } from '../../fixtures/sections.ts'
import { withEveryNote, withSourcesNoted } from '../operations/notes.ts'
import { fingerprint } from '../values/fingerprint.ts'
import { fingerprintOfWords } from '../values/source-words.ts'
import { type Coverage, coverage, coverageOf, progressOf } from './coverage.ts'
import { untranslated } from './untranslated.ts'

const a = 'aaaaaaaa'

const note = (of: unknown, status: TranslationMeta['status'] = 'done'): TranslationMeta => ({
  source: typeof of === 'string' ? fingerprintOfWords([['', of]]) : fingerprint(of),
  status,
})
const counts = (changes: Partial<Coverage>): Coverage => ({
  total: 0,
  translated: 0,
  stale: 0,
  missing: 0,
  new: 0,
  machine: 0,
  review: 0,
  ...changes,
})
const of = (settings: Settings): Coverage | undefined => coverageOf(bannerProps, settings, ['de'], 'en').de
const german = (
  props: Settings['props'],
  de: NonNullable<Settings['editPropsByLangEnvMap']>[string] = {},
  meta: Readonly<Record<string, TranslationMeta>> = {},
): Settings => ({ props, editPropsByLangEnvMap: { de }, translationMeta: { de: meta } })

describe('the counting rule', () => {
  it('counts base texts, and no pictures, defaults or empty texts', () => {
    const props = { title: 'Bolts', subtitle: '', image: { pc: { src: '/a.webp', alt: 'Hall' } }, visible: true }
    expect(of({ props })).toEqual(counts({ total: 2, missing: 2 }))
    expect(of({ props: {} })).toEqual(counts({}))
  })
  it('counts what a language says itself, without a note as new', () => {
    expect(of(german({ title: 'Bolts', subtitle: 'Steel' }, { title: 'Bolzen' }))).toEqual(
      counts({ total: 2, translated: 1, new: 1, missing: 1 }),
    )
    expect(of(german({ title: 'Bolts' }, { title: '' }))).toEqual(counts({ total: 1, translated: 1, new: 1 }))
  })
  it('counts what was made from another base as stale', () => {
    const entry = { title: 'Bolzen' }
    expect(of(german({ title: 'Bolts' }, entry, { title: note('Nuts') }))).toEqual(counts({ total: 1, stale: 1 }))
    expect(of(german({ title: 'Bolts' }, entry, { title: note('Bolts') }))).toEqual(counts({ total: 1, translated: 1 }))
    expect(of(german({ title: ' Bolts\n' }, entry, { title: note('Bolts') }))?.stale).toBe(0)
  })
  it('says what a machine wrote and what waits for a look', () => {
    const props = { title: 'Bolts', subtitle: 'Steel', items: [{ id: a, label: 'M6' }] }
    const entries = { title: 'Bolzen', subtitle: 'Stahl', [`items[${a}].label`]: 'M 6' }
    const notes = {
      title: note('Bolts', 'machine'),
      subtitle: note('Steel', 'needs-review'),
      [`items[${a}].label`]: note('M8', 'machine'),
    }
    expect(of(german(props, entries, notes))).toEqual(
      counts({ total: 3, translated: 2, stale: 1, machine: 1, review: 1 }),
    )
  })
  it('asks the note of the value that was replaced as a whole', () => {
    const schema = { type: 'object', properties: { picture: { $ref: 'image', translatable: true } } } as const
    const picture = { src: '/a.webp', alt: 'Hall' }
    const inGerman = (source: object) =>
      coverageOf(
        schema,
        german({ picture }, { picture: { src: '/b.webp', alt: 'Halle' } }, { picture: note(source) }),
        ['de'],
        'en',
      ).de
    expect(inGerman(picture)).toEqual(counts({ total: 1, translated: 1 }))
    expect(inGerman({ ...picture, alt: 'Shed' })).toEqual(counts({ total: 1, stale: 1 }))
  })
  it('counts as stale what phones say otherwise since, whenever it was noted that they said the same', () => {
    const image = { pc: { src: '/a.webp', alt: 'Hall' } }
    const onPhones = { image: { ...image, mobile: { src: '/b.webp', alt: 'Door' } } }
    const translated = german({ image }, { 'image.alt': 'Halle' })
    for (const before of [
      translated,
      withEveryNote(bannerProps, translated, 'done'),
      german({ image }, { 'image.alt': 'Halle' }, { 'image.alt': { ...note('Hall'), source: fingerprint('Hall') } }),
    ]) {
      expect(of(before)).toMatchObject({ total: 1, translated: 1 })
      const after = withSourcesNoted(bannerProps, before, { ...before, props: onPhones }, 'image.mobile')
      expect(of(after)).toEqual(counts({ total: 1, stale: 1 }))
      const again = withSourcesNoted(bannerProps, after, { ...after, props: before.props }, 'image.mobile')
      expect(of(again)).toEqual(of(before))
    }
  })
  it('adds up, whatever stands in the settings', () => {
    fc.assert(
      fc.property(
        bannerSettings,
        fc.dictionary(fc.constantFrom('title', 'subtitle'), fc.constant(note('x'))),
        (settings, meta) => {
          const all = coverageOf(bannerProps, { ...settings, translationMeta: { de: meta } }, ['de', 'es', 'fr'], 'en')
          for (const { total, translated, stale, missing, new: unread, machine, review } of Object.values(all)) {
            expect(translated + stale + missing).toBe(total)
            expect(unread + machine + review).toBeLessThanOrEqual(translated)
          }
          expect(new Set(Object.values(all).map(({ total }) => total)).size).toBe(1)
        },
      ),
    )
  })
})

const draft: Draft = draftOf(
  pageSchema({ [a]: 'banner', bbbbbbbb: 'text' }),
  {
    [a]: german({ title: 'Bolts', subtitle: 'Steel' }, { title: 'Bolzen' }, { title: note('Nuts') }),
    bbbbbbbb: german({ body: 'Words' }, { body: 'Worte' }),
  },
  {
    menuList: [{ id: 'main', settings: { props: { items: [{ id: 'iiiiiiii', label: 'Shop' }] } } }],
    globalConfiguration: {
      ...configuration,
      footer: {
        pageSchema: pageSchema({ footerA1: 'text' }),
        componentsSettingValues: { footerA1: { props: { body: 'Imprint' } } },
      },
    },
  },
)

it('is told for the site, each page, part, menu and component', () => {
  const { site, pages, parts, menus, components } = coverage(draft, specs)
  expect(Object.keys(site)).toEqual(['de', 'pt', 'es'])
  expect(site.de).toEqual(counts({ total: 6, translated: 1, new: 1, stale: 1, missing: 4 }))
  // With its name.
  expect(pages.home?.de).toEqual(counts({ total: 4, translated: 1, new: 1, stale: 1, missing: 2 }))
  expect(parts.footer?.de).toEqual(counts({ total: 1, missing: 1 }))
  expect(menus.main?.de).toEqual(counts({ total: 1, missing: 1 }))
  expect(components[a]?.de).toEqual(counts({ total: 2, stale: 1, missing: 1 }))
  expect(components.bbbbbbbb?.de).toEqual(counts({ total: 1, translated: 1, new: 1 }))
  expect(site.pt?.missing).toBe(6)
})

it('is the progress of each language, in percent', () => {
  expect(progressOf(draft, specs)).toEqual({ de: 33, pt: 0, es: 0 })
  expect(progressOf(draftOf(pageSchema({}), {}, { pagesList: [] }), specs)).toEqual({ de: 100, pt: 100, es: 100 })
})

describe('what is untranslated', () => {
  it('is listed with whose it is', () => {
    expect(untranslated(draft, specs, 'de')).toEqual({
      total: 5,
      items: [
        { of: { pageRecord: 'home' }, path: 'name', source: 'Home', state: 'missing' },
        {
          of: { page: 'home', component: a },
          path: 'title',
          source: 'Bolts',
          state: 'stale',
          value: 'Bolzen',
          status: 'done',
        },
        { of: { page: 'home', component: a }, path: 'subtitle', source: 'Steel', state: 'missing' },
        { of: { part: 'footer', component: 'footerA1' }, path: 'body', source: 'Imprint', state: 'missing' },
        { of: { menu: 'main' }, path: 'items[iiiiiiii].label', source: 'Shop', state: 'missing' },
      ],
    })
  })
  it('is listed for one page, and page by page', () => {
    const { items } = untranslated(draft, specs, 'de')
    expect(untranslated(draft, specs, 'de', { page: 'home' })).toEqual({ total: 3, items: items.slice(0, 3) })
    expect(untranslated(draft, specs, 'de', { offset: 1, limit: 2 })).toEqual({ total: 5, items: items.slice(1, 3) })
    expect(untranslated(draft, specs, 'de', { offset: 9 })).toEqual({ total: 5, items: [] })
  })
  it('is nothing in the default language', () => {
    expect(untranslated(draft, specs, 'en')).toEqual({ total: 0, items: [] })
  })
  it('is as much as is counted', () => {
    fc.assert(
      fc.property(bannerSettings, (settings) => {
        const site = draftOf(pageSchema({ [a]: 'banner' }), { [a]: settings })
        const { stale = 0, missing = 0 } = coverage(site, specs).site.de ?? {}
        expect(untranslated(site, specs, 'de').total).toBe(stale + missing)
      }),
    )
  })
})
