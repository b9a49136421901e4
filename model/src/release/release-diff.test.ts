import type { Draft, Edition, Release, ResolvedTree, SettingsById } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings as bannerSettings } from '../../fixtures/arbitraries.ts'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { specs } from '../../fixtures/sections.ts'
import { publish } from './publish.ts'
import { addressesToCompare, type ReleaseDiff, releaseDiff } from './release-diff.ts'

const a = 'aaaaaaaa'
const b = 'bbbbbbbb'

const documents = new Map<string, Edition | ResolvedTree>()
function released(draft: Draft): Release {
  const made = publish({ draft, specs, address: (json) => json, acceptWarnings: true })
  for (const [at, document] of made.documents) documents.set(at, document)
  return made.release as Release
}
const site = (settings: SettingsById, changes: Partial<Draft> = {}) =>
  released(draftOf(pageSchema({ [a]: 'banner' }), settings, changes))
const diff = (before: Release, after: Release): ReleaseDiff => releaseDiff(before, after, documents)
const bolts = (props: object, german: object = {}): SettingsById => ({
  [a]: { props: { title: 'Bolts', ...props }, editPropsByLangEnvMap: { de: { title: 'Bolzen', ...german } } },
})
const before = site(bolts({}))

it('is empty for equal releases', () => {
  fc.assert(
    fc.property(bannerSettings, (settings) => {
      const one = publish({
        draft: draftOf(pageSchema({ [a]: 'banner' }), { [a]: settings }),
        specs,
        address: (json) => json,
        acceptWarnings: true,
      })
      if (!one.release) return
      expect(releaseDiff(one.release, structuredClone(one.release), one.documents)).toEqual({
        languages: {},
        changes: [],
        more: 0,
      })
      expect(addressesToCompare(one.release, one.release)).toEqual([])
    }),
  )
})

it('tells the values that differ, in the languages in which they do', () => {
  const { languages, changes } = diff(before, site(bolts({}, { title: 'Schrauben' })))
  const value = {
    page: 'home',
    component: a,
    section: 'banner',
    kind: 'value',
    path: 'title',
    before: 'Bolzen',
    after: 'Schrauben',
  }
  // Portuguese asks German first.
  expect(changes).toEqual([
    { language: 'de', ...value },
    { language: 'pt', ...value },
  ])
  expect(languages.de).toEqual({
    language: 'changed',
    pages: [{ id: 'home', name: 'Home', kind: 'changed' }],
    parts: [],
    menus: [],
    theme: false,
  })
  expect(languages).not.toHaveProperty('en')
})

it('needs only the documents that differ', () => {
  const after = site(bolts({}, { title: 'Schrauben' }))
  const needed = addressesToCompare(before, after)
  expect(needed).toHaveLength(4)
  const few = new Map(needed.map((at) => [at, documents.get(at) as Edition]))
  expect(releaseDiff(before, after, few)).toEqual(diff(before, after))
})

describe('inside of values', () => {
  const inEnglish = (props: object, changed: object) =>
    diff(site(bolts(props)), site(bolts(changed)))
      .changes.filter(({ language }) => language === 'en')
      .map(({ kind, path, before: was, after: is }) => [kind, path, was, is])
  const item = (id: string, label: string) => ({ id: id.repeat(8), label })

  it('names items by their ids, and tells their order apart', () => {
    const [x, y, z] = [item('x', 'X'), item('y', 'Y'), item('z', 'Z')]
    expect(inEnglish({ items: [x, y] }, { items: [{ ...y, label: 'Why' }, x, z] })).toEqual([
      ['value', 'items[yyyyyyyy].label', 'Y', 'Why'],
      ['value', 'items[zzzzzzzz]', undefined, { ...z, level: 'p', width: 10 }],
      ['order', 'items', ['xxxxxxxx', 'yyyyyyyy'], ['yyyyyyyy', 'xxxxxxxx']],
    ])
  })
  it('tells values for phones', () => {
    const tall = { height: { pc: 'tall', mobile: 'tall' } }
    expect(inEnglish(tall, { height: { pc: 'tall', mobile: 'short' } })).toEqual([
      ['value', 'height.mobile', undefined, 'short'],
    ])
  })
  it('takes rich text as one value', () => {
    const body = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })
    expect(inEnglish({ body: body('a') }, { body: body('b') })).toEqual([['value', 'body', body('a'), body('b')]])
  })
  it('takes a link to another kind of target as one value', () => {
    const [home, shop] = [
      { type: 'page', pageType: 'home' },
      { type: 'address', href: '/shop' },
    ]
    expect(inEnglish({ link: home }, { link: shop })).toEqual([['value', 'link', home, shop]])
    expect(inEnglish({ link: shop }, { link: { ...shop, href: '/b' } })).toEqual([
      ['value', 'link.href', '/shop', '/b'],
    ])
  })
})

it('tells components that came, went and moved', () => {
  const columns = (start: readonly string[], end: readonly string[], tiles: readonly string[]): Draft =>
    draftOf({
      version: 1,
      root: ['columnsA'],
      components: {
        columnsA: { type: 'columns', version: 1, slots: { start, end } },
        ...Object.fromEntries(tiles.map((id) => [id, { type: 'tile', version: 1 }])),
      },
    })
  const one = released(columns(['tileAAA1', 'tileAAA2'], [], ['tileAAA1', 'tileAAA2']))
  const other = released(columns(['tileAAA1'], ['tileAAA3'], ['tileAAA1', 'tileAAA3']))
  const third = released(columns([], ['tileAAA3', 'tileAAA1'], ['tileAAA1', 'tileAAA3']))
  const english = (changes: ReleaseDiff) => changes.changes.filter(({ language }) => language === 'en')
  expect(english(diff(one, other))).toEqual([
    { language: 'en', page: 'home', component: 'tileAAA2', section: 'tile', kind: 'removed', path: '', before: 'tile' },
    { language: 'en', page: 'home', component: 'tileAAA3', section: 'tile', kind: 'added', path: '', after: 'tile' },
  ])
  expect(english(diff(other, third))).toMatchObject([
    { component: 'columnsA', kind: 'slot', path: 'start', before: ['tileAAA1'], after: [] },
    { component: 'columnsA', kind: 'slot', path: 'end', before: ['tileAAA3'], after: ['tileAAA3', 'tileAAA1'] },
  ])
})

it('tells a component that was replaced under the same id', () => {
  const one = released(draftOf(pageSchema({ [a]: 'banner', [b]: 'text' })))
  const other = released(draftOf(pageSchema({ [a]: 'banner', [b]: 'form' })))
  expect(diff(one, other).changes.filter(({ language }) => language === 'en')).toMatchObject([
    { component: b, kind: 'removed', before: 'text' },
    { component: b, kind: 'added', after: 'form' },
  ])
})

it('tells pages, records, parts, menus and themes', () => {
  const menu = (label: string) => [{ id: 'main', settings: { props: { items: [{ id: 'iiiiiiii', label }] } } }]
  const [theme] = configuration.themeSettings
  const shared = { pageSchema: pageSchema({ [b]: 'banner' }), componentsSettingValues: {} }
  const one = site(bolts({}), { menuList: menu('Shop') })
  const other = site(bolts({}), {
    pagesList: [
      { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Start' } } },
      { id: 'about', pageType: 'pages', order: 1, settings: { props: { name: 'About' } } },
    ],
    menuList: menu('Store'),
    globalConfiguration: {
      ...configuration,
      header: shared,
      themeSettings: theme ? [{ ...theme, name: 'Other' }] : [],
    },
  })
  const { languages, changes } = diff(one, other)
  expect(languages.en).toEqual({
    language: 'changed',
    pages: [
      { id: 'home', name: 'Start', kind: 'changed' },
      { id: 'about', name: 'About', kind: 'added' },
    ],
    parts: ['header'],
    menus: ['main'],
    theme: true,
  })
  expect(changes.filter(({ language }) => language === 'en')).toEqual([
    { language: 'en', page: 'home', kind: 'value', path: 'name', before: 'Home', after: 'Start' },
    { language: 'en', menu: 'main', kind: 'value', path: 'items[iiiiiiii].label', before: 'Shop', after: 'Store' },
    { language: 'en', theme: true, kind: 'value', path: 'name', before: theme?.name, after: 'Other' },
  ])
})

it('tells languages that came and went', () => {
  const english = site(bolts({}), { globalConfiguration: { ...configuration, languages: [] } })
  expect(diff(english, before).languages.de).toMatchObject({
    language: 'added',
    pages: [{ id: 'home', kind: 'added' }],
  })
  expect(diff(before, english).languages.de).toMatchObject({ language: 'removed' })
  expect(diff(before, english).changes).toEqual([])
})

it('has a bounded size', () => {
  const long = (text: string) => ({ subtitle: text.repeat(5000), body: { type: 'doc', content: [] } })
  const [one, other] = [site(bolts(long('a'))), site(bolts(long('b')))]
  const [cut] = diff(one, other).changes
  expect(cut).toMatchObject({ path: 'subtitle', isCut: true, before: `${'a'.repeat(1000)}…` })
  const all = diff(one, other).changes.length
  expect(releaseDiff(one, other, documents, { limit: 1 })).toMatchObject({ changes: [cut], more: all - 1 })
})
