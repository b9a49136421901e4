import type { Draft, Edition, Release } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { a, b, banner, check, everywhere, home, type Props, page } from '../../fixtures/checked-drafts.ts'
import { configuration, pageSchema } from '../../fixtures/drafts.ts'
import { specs } from '../../fixtures/sections.ts'
import { findingId } from '../checks/finding-id.ts'
import { canonicalJson } from '../values/canonical-json.ts'
import { type PublishInput, publish } from './publish.ts'

const address = (json: string): string => `${json.length} ${json}`
const make = (draft: Draft, input: Partial<PublishInput> = {}) => publish({ draft, specs, address, ...input })

/** A site of two pages, each with a banner. */
const site = (title: string, changes: Partial<Draft> = {}, props: Props = {}): Draft => {
  const menus = [{ id: 'main', settings: { props: { items: [] } } }]
  const of = banner(
    { title, ...props },
    { title },
    {
      pagesList: [home, page('about')],
      menuList: menus,
      pageSchemaMap: { home: pageSchema({ [a]: 'banner' }), about: pageSchema({ [b]: 'banner' }) },
      ...changes,
    },
  )
  return { ...of, componentsSettingValues: { ...of.componentsSettingValues, [b]: everywhere({ title }) } }
}
const first = make(site('Old')).release as Release
const titles = (release: Release | undefined, documents: ReadonlyMap<string, unknown>, language: string) =>
  release?.languages[language]?.pages.map(({ edition }) => {
    const { components } = documents.get(edition) as Edition
    return Object.values(components)[0]?.props.title
  })
const ids = (release: Release | undefined) => release?.languages.en?.pages.map(({ id }) => id)

describe('some languages', () => {
  it('are published alone', () => {
    const { release } = make(site('New'), { previous: first, languages: ['de'] })
    expect(release?.languages.en).toBe(first.languages.en)
    expect(release?.languages.pt).toBe(first.languages.pt)
    expect(release?.languages.de).not.toEqual(first.languages.de)
  })
  it('stay published although the draft does not enable them any more', () => {
    const draft = site('New', {
      globalConfiguration: { ...configuration, languages: [{ code: 'de', enabled: false }] },
    })
    expect(Object.keys(make(draft, { previous: first, languages: ['en'] }).release?.languages ?? {}).sort()).toEqual([
      'de',
      'en',
      'pt',
    ])
    const { release } = make(draft, { previous: first, languages: ['en', 'de'] })
    expect(Object.keys(release?.languages ?? {}).sort()).toEqual(['en', 'pt'])
  })
  it('hear nothing of what is wrong in others', () => {
    const wrong = site('New', {}, { link: { type: 'page', pageType: 'home' } })
    const settings = { ...wrong.componentsSettingValues[a], props: { title: 'New' } }
    const broken = { link: { type: 'page', pageType: 'pages', id: 'gone' } }
    const draft = {
      ...wrong,
      componentsSettingValues: {
        ...wrong.componentsSettingValues,
        [a]: {
          ...settings,
          editPropsByLangEnvMap: { ...settings.editPropsByLangEnvMap, pt: { title: 'N', ...broken } },
        },
      },
    }
    expect(make(draft, { previous: first }).blocked).toEqual(['pt'])
    expect(make(draft, { previous: first, languages: ['en', 'de'] })).toMatchObject({ findings: [], blocked: [] })
  })
})

describe('some pages', () => {
  it('are published alone, with everything around them as it was', () => {
    const draft = site('New', { menuList: [] })
    const { release, documents } = make(draft, { previous: first, pages: ['about'] })
    for (const language of ['en', 'de', 'pt']) {
      const [before, after] = [first.languages[language], release?.languages[language]]
      expect(after?.pages[0]).toBe(before?.pages[0])
      expect(after?.pages[1]).not.toEqual(before?.pages[1])
      expect({ ...after, pages: [] }).toEqual({ ...before, pages: [] })
    }
    expect(documents.size).toBe(3)
  })
  it('are the only ones where nothing was published before', () => {
    const { release, documents } = make(site('New'), { pages: ['about'] })
    expect(ids(release)).toEqual(['about'])
    expect(titles(release, documents, 'de')).toEqual(['New'])
    expect(release?.languages.de?.menus).toHaveProperty('main')
  })
  it('go when they are gone from the draft, and others stay', () => {
    const draft = site('New', { pagesList: [home, page('team')] })
    const settings = { pageSchemaMap: { ...draft.pageSchemaMap, team: pageSchema({ cccccccc: 'banner' }) } }
    const of = {
      ...draft,
      ...settings,
      componentsSettingValues: { ...draft.componentsSettingValues, cccccccc: everywhere({ title: 'Us' }) },
    }
    expect(ids(make(of, { previous: first, pages: ['team'] }).release)).toEqual(['home', 'team', 'about'])
    expect(ids(make(of, { previous: first, pages: ['about'] }).release)).toEqual(['home'])
  })
  it('hear nothing of what is wrong on others', () => {
    const draft = site('New', {}, { columns: { pc: 9 } })
    expect(check(draft).map(({ page: at }) => at)).toEqual(['home'])
    expect(make(draft, { previous: first, pages: ['about'] })).toMatchObject({ findings: [], blocked: [] })
    expect(make(draft, { previous: first, pages: ['home'] }).blocked).toEqual(['en', 'de', 'pt'])
  })
  it('cannot take an address that another page still has', () => {
    const swapped = [home, page('about', { slug: 'us' }), page('team', { slug: 'about-slug', order: 2 })]
    const draft = site('New', { pagesList: swapped })
    const { findings, blocked, release } = make(draft, { previous: first, pages: ['team'], acceptWarnings: true })
    expect(findings[0]).toMatchObject({ level: 'error', page: 'team', key: 'problem.slugTaken' })
    expect(blocked).toEqual(['en', 'de', 'pt'])
    expect(release?.languages).toEqual(first.languages)
  })
})

describe('warnings', () => {
  const draft = site('New', {}, { image: { pc: { src: '/a.webp' } } })

  it('are waited for', () => {
    expect(make(draft)).toMatchObject({ waits: true, blocked: [], findings: [{ key: 'check.altMissing' }] })
    expect(make(draft).release).toBeUndefined()
    expect(make(draft).documents.size).toBe(0)
  })
  it('are accepted', () => {
    const [warning] = make(draft).findings
    const ids = warning ? [findingId(warning)] : []
    expect(make(draft, { accepted: ids })).toMatchObject({ waits: false, release: { draftRevision: draft.revision } })
    expect(make(draft, { accepted: ['0123456789abcdef'] })).toMatchObject({ waits: true })
    const accepted = make(draft, { acceptWarnings: true })
    expect(accepted).toMatchObject({ waits: false, findings: [{ key: 'check.altMissing' }] })
    expect(canonicalJson(accepted.release ?? null)).not.toBe('null')
  })
  it('of pages that are not published do not matter', () => {
    expect(make(draft, { previous: first, pages: ['about'] })).toMatchObject({ waits: false, findings: [] })
  })
  it('do not matter where an error blocks anyway', () => {
    const wrong = site('New', {}, { image: { pc: { src: '/a.webp' } }, columns: { pc: 9 } })
    expect(make(wrong, { previous: first })).toMatchObject({ waits: false, blocked: ['en', 'de', 'pt'] })
  })
})

it('an error of the structure blocks every language', () => {
  const draft = site('New', { pageSchemaMap: { home: { version: 1, root: [a, 'gonegone'], components: {} } } })
  expect(make(draft, { previous: first })).toMatchObject({ blocked: ['en', 'de', 'pt'] })
  expect(make(draft, { previous: first }).release?.languages).toEqual(first.languages)
})
