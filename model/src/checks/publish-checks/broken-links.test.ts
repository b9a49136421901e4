import type { Json } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { a, b, banner, check, everywhere, home, type Props, page, whole } from '../../../fixtures/checked-drafts.ts'
import { configuration, pageSchema } from '../../../fixtures/drafts.ts'

describe('links', () => {
  const to = (target: object): Props => ({ link: { type: 'page', ...target } as Json })
  const contents = [
    { kind: 'product', id: 'prodAAA1', slug: 'bolt', isPublished: true },
    { kind: 'product', id: 'prodAAA2', slug: 'secret', isPublished: false },
    { kind: 'policy', id: 'polAAAA1', slug: 'privacy', isPublished: true },
  ] as const
  const pages = { pagesList: [home, page('about')] }

  it.each([
    { pageType: 'pages', id: 'about' },
    { pageType: 'pages', id: 'about-slug' },
    { pageType: 'product', id: 'bolt' },
    { pageType: 'product', id: 'prodAAA1' },
    { pageType: 'policy', id: 'privacy' },
    { pageType: 'product' },
    { pageType: 'cases' },
    { pageType: 'chat' },
  ])('lead somewhere: %j', (target) => {
    const links = ({ key }: { readonly key: string }) => key.startsWith('check.link')
    expect(check(banner(to(target), {}, pages), contents).filter(links)).toEqual([])
  })
  it.each([
    [{ pageType: 'pages', id: 'gone' }, 'error', 'check.linkToNoPage'],
    [{ pageType: 'product', id: 'gone' }, 'error', 'check.linkToNothing'],
    [{ pageType: 'policy', id: 'bolt' }, 'error', 'check.linkToNothing'],
    [{ pageType: 'product', id: 'secret' }, 'warning', 'check.linkToUnpublished'],
    [{ pageType: 'contact-us' }, 'error', 'check.linkToNothing'],
  ] as const)('lead nowhere: %j', (target, level, key) => {
    expect(check(banner(to(target)), contents)).toMatchObject([
      { level, key, page: 'home', component: a, path: 'link' },
    ])
  })
  it('are not held against what nobody knows', () => {
    expect(check(banner(to({ pageType: 'product', id: 'gone' })))).toEqual([])
  })
  it('block only the languages in which they are broken', () => {
    const of = banner({ link: { type: 'page', pageType: 'home' } }, {})
    const settings = of.componentsSettingValues[a]
    const portuguese = { ...settings?.editPropsByLangEnvMap?.pt, ...to({ pageType: 'pages', id: 'fora' }) }
    const changed = {
      ...of,
      componentsSettingValues: {
        [a]: { props: {}, ...settings, editPropsByLangEnvMap: { ...settings?.editPropsByLangEnvMap, pt: portuguese } },
      },
    }
    expect(check(changed)).toMatchObject([{ language: 'pt', key: 'check.linkToNoPage', params: { id: 'fora' } }])
  })
  it('are looked for in rich text, menus, header and footer', () => {
    const gone = { type: 'page', pageType: 'pages', id: 'gone' } as const
    const words = { type: 'text', text: 'here', marks: [{ type: 'bold' }, { type: 'link', link: gone }] }
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] } as unknown as Json
    const part = (id: string) => ({
      pageSchema: pageSchema({ [id]: 'banner' }),
      componentsSettingValues: { [id]: everywhere({ ...whole, link: gone }) },
    })
    const items = [{ id: 'iiiiiiii', label: 'A', children: [{ id: 'jjjjjjjj', label: 'B', link: gone }] }]
    const labels = { 'items[iiiiiiii].label': 'A', 'items[iiiiiiii].children[jjjjjjjj].label': 'B' }
    const of = banner(
      { body },
      {},
      {
        menuList: [{ id: 'main', settings: everywhere({ items }, labels) }],
        globalConfiguration: { ...configuration, header: part('headerA1'), footer: part('footerA1') },
      },
    )
    expect(check(of).filter(({ level }) => level === 'error')).toMatchObject([
      { page: 'home', component: a, path: 'body' },
      { part: 'header', component: 'headerA1', path: 'link' },
      { part: 'footer', component: 'footerA1', path: 'link' },
      { menu: 'main', path: 'items[iiiiiiii].children[jjjjjjjj].link' },
    ])
  })
  it('inside of what nobody sees are let be', () => {
    const gone = banner(to({ pageType: 'pages', id: 'gone' }))
    const within = (parent: string) => ({
      version: 1,
      root: [b, 'cccccccc'],
      components: {
        [b]: { type: parent, version: 1, slots: { end: [a] } },
        [a]: { type: 'banner', version: 3 },
        cccccccc: { type: 'detail', version: 1 },
      },
    })
    expect(check({ ...gone, pageSchemaMap: { home: within('from-the-future') } })).toMatchObject([
      { key: 'problem.unknownSection' },
    ])
    expect(check({ ...gone, pageSchemaMap: { home: within('columns') } })[0]).toMatchObject({
      level: 'error',
      component: a,
    })
  })
  it('of what nobody sees are let be', () => {
    expect(check(banner({ ...to({ pageType: 'pages', id: 'gone' }), visible: false })).map(({ key }) => key)).toEqual([
      'check.emptyHome',
    ])
  })
})
