import type { Draft, On, Operation } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draft } from '../../fixtures/operations.ts'
import { longRun } from '../../fixtures/property-runs.ts'
import { maker, operationInput } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import { apply, applyAll } from '../operations/apply.ts'
import { draftsBetween } from './draft-difference.ts'

/** A draft as people see it: without what is worked out of a translation, and how orders are counted. */
function seen({ componentsSettingValues, pagesList, menuList, ...rest }: Draft) {
  const said = ({
    translationMeta: _meta,
    editPropsByLangEnvMap: map = {},
    ...settings
  }: Draft['menuList'][number]['settings']) => ({
    ...settings,
    maps: Object.fromEntries(Object.entries(map).filter(([, entries]) => Object.keys(entries).length > 0)),
    deletePropsPaths: [...(settings.deletePropsPaths ?? [])].sort(),
  })
  return {
    ...rest,
    settings: Object.fromEntries(
      Object.entries(componentsSettingValues)
        .map(([id, settings]) => [id, said(settings)] as const)
        .filter(([, { props, maps, deletePropsPaths }]) =>
          [props, maps, deletePropsPaths].some((part) => Object.keys(part).length > 0),
        ),
    ),
    pages: pagesList.map(({ order: _order, settings, ...page }) => ({ ...page, ...said(settings) })),
    menus: new Map(menuList.map(({ id, settings }) => [id, said(settings)])),
  }
}

describe('one draft becomes another', () => {
  it('is nothing between a draft and itself', () => {
    expect(draftsBetween(draft, structuredClone(draft), specs)).toEqual({ operations: [], changes: [] })
  })

  it('tells what is added, changed and removed', () => {
    const [home, about] = draft.pagesList
    const [main, footer] = draft.menuList
    if (!home || !about || !main || !footer) throw new Error('The fixture has lost its pages.')
    const { cases: _cases, ...pageSchemaMap } = draft.pageSchemaMap
    const after: Draft = {
      ...draft,
      pagesList: [
        home,
        { ...about, settings: { props: { name: 'About us' } } },
        { id: 'news', pageType: 'info', order: 1, settings: { props: { name: 'News' } } },
      ],
      pageSchemaMap: { ...pageSchemaMap, news: { version: 1, root: [], components: {} } },
      menuList: [main],
    }
    const difference = draftsBetween(draft, after, specs)
    expect(difference).toMatchObject({
      changes: [
        { of: { page: 'cases' }, kind: 'removed', count: 1 },
        { of: { page: 'about' }, kind: 'changed' },
        { of: { page: 'news' }, kind: 'added', count: 1 },
        { of: { order: true }, kind: 'changed', count: 1 },
        { of: { menu: 'footer' }, kind: 'removed', count: 1 },
      ],
    })
  })

  it('lets components change places between pages, and between header and footer', () => {
    const move = (component: string, from: On, to: On): Operation => ({
      id: `m${component}`.slice(0, 8),
      type: 'move-component',
      ...from,
      component,
      to: { ...to, parent: null, after: null },
    })
    const [home, about, header] = [{ page: 'home' }, { page: 'about' }, { part: 'header' }] as const
    const swapped = applyAll(
      draft,
      [
        move('banner01', home, about),
        move('text0001', about, home),
        move('alone001', home, header),
        move('header01', header, home),
      ],
      specs,
    )
    if ('error' in swapped) throw new Error(JSON.stringify(swapped))
    const difference = draftsBetween(draft, swapped.draft as Draft, specs)
    if ('error' in difference) throw new Error(JSON.stringify(difference))
    const outcome = applyAll(draft, difference.operations, specs)
    if ('error' in outcome) throw new Error(JSON.stringify(outcome))
    expect(seen(outcome.draft as Draft)).toEqual(seen(swapped.draft as Draft))
  })

  it('says what stands in the way', () => {
    const after = { ...draft, pagesList: draft.pagesList.filter(({ id }) => id !== 'home') }
    expect(draftsBetween(draft, after, specs)).toMatchObject({
      of: { page: 'home' },
      error: { key: 'refusal.homePage' },
    })
  })

  it(
    'holds for whatever is done to a draft',
    () => {
      fc.assert(
        fc.property(fc.array(operationInput, { minLength: 1, maxLength: 20 }), (given) => {
          const make = maker('d')
          let after = draft
          for (const one of given) {
            const operation = make(after, one)
            const outcome = operation && apply(after, operation, specs)
            if (outcome && !('error' in outcome)) after = outcome.draft
          }
          const difference = draftsBetween(draft, after, specs)
          if ('error' in difference) throw new Error(JSON.stringify(difference))
          const outcome = applyAll(draft, difference.operations, specs)
          if ('error' in outcome) throw new Error(JSON.stringify(outcome))
          expect(seen(outcome.draft)).toEqual(seen(after))
        }),
      )
    },
    longRun,
  )
})
