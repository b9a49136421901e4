import { describe, expect, it } from 'vitest'
import { a, b, banner, check, draft, everywhere, home, page, whole } from '../../../fixtures/checked-drafts.ts'
import { pageSchema } from '../../../fixtures/drafts.ts'

describe('translations', () => {
  it('of what must be there are missed in each language', () => {
    const of = draft(
      { [a]: 'banner' },
      { [a]: { props: { ...whole, subtitle: 'Steel' }, editPropsByLangEnvMap: { de: { title: 'Bolzen' } } } },
    )
    // Portuguese asks German first; the subtitle may be left out.
    expect(check(of)).toEqual([
      {
        level: 'warning',
        page: 'home',
        component: a,
        language: 'pt',
        path: 'title',
        key: 'check.translationMissing',
        params: { from: 'de' },
      },
    ])
  })
  it('of items, names of pages and menus count too', () => {
    const items = [{ id: 'iiiiiiii', label: 'A', children: [{ id: 'jjjjjjjj', label: 'B' }] }]
    const of = banner(
      { items: [{ id: 'iiiiiiii', label: 'Sizes' }] },
      {},
      {
        pagesList: [home, page('about', { settings: { props: { name: 'About' } } })],
        pageSchemaMap: { home: pageSchema({ [a]: 'banner' }), about: pageSchema({ [b]: 'banner' }) },
        menuList: [{ id: 'main', settings: { props: { items } } }],
      },
    )
    const settings = { ...of.componentsSettingValues, [b]: everywhere(whole) }
    const german = check({ ...of, componentsSettingValues: settings }).filter(({ language }) => language === 'de')
    expect(german.map(({ page: at = '', menu = '', path }) => `${at}${menu} ${path}`)).toEqual([
      'home items[iiiiiiii].label',
      'about name',
      'main items[iiiiiiii].label',
      'main items[iiiiiiii].children[jjjjjjjj].label',
    ])
  })
  it('are an error where no language says anything', () => {
    const of = draft({ [a]: 'banner' }, { [a]: everywhere({ ...whole, items: [{ id: 'iiiiiiii' }] }) })
    expect(check(of)).toMatchObject([{ level: 'error', key: 'problem.required', params: { missingProperty: 'label' } }])
  })
})
