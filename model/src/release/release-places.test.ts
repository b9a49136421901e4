import type { Release, ReleasedLanguage, ReleasedPage } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { changedPlaces, clashesIn, placesMovedSince, sharedPlaces, withPlaces } from './release-places.ts'

const page = (id: string, edition: string, more: Partial<ReleasedPage> = {}): ReleasedPage => ({
  id,
  pageType: id === 'home' ? 'home' : 'pages',
  ...(id !== 'home' && { slug: id }),
  name: id,
  edition,
  ...more,
})
const theme = { colors: { primary: '#111111' } } as unknown as ReleasedLanguage['theme']
const language = (pages: readonly ReleasedPage[], more: Partial<ReleasedLanguage> = {}): ReleasedLanguage => ({
  pages,
  menus: {},
  theme,
  header: 'h1',
  ...more,
})
const site = (languages: Release['languages'], more: Partial<Release> = {}): Release => ({
  draftsId: '1',
  draftRevision: 1,
  defaultLanguage: 'en',
  languages,
  ...more,
})
const start = site({
  en: language([page('home', 'a1'), page('about', 'b1')]),
  de: language([page('home', 'a1'), page('about', 'b1')]),
})
const withEnglish = (release: Release, more: Partial<ReleasedLanguage>, revision = 2): Release => ({
  ...release,
  draftRevision: revision,
  languages: { ...release.languages, en: { ...(release.languages.en as ReleasedLanguage), ...more } },
})
const newHome = withEnglish(start, { pages: [page('home', 'a2'), page('about', 'b1')] })
const newAbout = withEnglish(start, { pages: [page('home', 'a1'), page('about', 'b2')] }, 3)
const editions = (release: Release, code = 'en') => release.languages[code]?.pages.map(({ edition }) => edition)

describe('the places of a change', () => {
  it('are those that show something else', () => {
    expect(changedPlaces(start, newHome)).toEqual([{ kind: 'page', language: 'en', id: 'home' }])
    const all = withEnglish(start, {
      header: 'h2',
      menus: { main: { items: [] } as never },
      pages: [page('home', 'a1')],
    })
    expect(changedPlaces(start, all)).toEqual([
      { kind: 'page', language: 'en', id: 'about' },
      { kind: 'header', language: 'en' },
      { kind: 'menu', language: 'en', id: 'main' },
    ])
    expect(changedPlaces(start, start)).toEqual([])
  })

  it('are languages as a whole where they come or go, and the site where nothing was published', () => {
    const { en } = start.languages
    const more = site({ ...start.languages, fr: language([page('home', 'c1')]) })
    expect(changedPlaces(start, more)).toEqual([{ kind: 'language', language: 'fr' }])
    expect(changedPlaces(start, site({ en: en as ReleasedLanguage }))).toEqual([{ kind: 'language', language: 'de' }])
    expect(changedPlaces(undefined, site({ en: en as ReleasedLanguage }))).toEqual([
      { kind: 'site' },
      { kind: 'language', language: 'en' },
    ])
  })
})

describe('a change that is made later', () => {
  const change = { before: start, after: newHome }

  it('is the planned release itself where nothing else was published', () => {
    expect(withPlaces(change, start)).toBe(newHome)
    expect(withPlaces({ before: undefined, after: start }, undefined)).toBe(start)
  })

  it('leaves what others published as they did', () => {
    expect(placesMovedSince(change, newAbout)).toEqual([])
    const made = withPlaces(change, newAbout)
    expect(editions(made)).toEqual(['a2', 'b2'])
    expect(editions(made, 'de')).toEqual(['a1', 'b1'])
    expect(made.draftRevision).toBe(3)
  })

  it('is not made where a place shows something else, but where it shows already what was planned', () => {
    const other = withEnglish(start, { pages: [page('home', 'a9'), page('about', 'b1')] })
    expect(placesMovedSince(change, other)).toEqual([{ kind: 'page', language: 'en', id: 'home' }])
    const gone = withEnglish(start, { pages: [page('about', 'b1')] })
    expect(placesMovedSince(change, gone)).toEqual([{ kind: 'page', language: 'en', id: 'home' }])
    expect(placesMovedSince(change, newHome)).toEqual([])
    expect(placesMovedSince(change, { ...start, draftsId: '2' })).toEqual([{ kind: 'site' }])
    expect(placesMovedSince(change, undefined)).toEqual([{ kind: 'page', language: 'en', id: 'home' }])
  })

  it('puts pages that come behind those that they were planned behind, and takes those that go', () => {
    const planned = withEnglish(start, {
      pages: [page('home', 'a1'), page('fair', 'f1'), page('stand', 'g1'), page('about', 'b1')],
    })
    const current = withEnglish(start, { pages: [page('about', 'b1'), page('home', 'a1'), page('late', 'l1')] })
    const made = withPlaces({ before: start, after: planned }, current)
    expect(made.languages.en?.pages.map(({ id }) => id)).toEqual(['about', 'home', 'fair', 'stand', 'late'])
    const less = withEnglish(start, { pages: [page('home', 'a1')] })
    expect(withPlaces({ before: start, after: less }, current).languages.en?.pages.map(({ id }) => id)).toEqual([
      'home',
      'late',
    ])
  })

  it('adds a page only to a language that is still there', () => {
    const planned = {
      ...start,
      languages: { ...start.languages, de: language([page('home', 'a1'), page('about', 'b1'), page('fair', 'f1')]) },
    }
    const withoutGerman = site({ en: start.languages.en as ReleasedLanguage })
    expect(placesMovedSince({ before: start, after: planned }, withoutGerman)).toEqual([
      { kind: 'page', language: 'de', id: 'fair' },
    ])
  })

  it('brings and takes languages, parts and menus', () => {
    const after = site(
      {
        en: language([page('home', 'a1'), page('about', 'b1')], { header: 'h2', menus: { main: 'm' as never } }),
        fr: language([page('home', 'c1')]),
      },
      { defaultLanguage: 'fr' },
    )
    const current = withEnglish(start, { footer: 'f9', menus: { side: 's' as never } })
    const made = withPlaces({ before: start, after }, current)
    expect(Object.keys(made.languages)).toEqual(['en', 'fr'])
    expect(made.defaultLanguage).toBe('fr')
    expect(made.languages.en).toMatchObject({ header: 'h2', footer: 'f9', menus: { main: 'm', side: 's' } })
  })
})

it('pages at one address clash, and a site without its default language', () => {
  expect(clashesIn(start)).toEqual([])
  const twice = withEnglish(start, {
    pages: [page('fair1', 'f1', { slug: 'fair' }), page('fair2', 'f2', { slug: 'fair' })],
  })
  expect(clashesIn(twice)).toEqual([
    { kind: 'page', language: 'en', id: 'fair1' },
    { kind: 'page', language: 'en', id: 'fair2' },
  ])
  expect(clashesIn(site({ de: language([]) }))).toEqual([{ kind: 'site' }])
})

describe('two planned changes', () => {
  const home = { before: start, after: newHome }
  it('share the places that both touch', () => {
    expect(sharedPlaces(home, { before: start, after: newAbout })).toEqual([])
    expect(sharedPlaces(home, { before: newAbout, after: { ...newHome, draftRevision: 9 } })).toEqual([
      { kind: 'page', language: 'en', id: 'home' },
    ])
  })
  it('share a language that goes, and an address that both take', () => {
    const withoutEnglish = { before: start, after: site({ de: start.languages.de as ReleasedLanguage }) }
    expect(sharedPlaces(home, withoutEnglish)).toEqual([{ kind: 'page', language: 'en', id: 'home' }])
    expect(sharedPlaces(withoutEnglish, home)).toEqual([{ kind: 'language', language: 'en' }])
    const adds = (id: string) => ({
      before: start,
      after: withEnglish(start, { pages: [...(start.languages.en?.pages ?? []), page(id, id, { slug: 'fair' })] }),
    })
    expect(sharedPlaces(adds('fair1'), adds('fair2'))).toEqual([{ kind: 'page', language: 'en', id: 'fair1' }])
  })
})
