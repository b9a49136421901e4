import { builtInTheme, type Settings } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import type { Editable } from '../document/editing.ts'
import { storedChanges } from './stored-changes.ts'

const page = (id: string, order: number, name = id) =>
  ({ id, pageType: id === 'home' ? 'home' : 'pages', order, settings: { props: { name } } }) as const

const draft = (changes: Partial<Editable> = {}): Editable => ({
  pagesList: [page('home', 0), page('about', 1)],
  menuList: [{ id: 'main', settings: { props: { items: [{ id: 'itemAAA1', label: 'About' }] } } }],
  pageSchemaMap: {
    home: {
      version: 1,
      root: ['columnA1', 'posterB1'],
      components: {
        columnA1: { type: 'columns', version: 1, slots: { main: ['posterA1'] } },
        posterA1: { type: 'poster', version: 1 },
        posterB1: { type: 'poster', version: 1 },
      },
    },
  },
  componentsSettingValues: {
    posterA1: { props: { title: 'Old' }, editPropsByLangEnvMap: { de: { title: 'Alt' } } },
    posterB1: { props: { title: 'Other' } },
  },
  globalConfiguration: {
    themeSettings: [builtInTheme],
    openThemeId: builtInTheme._$id_,
    defaultLanguage: 'en',
    languages: [{ code: 'en', enabled: true }],
  },
  ...changes,
})
const withA = (settings: Settings) =>
  draft({ componentsSettingValues: { ...draft().componentsSettingValues, posterA1: settings } })
const changesTo = (after: Editable) => storedChanges(draft(), after).changes
const on = { page: 'home', component: 'posterA1', section: 'poster' }

it('tells nothing of what is the same', () => {
  expect(storedChanges(draft(), structuredClone(draft()))).toEqual({ changes: [], more: 0 })
})

it('tells values of the base and of each language, and what is taken out of all', () => {
  const after = {
    props: { title: 'New', size: 3 },
    editPropsByLangEnvMap: { fr: { title: 'Neuf' } },
    deletePropsPaths: ['link'],
  }
  expect(changesTo(withA(after))).toEqual([
    { ...on, kind: 'value', path: 'title', before: 'Old', after: 'New' },
    { ...on, kind: 'value', path: 'size', after: 3 },
    { ...on, kind: 'value', language: 'de', path: 'title', before: 'Alt' },
    { ...on, kind: 'value', language: 'fr', path: 'title', after: 'Neuf' },
    { ...on, kind: 'deleted', path: 'link' },
  ])
  expect(storedChanges(withA(after), draft()).changes).toContainEqual({ ...on, kind: 'restored', path: 'link' })
})

it('tells what stands elsewhere, is new with its values, or is gone', () => {
  const { home } = draft().pageSchemaMap
  if (!home) throw new Error('no page')
  const moved = { ...home, root: ['posterB1', 'columnA1'] }
  expect(changesTo(draft({ pageSchemaMap: { home: moved } }))).toEqual([
    { page: 'home', kind: 'slot', path: '', before: ['columnA1', 'posterB1'], after: ['posterB1', 'columnA1'] },
  ])
  const { posterB1: _gone, ...rest } = home.components
  const other = {
    ...home,
    root: ['columnA1', 'posterC1'],
    components: { ...rest, posterC1: { type: 'poster', version: 1 } },
  }
  const settings = { ...draft().componentsSettingValues, posterC1: { props: { title: 'Third' } } }
  expect(changesTo(draft({ pageSchemaMap: { home: other }, componentsSettingValues: settings }))).toEqual([
    { page: 'home', component: 'posterB1', section: 'poster', kind: 'removed', path: '' },
    { page: 'home', component: 'posterC1', section: 'poster', kind: 'added', path: '', after: 'poster' },
    { page: 'home', component: 'posterC1', section: 'poster', kind: 'value', path: 'title', after: 'Third' },
  ])
})

it('tells pages, menus, parts, themes and languages', () => {
  const pagesList = [page('about', 0, 'About us'), page('home', 1), { ...page('new', 2), slug: 'new' }]
  const { globalConfiguration } = draft()
  const header = {
    pageSchema: { version: 1, root: ['headerA1'], components: { headerA1: { type: 'header', version: 1 } } },
    componentsSettingValues: {},
  }
  const dark = { ...builtInTheme, name: 'Dark' }
  const changes = changesTo(
    draft({
      pagesList,
      menuList: [],
      globalConfiguration: {
        ...globalConfiguration,
        header,
        themeSettings: [dark],
        languages: [...globalConfiguration.languages, { code: 'de', enabled: true }],
      },
    }),
  )
  expect(changes).toEqual(
    expect.arrayContaining([
      { page: 'about', kind: 'value', path: 'name', before: 'about', after: 'About us' },
      { page: 'new', kind: 'added', path: '' },
      { page: 'new', kind: 'value', path: 'slug', after: 'new' },
      { kind: 'order', path: 'pages', before: ['home', 'about'], after: ['about', 'home'] },
      { menu: 'main', kind: 'removed', path: '' },
      { part: 'header', component: 'headerA1', section: 'header', kind: 'added', path: '', after: 'header' },
      expect.objectContaining({ theme: builtInTheme._$id_, path: 'name', after: 'Dark' }),
      { kind: 'value', path: 'languages.de', after: { enabled: true } },
    ]),
  )
})

it('tells contents by their keys', () => {
  const record = { slug: 'bolt', status: 'draft', order: 1, settings: { props: { name: 'Bolt' } } } as const
  const was = { contents: { 'product/aaaaaaa1': record } }
  const is = {
    contents: {
      'product/aaaaaaa1': { ...record, status: 'published' as const, order: 9 },
      'product/aaaaaaa2': { ...record, slug: 'nut' },
    },
  }
  expect(storedChanges(was, is).changes).toEqual([
    { content: 'product/aaaaaaa1', kind: 'value', path: 'status', before: 'draft', after: 'published' },
    { content: 'product/aaaaaaa2', kind: 'added', path: '' },
    { content: 'product/aaaaaaa2', kind: 'value', path: 'slug', after: 'nut' },
    { content: 'product/aaaaaaa2', kind: 'value', path: 'status', after: 'draft' },
    { content: 'product/aaaaaaa2', kind: 'value', path: 'name', after: 'Bolt' },
  ])
})

it('cuts what is long, and counts what is not told', () => {
  const long = withA({ props: { title: 'x'.repeat(5000), more: 1 }, editPropsByLangEnvMap: { de: { title: 'Alt' } } })
  const { changes, more } = storedChanges(draft(), long, { limit: 1 })
  expect([changes.length, more]).toEqual([1, 1])
  expect(changes[0]).toMatchObject({ isCut: true, before: 'Old', after: expect.stringMatching(/^x{1000}…$/) })
})
