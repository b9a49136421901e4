import { describe, expect, it } from 'vitest'
import { a, b, banner, check, draft, everywhere, home, type Props, whole } from '../../../fixtures/checked-drafts.ts'
import { configuration, pageSchema } from '../../../fixtures/drafts.ts'

describe('the heading of level 1', () => {
  const two = { [a]: 'banner', [b]: 'banner' }
  const product = { pagesList: [{ ...home, pageType: 'product' as const }] }

  it('is missed, and there is one', () => {
    const items = { items: [{ id: 'iiiiiiii', label: 'Sizes', level: 'h2' }], title: '' }
    const of = draft({ [a]: 'banner' }, { [a]: everywhere(items, { title: '', 'items[iiiiiiii].label': 'G' }) })
    expect(check(of)).toMatchObject([{ level: 'warning', page: 'home', key: 'check.mainHeadingMissing' }])
    expect(check(draft(two, { [a]: everywhere(whole), [b]: everywhere(whole) }))).toEqual([
      {
        level: 'warning',
        page: 'home',
        component: b,
        path: 'title',
        key: 'check.mainHeadings',
        params: { number: 2 },
      },
    ])
  })
  it('may be hidden in a language', () => {
    const hidden = {
      props: whole,
      editPropsByLangEnvMap: { de: { title: 'B', visible: false }, pt: { title: 'B', visible: false } },
    }
    expect(check(draft(two, { [a]: everywhere(whole), [b]: hidden }))).toMatchObject([
      { language: 'en', key: 'check.mainHeadings' },
    ])
  })
  it('may come with what is visited', () => {
    expect(check(draft({ [a]: 'detail' }, {}, product))).toEqual([])
    expect(check(draft({ [a]: 'detail' }, { [a]: { props: { level: 'h2' } } }, product))).toMatchObject([
      { key: 'check.mainHeadingMissing' },
    ])
    const withTitle = draft({ [a]: 'detail', [b]: 'banner' }, { [b]: everywhere(whole) }, product)
    expect(check(withTitle)).toMatchObject([{ key: 'check.mainHeadings', component: a, params: { number: 2 } }])
  })
  it('may be an empty one that is filled by what is visited', () => {
    const of = (props: Props, pages = {}) => draft({ [a]: 'head' }, { [a]: everywhere(props, {}) }, pages)
    expect(check(of({}, product))).toEqual([])
    expect(check(of({ title: 'Bolts' }, product))).toEqual([])
    expect(check(of({}))).toMatchObject([{ key: 'check.mainHeadingMissing' }])
  })
  it('may stand in the header, where the page has one', () => {
    const header = {
      pageSchema: pageSchema({ headerA1: 'banner' }),
      componentsSettingValues: { headerA1: everywhere(whole) },
    }
    const globalConfiguration = { ...configuration, header }
    expect(check(banner({}, {}, { globalConfiguration }))).toMatchObject([
      { page: 'home', key: 'check.mainHeadings', path: '' },
    ])
    expect(check(banner({}, {}, { globalConfiguration, pagesList: [{ ...home, header: false }] }))).toEqual([])
  })
})
