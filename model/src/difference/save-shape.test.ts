import type { GlobalConfiguration, PageSchema, SettingsById } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draft } from '../../fixtures/operations.ts'
import { longRun } from '../../fixtures/property-runs.ts'
import { maker, type OperationInput, operationInput } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Editable } from '../document/editing.ts'
import { apply, applyAll } from '../operations/apply.ts'
import { operationsBetween, operationsOfSave } from './save-shape.ts'

function play(given: readonly OperationInput[]): Editable {
  const make = maker('s')
  let current: Editable = draft
  for (const one of given) {
    const operation = make(current, one)
    const outcome = operation && apply(current, operation, specs)
    if (outcome && !('error' in outcome)) current = outcome.draft
  }
  return current
}

/** A page with its settings, without what is worked out of a translation. */
function pageOf(from: Editable, page: string): { pageSchema: PageSchema; componentsSettingValues: SettingsById } {
  const pageSchema = from.pageSchemaMap[page] ?? { version: 1, root: [], components: {} }
  const settings = Object.keys(pageSchema.components).flatMap((id) => {
    const { translationMeta: _meta, ...values } = from.componentsSettingValues[id] ?? {}
    return 'props' in values ? [[id, values] as const] : []
  })
  return { pageSchema, componentsSettingValues: Object.fromEntries(settings) }
}

const home = { page: 'home' } as const
const ofPages = operationInput.filter(({ type }) => !/page|menu|theme|language|part/.test(type))
const quiet = { editedIds: [], addedIds: [], deletedIds: [] }

function made(difference: ReturnType<typeof operationsBetween>) {
  if ('error' in difference) throw new Error(JSON.stringify(difference))
  return difference.operations
}

describe('a page as it is to be', () => {
  it(
    'becomes operations that make it so',
    () => {
      fc.assert(
        fc.property(fc.array(ofPages, { minLength: 1, maxLength: 20 }), (given) => {
          const after = pageOf(play(given), 'home')
          const elsewhere = [...Object.keys(draft.pageSchemaMap.about?.components ?? {}), 'header01']
          fc.pre(elsewhere.every((id) => !Object.hasOwn(after.pageSchema.components, id)))
          const operations = made(operationsBetween(draft, home, after, specs))
          const outcome = applyAll(draft, operations, specs)
          if ('error' in outcome) throw new Error(JSON.stringify(outcome))
          expect(pageOf(outcome.draft, 'home')).toEqual(after)
          expect(pageOf(outcome.draft, 'about')).toEqual(pageOf(draft, 'about'))
          expect(made(operationsBetween(outcome.draft, home, after, specs))).toEqual([])
        }),
      )
    },
    longRun,
  )
  it('becomes none where it is as it was', () => {
    expect(made(operationsBetween(draft, home, pageOf(draft, 'home'), specs))).toEqual([])
    const columns = { type: 'columns', version: 1, slots: { start: ['inside01'], end: [] } }
    const { pageSchema, componentsSettingValues } = pageOf(draft, 'home')
    const withEmptySlot = { ...pageSchema, components: { ...pageSchema.components, columns1: columns } }
    expect(operationsBetween(draft, home, { pageSchema: withEmptySlot, componentsSettingValues }, specs)).toEqual({
      operations: [],
    })
  })
  it('becomes the smallest operations: one word that changed is one setting', () => {
    const { pageSchema, componentsSettingValues } = pageOf(draft, 'home')
    const banner = structuredClone(componentsSettingValues.banner01) as { props: { items: { label: string }[] } }
    ;(banner.props.items[1] as { label: string }).label = 'M8 long'
    const settings = { ...componentsSettingValues, banner01: banner } as SettingsById
    expect(operationsBetween(draft, home, { pageSchema, componentsSettingValues: settings }, specs)).toMatchObject({
      operations: [{ type: 'set-setting', path: 'items[bbbbbbbb].label', value: 'M8 long' }],
    })
  })
  it('takes out what fills a slot before it puts something in', () => {
    const full = (ids: readonly string[]): PageSchema => ({
      version: 1,
      root: ['columns1'],
      components: {
        columns1: { type: 'columns', version: 1, slots: { start: ids } },
        ...Object.fromEntries(ids.map((id) => [id, { type: 'text', version: 1 }])),
      },
    })
    const before = { ...draft, pageSchemaMap: { ...draft.pageSchemaMap, about: full(['first001', 'second01']) } }
    const after = { pageSchema: full(['third001', 'second01']), componentsSettingValues: {} }
    const operations = made(operationsBetween(before, { page: 'about' }, after, specs))
    expect(operations.map(({ type }) => type)).toEqual(['remove-component', 'insert-component'])
  })
  it('goes root by root where single steps would break a rule: two full slots that swap', () => {
    const swapped = (start: readonly string[], end: readonly string[]): PageSchema => ({
      version: 1,
      root: ['columns1', 'columns2'],
      components: {
        columns1: { type: 'columns', version: 1, slots: { start } },
        columns2: { type: 'columns', version: 1, slots: { start: end } },
        ...Object.fromEntries([...start, ...end].map((id) => [id, { type: 'text', version: 1 }])),
      },
    })
    const about = swapped(['first001', 'second01'], ['third001', 'fourth01'])
    const before = { ...draft, pageSchemaMap: { ...draft.pageSchemaMap, about } }
    const pageSchema = swapped(['first001', 'third001'], ['second01', 'fourth01'])
    const outcome = applyAll(
      before,
      made(operationsBetween(before, { page: 'about' }, { pageSchema, componentsSettingValues: {} }, specs)),
      specs,
    )
    expect(outcome).toMatchObject({ draft: { pageSchemaMap: { about: pageSchema } } })
  })
})

describe('the save shape of the specification', () => {
  const { pageSchema } = pageOf(draft, 'home')

  it('reads the settings of what was edited, and no others', () => {
    const componentsSettingValues = {
      banner01: { ...draft.componentsSettingValues.banner01, props: { title: 'New' } },
      inside01: { props: { body: 'Not told' } },
    } as SettingsById
    const save = { pageId: 'home', pageSchema, componentsSettingValues, ...quiet, editedIds: ['banner01'] }
    const outcome = applyAll(draft, made(operationsOfSave(draft, save, specs)), specs)
    if ('error' in outcome) throw new Error(JSON.stringify(outcome))
    expect(outcome.draft.componentsSettingValues.banner01?.props).toEqual({ title: 'New' })
    expect(outcome.draft.componentsSettingValues.inside01?.props).toEqual({ body: 'Left' })
  })
  it('keeps unknown sections as they are', () => {
    const save = { pageId: 'home', pageSchema, componentsSettingValues: {}, ...quiet, editedIds: ['strange1'] }
    expect(operationsOfSave(draft, save, specs)).toEqual({ operations: [] })
  })
  it('says why it cannot be', () => {
    const root = [...pageSchema.root, 'newtile1']
    const components = { ...pageSchema.components, newtile1: { type: 'tile', version: 1 } }
    const save = { pageId: 'home', pageSchema: { version: 1, root, components }, componentsSettingValues: {}, ...quiet }
    expect(operationsOfSave(draft, save, specs)).toMatchObject({ error: { key: 'refusal.nesting' } })
    expect(operationsOfSave(draft, { ...save, pageId: 'none' }, specs)).toMatchObject({
      error: { key: 'refusal.unknownPage' },
    })
  })
  it(
    'brings the configuration along: themes, languages, header and footer',
    () => {
      const ofSite = operationInput.filter(({ type }) => /theme|language|part|setting/.test(type))
      fc.assert(
        fc.property(fc.array(ofSite, { minLength: 1, maxLength: 20 }), (given) => {
          const { globalConfiguration } = play(given)
          const spoken = [draft.globalConfiguration, globalConfiguration].flatMap(({ languages }) => languages)
          const said = [globalConfiguration.header, globalConfiguration.footer].flatMap((part) =>
            Object.values(part?.componentsSettingValues ?? {}).flatMap((one) =>
              Object.keys(one.editPropsByLangEnvMap ?? {}),
            ),
          )
          // What was translated into a language that came and went is refused, as anywhere.
          fc.pre(said.every((language) => spoken.some(({ code }) => code === language)))
          const save = { pageId: 'home', pageSchema, componentsSettingValues: {}, ...quiet, globalConfiguration }
          const outcome = applyAll(draft, made(operationsOfSave(draft, save, specs)), specs)
          if ('error' in outcome) throw new Error(JSON.stringify(outcome))
          // The order of themes may differ where the open one would have to go and come back.
          const sorted = ({ themeSettings, header, footer, ...rest }: GlobalConfiguration) => ({
            ...rest,
            themes: themeSettings.toSorted((a, b) => (a._$id_ < b._$id_ ? -1 : 1)),
            parts: [header, footer].map(
              (part) => part && pageOf({ ...draft, ...part, pageSchemaMap: { part: part.pageSchema } }, 'part'),
            ),
          })
          expect(sorted(outcome.draft.globalConfiguration)).toEqual(sorted(globalConfiguration))
        }),
      )
    },
    longRun,
  )
})
