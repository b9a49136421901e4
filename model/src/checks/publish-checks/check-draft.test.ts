import { describe, expect, it } from 'vitest'
import { a, banner, check, draft, everywhere, home, page, whole } from '../../../fixtures/checked-drafts.ts'
import { pageSchema } from '../../../fixtures/drafts.ts'

it('finds nothing in a draft that is whole', () => {
  expect(check(banner({}))).toEqual([])
})

describe('what the schemas say', () => {
  it('is an error of the language in which it is wrong', () => {
    const of = draft({ [a]: 'banner' }, { [a]: everywhere(whole, { title: 'x'.repeat(41) }) })
    expect(check(of)).toMatchObject([
      { level: 'error', page: 'home', component: a, path: 'title', language: 'de', key: 'problem.maxLength' },
      { level: 'error', page: 'home', component: a, path: 'title', language: 'pt', key: 'problem.maxLength' },
    ])
  })
  it('is said once where it is wrong in every language', () => {
    const [found, ...more] = check(banner({ columns: { pc: 9 } }))
    expect(more).toEqual([])
    expect(found).toEqual({
      level: 'error',
      page: 'home',
      component: a,
      path: 'columns',
      key: 'problem.maximum',
      params: { limit: 6 },
    })
  })
  it('has a place for the structure of pages and parts, for records and for menus', () => {
    const { globalConfiguration } = draft({}, {})
    const of = banner({}, undefined, {
      pagesList: [home, page('about', { settings: { props: {} } })],
      pageSchemaMap: {
        home: pageSchema({ [a]: 'banner' }),
        about: { version: 1, root: ['cccccccc'], components: {} },
      },
      menuList: [{ id: 'main', settings: { props: { items: [{ id: 'iiiiiiii' }] } } }],
      globalConfiguration: {
        ...globalConfiguration,
        header: { pageSchema: { version: 1, root: ['dddddddd'], components: {} }, componentsSettingValues: {} },
      },
    })
    const errors = check(of).filter(({ level }) => level === 'error')
    expect(errors).toMatchObject([
      { page: 'about', path: '/root', key: 'problem.nesting.unknownId' },
      { part: 'header', path: '/root', key: 'problem.nesting.unknownId' },
      { page: 'about', path: '', key: 'problem.required', params: { missingProperty: 'name' } },
      { menu: 'main', path: 'items[iiiiiiii]', key: 'problem.required' },
    ])
    for (const error of errors) expect(error).not.toHaveProperty('language')
  })
})

it('tells errors before warnings', () => {
  const of = banner({ link: { type: 'page', pageType: 'pages', id: 'gone' }, image: { pc: { src: '/a.webp' } } })
  expect(check(of).map(({ level }) => level)).toEqual(['error', 'warning'])
})
