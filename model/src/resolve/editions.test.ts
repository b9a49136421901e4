import {
  checkOf,
  type Draft,
  edition as editionSchema,
  type PageSchema,
  resolvedTree,
  type SettingsById,
} from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { specs } from '../../fixtures/sections.ts'
import { editionsOf } from './editions.ts'

const a = 'aaaaaaaa'
const b = 'bbbbbbbb'
const make = (home: PageSchema, settings: SettingsById = {}, changes: Partial<Draft> = {}) =>
  editionsOf(draftOf(home, settings, changes), specs)
const home = (draft: ReturnType<typeof make>, language = 'en') => draft.languages[language]?.editions[0]

it('makes an edition of each page in each enabled language, the default one first', () => {
  const made = make(pageSchema({ [a]: 'banner' }), {
    [a]: {
      props: { title: 'Bolts', height: { pc: 'tall', mobile: 'short' } },
      editPropsByLangEnvMap: { de: { title: 'Schrauben' }, es: { title: 'Pernos' } },
    },
  })
  expect(Object.keys(made.languages)).toEqual(['en', 'de', 'pt'])
  expect(made.problems).toEqual([])
  expect(['en', 'de', 'pt'].map((language) => home(made, language)?.components[a]?.props.title)).toEqual([
    'Bolts',
    'Schrauben',
    'Pernos',
  ])
  expect(home(made, 'pt')).toMatchObject({
    language: 'pt',
    page: { id: 'home', pageType: 'home', name: 'Home', header: true, footer: true },
    root: [a],
    components: { [a]: { id: a, type: 'banner', version: 3, mobile: { height: 'short' }, languages: { title: 'es' } } },
    outline: [{ id: 'pernos', text: 'Pernos', level: 1, component: a, path: 'title' }],
  })
  for (const { editions } of Object.values(made.languages))
    for (const edition of editions) expect(checkOf(editionSchema)(edition)).toEqual([])
})

it('leaves out what is empty', () => {
  const component = home(make(pageSchema({ [a]: 'text' })))?.components[a]
  expect(component).toEqual({ id: a, type: 'text', version: 1, props: { body: 'Text' } })
})

it('orders the pages, resolves their names and search texts, and says where header and footer stand', () => {
  const pagesList: Draft['pagesList'] = [
    {
      id: 'about',
      pageType: 'pages',
      slug: 'about',
      order: 2,
      header: false,
      settings: {
        props: { name: 'About', seo: { title: 'About us' } },
        editPropsByLangEnvMap: { de: { name: 'Wir', 'seo.title': 'Über uns' } },
      },
    },
    { id: 'home', pageType: 'home', order: 1, settings: { props: { name: 'Home' } } },
  ]
  const made = make(pageSchema({}), {}, { pagesList })
  expect(made.languages.de?.editions.map(({ page }) => page)).toEqual([
    { id: 'home', pageType: 'home', name: 'Home', header: true, footer: true },
    {
      id: 'about',
      pageType: 'pages',
      slug: 'about',
      name: 'Wir',
      seo: { title: 'Über uns' },
      header: false,
      footer: true,
    },
  ])
})

it('resolves header, footer and menus, each with an outline of its own', () => {
  const part = {
    pageSchema: pageSchema({ [b]: 'text' }),
    componentsSettingValues: { [b]: { props: { body: 'Text' } } },
  }
  const menuList: Draft['menuList'] = [
    {
      id: 'main',
      settings: {
        props: { items: [{ id: a, label: 'Products' }] },
        editPropsByLangEnvMap: { de: { [`items[${a}].label`]: 'Produkte' } },
      },
    },
  ]
  const made = make(
    pageSchema({ [a]: 'text' }),
    {},
    { menuList, globalConfiguration: { ...configuration, header: part } },
  )
  const { header, footer, menus, editions } = made.languages.de ?? {}
  expect(checkOf(resolvedTree)(header)).toEqual([])
  expect(footer).toBeUndefined()
  expect(menus).toEqual({ main: { items: [{ id: a, label: 'Produkte' }] } })
  expect([header?.outline[0]?.id, editions?.[0]?.outline[0]?.id]).toEqual(['text', 'text'])
})

it('keeps unknown and newer components with their stored values', () => {
  const page: PageSchema = {
    version: 1,
    root: [a, b],
    components: { [a]: { type: 'other', version: 9 }, [b]: { type: 'banner', version: 4 } },
  }
  const settings = {
    [a]: { props: { x: { pc: 1 } }, editPropsByLangEnvMap: { de: { x: 2 } } },
    [b]: { props: { title: { new: true } } },
  }
  const made = make(page, settings)
  expect(made.problems).toEqual([])
  expect(home(made, 'de')?.components).toEqual({
    [a]: { id: a, type: 'other', version: 9, props: { x: { pc: 1 } } },
    [b]: { id: b, type: 'banner', version: 4, props: { title: { new: true } } },
  })
})

it('draws what can be reached, each component once, however broken the structure is', () => {
  const broken: PageSchema = {
    version: 1,
    root: [a, 'gonegone', a],
    components: {
      [a]: { type: 'columns', version: 1, slots: { end: [b, a, 'gonegone'] } },
      [b]: { type: 'columns', version: 1, slots: { end: [a] } },
      cccccccc: { type: 'text', version: 1 },
    },
  }
  const made = make(broken)
  expect(home(made)).toMatchObject({
    root: [a],
    components: { [a]: { slots: { end: [b] } }, [b]: { slots: { end: [] } } },
  })
  expect(Object.keys(home(made)?.components ?? {})).toEqual([a, b])
  expect(new Set(made.problems.map(({ key }) => key))).toEqual(
    new Set(['problem.nesting.unknownId', 'problem.nesting.twice', 'problem.nesting.orphan']),
  )
  expect(made.problems.every(({ language }) => language === undefined)).toBe(true)
})

describe('problems', () => {
  it('name component, language and path, in the languages that have them', () => {
    const made = make(pageSchema({ [a]: 'banner' }), {
      [a]: { props: {}, editPropsByLangEnvMap: { de: { title: 'x'.repeat(41) } } },
    })
    // Portuguese falls back to German here.
    expect(made.problems).toEqual(
      ['de', 'pt'].map((language) => ({
        path: 'title',
        component: a,
        language,
        key: 'problem.maxLength',
        params: { limit: 40 },
      })),
    )
  })
  it('are found in the values for phones too', () => {
    const made = make(pageSchema({ [a]: 'banner' }), {
      [a]: {
        props: {
          columns: { pc: 2, mobile: 9 },
          image: { pc: { src: '/a' }, mobile: { src: 'javascript:x' } },
          items: [{ id: b, label: 'x', width: { pc: 1 } }],
        },
      },
    })
    expect(made.problems.filter(({ language }) => language === 'en').map(({ path, key }) => [path, key])).toEqual([
      ['columns.mobile', 'problem.maximum'],
      ['image.mobile.src', 'problem.format.asset'],
    ])
  })
  it('of page records and menus say which', () => {
    const made = make(
      pageSchema({}),
      {},
      {
        pagesList: [{ id: 'home', pageType: 'home', order: 0, settings: { props: {} } }],
        menuList: [{ id: 'main', settings: { props: { items: [{ id: a }] } } }],
      },
    )
    expect(
      made.problems
        .filter(({ language }) => language === 'en')
        .map(({ path, key, params }) => [path, key, params.missingProperty]),
    ).toEqual([
      ['pagesList[home]', 'problem.required', 'name'],
      [`menuList[main].items[${a}]`, 'problem.required', 'label'],
    ])
  })
  it('tell of a page document that is newer than this program', () => {
    const made = make({ version: 2, root: [a], components: { [a]: { type: 'text', version: 1 } } })
    expect(home(made)).toMatchObject({ root: [], components: {} })
    expect(made.problems).toContainEqual({
      path: 'pageSchemaMap[home]',
      language: 'en',
      key: 'problem.newerDocument',
      params: {},
    })
  })
})

it('never pollutes a prototype', () => {
  const draft = JSON.parse(
    JSON.stringify(draftOf(pageSchema({ [a]: 'banner' }))).replace(
      '"components":{',
      '"components":{"__proto__":{"type":"text","version":1,"slots":{"__proto__":["aaaaaaaa"]}},',
    ),
  )
  const made = editionsOf(draft, specs)
  expect(Object.getPrototypeOf(home(made)?.components)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>).type).toBeUndefined()
})
