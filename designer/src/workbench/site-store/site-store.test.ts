import type { OperationInput, SendCall } from '@vitrine/editor-core'
import { CallError, type Operation } from '@vitrine/schemas'
import { afterEach, expect, it, vi } from 'vitest'
import { draft } from '../../../../model/fixtures/operations.ts'
import { specs } from '../../../../model/fixtures/sections.ts'
import { createEditor } from '../../store/editor.ts'
import { createView } from '../../store/view.ts'
import { createSiteStore } from './site-store.ts'

afterEach(() => void vi.restoreAllMocks())

const answers: Record<string, unknown> = {
  'v1/site/info': { tenantId: 't1', clientId: 'demo', currentDraftRelease: 'r1' },
  'v1/language/list-languages': [{ code: 'en' }, { code: 'de' }],
  'v1/page/page-types': [{ key: 'home', name: 'Home' }],
  'v1/page/page-associations/{id}': [{ sourcePageId: 'about', targetType: 'product', targetIds: ['p1'] }],
  'v1/page/list-pageUrl-by-type': [
    { id: 'p1', name: 'Bolt', url: '/product/p1', type: 'product' },
    { id: 'p2', name: 'Nut', url: '/product/p2', type: 'product' },
  ],
}

function open(screen: 'designer' | 'frame' = 'designer') {
  let clock = 0
  const editor = createEditor({ draft, specs, now: () => (clock += 5000) })
  const view = createView({ curPageId: 'home' })
  const send = vi.fn(async ({ path }: { readonly path: string }) => {
    if (!(path in answers)) throw new CallError('not_found')
    return answers[path]
  })
  const boot = { screen } as Parameters<typeof createSiteStore>[1]['boot']
  const site = createSiteStore({ editor, view }, { boot, send: send as unknown as SendCall, locale: 'en' })
  const change = (operationInput: OperationInput | Operation) =>
    expect(editor.dispatch([operationInput])).toBeUndefined()
  return { editor, view, send, site, state: site.state, change }
}
const set = (value: string, component = 'banner01'): OperationInput => ({
  type: 'set-setting',
  of: { page: 'home', component },
  path: 'title',
  value,
})

it('has every member that the specification names', async () => {
  const { site, state, view } = open()
  view.change((now) => {
    now.selected = 'banner01'
  })
  await Promise.all([site.loadSiteInfo(), site.loadLanguages(), site.loadPageTypes()])

  // The store (§3).
  expect(state.deviceEnv).toBe('pc')
  expect(state.curDraftsInfo).toMatchObject({ id: '1', globalConfiguration: { openThemeId: expect.any(String) } })
  expect(state.curDraftsInfo.globalConfiguration.themeSettings[0]?._$id_).toEqual(expect.any(String))
  expect(state.siteInfo).toMatchObject({ tenantIdOfTheEnterprise: 't1', currentDraftRelease: 'r1' })
  expect(state.navList.map(({ label }) => label)).toEqual(['Home', 'About'])
  expect(state.pageTypeList.map(({ key }) => key)).toEqual(['home'])
  expect(state.languageList.map(({ code }) => code)).toEqual(['en', 'de'])
  expect(state.selectedComponentId).toBe('banner01')
  expect(state.selectedComponent).toMatchObject({ type: 'banner' })
  expect(state.pathToPageIdMap).toMatchObject({ '/': 'home', '/pages/about-us': 'about', '/cases': 'cases' })
  expect(state.pageToRelationsMap).toEqual({})
  expect(state.relationsListMap).toEqual({})
  expect(state.curRelationDetail).toEqual([])
  expect(state.curLanguageEnv).toBe('en')
  expect(state.defaultLanguageEnv).toBe('en')
  expect(state.pageUrlAndTypeMap.about).toEqual({ url: '/pages/about-us', type: 'pages' })
  expect(state.setterShowTypeMap).toEqual({})

  // The designer instance.
  expect(state.menuList.map(({ id }) => id)).toEqual(['main', 'footer'])
  expect(state.isInIframe).toBe(false)
  expect(open('frame').state.isInIframe).toBe(true)
  expect(state.draftsId).toBe('1')
  expect(state.curPageId).toBe('home')
  expect(state.pagesList.map(({ id }) => id)).toEqual(['home', 'about', 'cases'])
  expect(Object.keys(state.pageSchemaMap)).toEqual(['home', 'about', 'cases'])
  expect(state.componentsSettingValues.banner01).toMatchObject({
    editPropsByLangEnvMap: { de: { title: 'Schrauben' } },
    deletePropsPaths: ['items[bbbbbbbb].width', 'subtitle'],
  })
  expect(state.globalConfiguration).toMatchObject({ header: {}, defaultLanguage: 'en' })
  expect(state.name).toBe(draft.name)
  expect(state.draftsInfo).toEqual({ id: '1', name: draft.name, revision: draft.revision })
  expect([state.deletedIds, state.editedIds, state.addedIds]).toEqual([new Set(), new Set(), new Set()])
  expect(state.hasChangeCurPage).toBe(false)
})

it('values are worked out again only when something under them has changed', () => {
  const { state, change, view } = open()
  const { pathToPageIdMap, navList, componentsSettingValues } = state
  view.change((now) => {
    now.hovered = 'banner01'
  })
  expect(state.componentsSettingValues).toBe(componentsSettingValues)
  change(set('Nuts'))
  expect(state.componentsSettingValues).not.toBe(componentsSettingValues)
  expect(state.pathToPageIdMap).toBe(pathToPageIdMap)
  expect(state.navList).toBe(navList)
})

it('the three sets follow what is done; clearing them leaves that there are changes (R203–R212)', () => {
  const { site, state, change, editor } = open()
  change(set('Nuts'))
  change({ type: 'remove-component', page: 'home', component: 'alone001' })
  expect(state.editedIds).toEqual(new Set(['banner01']))
  expect(state.deletedIds).toEqual(new Set(['alone001', 'strange1']))
  expect(state.hasChangeCurPage).toBe(true)
  site.clear()
  expect([state.deletedIds, state.editedIds, state.addedIds]).toEqual([new Set(), new Set(), new Set()])
  expect(state.hasChangeCurPage).toBe(true)
  change(set('Washers'))
  expect(state.editedIds).toEqual(new Set(['banner01']))
  editor.send()
  editor.sent(editor.state.getState().revision + 1)
  expect(state.editedIds).toEqual(new Set())
  expect(state.hasChangeCurPage).toBe(false)
})

it('words follow the language that is edited only among the 18 (R218)', () => {
  const { site, state } = open()
  site.setLanguageEnv('de')
  expect([state.curLanguageEnv, state.locale]).toEqual(['de', 'de'])
  site.setLanguageEnv('tlh')
  expect([state.curLanguageEnv, state.locale]).toEqual(['tlh', 'de'])
})

it('lists are loaded once, and again where that failed (R219, R220)', async () => {
  const { site, state, send } = open()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  send.mockRejectedValueOnce(new CallError('unavailable'))
  await site.loadLanguages()
  expect(log).toHaveBeenCalledOnce()
  // What the draft knows itself.
  expect(state.languageList.map(({ code }) => code)).toEqual(
    state.globalConfiguration.languages.map(({ code }) => code),
  )
  await Promise.all([site.loadLanguages(), site.loadLanguages()])
  await site.loadLanguages()
  expect(send).toHaveBeenCalledTimes(2)
})

it('tells what a page is about, in the language that is edited', async () => {
  const { site, state, view, send } = open()
  view.change((now) => {
    now.curPageId = 'about'
  })
  const heard = vi.fn()
  site.subscribe(heard)
  await Promise.all([site.loadRelations('about'), site.loadRelationsList('product')])
  expect(heard).toHaveBeenCalled()
  expect(state.pageToRelationsMap.about?.[0]?.targetIds).toEqual(['p1'])
  expect(state.relationsListMap.product?.map(({ id }) => id)).toEqual(['p1', 'p2'])
  expect(state.curRelationDetail).toEqual([
    { type: 'product', targets: [{ id: 'p1', name: 'Bolt', url: '/product/p1', type: 'product' }] },
  ])
  site.setLanguageEnv('de')
  expect(state.relationsListMap).toEqual({})
  expect(send.mock.calls.length).toBe(2)
})
