import type { Json } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { a, b, banner, check, everywhere, home, type Props, page, whole } from '../../../fixtures/checked-drafts.ts'
import { pageSchema } from '../../../fixtures/drafts.ts'

describe('anchors', () => {
  const items = [{ id: 'iiiiiiii', label: 'Sizes', level: 'h2' }]
  const inGerman = { 'items[iiiiiiii].label': 'Größen' }
  const at = (link: object): Props => ({ items: items as Json, link: link as Json })

  it.each([
    { type: 'anchor', anchor: 'bolts' },
    { type: 'anchor', anchor: '#top' },
    { type: 'anchor', anchor: `${a}-specification` },
    { type: 'page', pageType: 'home', anchor: 'bolts' },
    { type: 'page', pageType: 'products', anchor: 'anything' },
  ])('that are there: %j', (link) => {
    expect(check(banner(at(link), inGerman)).filter(({ key }) => key === 'check.anchorMissing')).toEqual([])
  })
  it('that are named after a text are missing where it is translated', () => {
    expect(check(banner(at({ type: 'anchor', anchor: 'sizes' }), inGerman))).toMatchObject([
      { level: 'warning', language: 'de', page: 'home', path: 'link', params: { anchor: 'sizes' } },
      { level: 'warning', language: 'pt', key: 'check.anchorMissing' },
    ])
  })
  it('are looked for on the page that a link leads to', () => {
    const of = banner(at({ type: 'page', pageType: 'pages', id: 'about', anchor: 'team' }), inGerman, {
      pagesList: [home, page('about')],
      pageSchemaMap: { home: pageSchema({ [a]: 'banner' }), about: pageSchema({ [b]: 'banner' }) },
    })
    const withAnchor = (anchor: string) => ({
      ...of,
      componentsSettingValues: { ...of.componentsSettingValues, [b]: everywhere({ ...whole, anchor }) },
    })
    expect(check(withAnchor('team'))).toEqual([])
    expect(check(withAnchor('staff'))).toMatchObject([{ page: 'home', component: a, key: 'check.anchorMissing' }])
  })
})
