import type { Draft, Json, PageSchema, Settings } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { items, languageMap } from '../../fixtures/arbitraries.ts'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { banner, bannerProps, specs } from '../../fixtures/sections.ts'
import { languageOrder } from '../resolve/languages.ts'
import { resolve } from '../resolve/resolve.ts'
import { upgradeDraft, upgradePage, upgradePageSchema, upgradeSettings } from './upgrade.ts'

const a = 'aaaaaaaa'
const b = 'bbbbbbbb'
const upgraded = (settings: Settings, version = 1) => upgradeSettings(banner, version, settings).settings
const step = (steps: NonNullable<typeof banner.upgrades>[number], settings: Settings) =>
  upgradeSettings({ version: 2, upgrades: { 1: steps }, props: bannerProps }, 1, settings).settings

describe('upgradeSettings', () => {
  it('runs every step from the stored version on, over base, maps, meta data and deletions', () => {
    const before: Settings = {
      props: {
        headline: 'Bolts',
        note: 'x',
        size: { pc: 'small', mobile: 'big' },
        items: [{ id: a, text: 'M6' }],
        link: { type: 'address', url: '/a' },
      },
      editPropsByLangEnvMap: {
        de: {
          headline: 'Schrauben',
          note: 'y',
          [`items[${a}].text`]: 'M sechs',
          link: { type: 'address', url: '/de' },
        },
      },
      translationMeta: { de: { headline: { source: '1', status: 'done' }, note: { source: '2', status: 'new' } } },
      deletePropsPaths: ['note', 'size.mobile', `items[${a}].text`],
    }
    expect(upgradeSettings(banner, 1, before)).toEqual({
      version: 3,
      settings: {
        props: {
          title: 'Bolts',
          height: { pc: 'short', mobile: 'tall' },
          items: [{ id: a, label: 'M6', level: 'h2' }],
          link: { type: 'address', href: '/a' },
        },
        editPropsByLangEnvMap: {
          de: { title: 'Schrauben', [`items[${a}].label`]: 'M sechs', link: { type: 'address', href: '/de' } },
        },
        translationMeta: { de: { title: { source: '1', status: 'done' } } },
        deletePropsPaths: ['height.mobile', `items[${a}].label`],
      },
    })
  })
  it('starts in the middle of the chain', () => {
    expect(upgraded({ props: { headline: 'kept', size: { pc: 'big' } } }, 2)).toEqual({
      props: { headline: 'kept', height: { pc: 'tall' } },
    })
  })
  it('keeps newer versions byte for byte', () => {
    const settings = { props: { headline: 'x' }, editPropsByLangEnvMap: { de: { 'items[0].x': 1 } } }
    expect(upgradeSettings(banner, 4, settings)).toEqual({ version: 4, settings })
    expect(upgradeSettings(banner, 4, settings).settings).toBe(settings)
  })
  it('gives back the same settings when nothing is to do', () => {
    const settings = { props: { title: 'x' } }
    expect(upgradeSettings(banner, 3, settings).settings).toBe(settings)
  })
  it('renames what stands below a renamed path too', () => {
    const after = step([{ step: 'rename', from: 'items', to: 'entries' }], {
      props: { items: [{ id: a, label: 'x' }] },
      editPropsByLangEnvMap: { de: { [`items[${a}].label`]: 'y', itemsCount: 'z' } },
      deletePropsPaths: [`items[${a}]`, 'items'],
    })
    expect(after).toEqual({
      props: { entries: [{ id: a, label: 'x' }] },
      editPropsByLangEnvMap: { de: { [`entries[${a}].label`]: 'y', itemsCount: 'z' } },
      deletePropsPaths: [`entries[${a}]`, 'entries'],
    })
  })
  it('moves a value into an object and out of one', () => {
    expect(
      step([{ step: 'rename', from: 'label', to: 'button.label' }], {
        props: { label: 'Buy' },
        editPropsByLangEnvMap: { de: { label: 'K' } },
      }),
    ).toEqual({
      props: { button: { label: 'Buy' } },
      editPropsByLangEnvMap: { de: { 'button.label': 'K' } },
    })
    const out = step([{ step: 'rename', from: 'button.label', to: 'label' }], {
      props: { button: { label: 'Buy', look: 'text' } },
      editPropsByLangEnvMap: { de: { button: { label: 'K', look: 'text' } }, es: { button: { look: 'text' } } },
    })
    expect(out).toEqual({
      props: { button: { look: 'text' }, label: 'Buy' },
      editPropsByLangEnvMap: { de: { button: { look: 'text' }, label: 'K' }, es: { button: { look: 'text' } } },
    })
  })
  it('keeps its hands off the rest of a whole value', () => {
    const link = { type: 'address', href: '/a', newTab: true }
    expect(
      step([{ step: 'remove', path: 'link.newTab' }], { props: { link }, editPropsByLangEnvMap: { de: { link } } }),
    ).toEqual({
      props: { link: { type: 'address', href: '/a' } },
      editPropsByLangEnvMap: { de: { link: { type: 'address', href: '/a' } } },
    })
  })
  it('adds only where nothing stands, in each item', () => {
    expect(
      step(
        [
          { step: 'add', path: 'items[].look', value: 'text' },
          { step: 'add', path: 'style.color', value: '#fff' },
        ],
        {
          props: { items: [{ id: a }, { id: b, look: 'bold' }] },
        },
      ).props,
    ).toEqual({
      items: [
        { id: a, look: 'text' },
        { id: b, look: 'bold' },
      ],
      style: { color: '#fff' },
    })
  })
  it('refuses a rename out of a list', () => {
    expect(() => step([{ step: 'rename', from: 'items[].label', to: 'label' }], { props: {} })).toThrow(
      "cannot move 'items[].label'",
    )
  })
  it('takes garbage as it comes', () => {
    for (const settings of [
      { props: null },
      { props: [] },
      null,
      { props: {}, editPropsByLangEnvMap: { de: null }, translationMeta: 5, deletePropsPaths: [5] },
    ])
      expect(() => upgradeSettings(banner, 1, settings as unknown as Settings)).not.toThrow()
  })
})

describe('upgradePage', () => {
  const settings = { [a]: { props: { headline: 'x' } }, [b]: { props: { headline: 'y' } } }
  it('upgrades known components and keeps unknown and newer ones', () => {
    const page: PageSchema = {
      version: 1,
      root: [a, b],
      components: { [a]: { type: 'banner', version: 1 }, [b]: { type: 'other', version: 1 } },
    }
    const after = upgradePage(page, settings, specs)
    expect(after.pageSchema.components).toEqual({
      [a]: { type: 'banner', version: 3 },
      [b]: { type: 'other', version: 1 },
    })
    expect(after.componentsSettingValues[a]?.props).toEqual({ title: 'x' })
    expect(after.componentsSettingValues[b]).toBe(settings[b])
    expect(after.pageSchema.components[b]).toBe(page.components[b])
  })
  it('gives back the same page when nothing is to do', () => {
    const page = pageSchema({ [a]: 'banner' })
    const after = upgradePage(page, settings, specs)
    expect(after).toEqual({ pageSchema: page, componentsSettingValues: settings })
    expect(after.pageSchema).toBe(page)
    expect(after.componentsSettingValues).toBe(settings)
  })
  it('keeps a page of a newer document version with all that is in it', () => {
    const page: PageSchema = { version: 2, root: [a], components: { [a]: { type: 'banner', version: 1 } } }
    expect(upgradePage(page, settings, specs).pageSchema).toBe(page)
    expect(upgradePage(page, settings, specs).componentsSettingValues).toBe(settings)
  })
})

it('brings page documents up by a chain of their own', () => {
  const chain = {
    1: (page: PageSchema) => ({ ...page, root: page.root.toReversed() }),
    3: (page: PageSchema) => ({ ...page, root: page.root.slice(1) }),
  }
  const page = pageSchema({ [a]: 'text', [b]: 'text' })
  expect(upgradePageSchema(page, chain, 4)).toEqual({ ...page, version: 4, root: [a] })
  expect(upgradePageSchema({ ...page, version: 5 }, chain, 4)).toEqual({ ...page, version: 5 })
  expect(upgradePageSchema(page)).toBe(page)
})

it('upgrades the header, the footer and every page, and leaves the draft it was given', () => {
  const old: PageSchema = { version: 1, root: [a], components: { [a]: { type: 'banner', version: 1 } } }
  const part = { pageSchema: old, componentsSettingValues: { [a]: { props: { headline: 'x' } } } }
  const draft: Draft = draftOf(old, part.componentsSettingValues, {
    globalConfiguration: { ...configuration, header: part, footer: part },
  })
  const before = structuredClone(draft)
  const after = upgradeDraft(draft, specs)
  expect(draft).toEqual(before)
  for (const values of [
    after.componentsSettingValues,
    after.globalConfiguration.header?.componentsSettingValues,
    after.globalConfiguration.footer?.componentsSettingValues,
  ])
    expect(values).toEqual({ [a]: { props: { title: 'x' } } })
  expect(upgradeDraft(after, specs)).toEqual(after)
})

it('makes of an old document what the same document would have said in the new form', () => {
  const newDocument = fc.record({
    title: fc.string(),
    items,
    map: languageMap,
    height: fc.record({ pc: fc.constantFrom('short', 'tall'), mobile: fc.constantFrom('short', 'tall') }),
  })
  const oldPath: Record<string, string> = { title: 'headline' }
  const oldWord = { short: 'small', tall: 'big' }
  fc.assert(
    fc.property(newDocument, fc.constantFrom('en', 'de', 'pt'), ({ title, items: list, map, height }, language) => {
      const now: Settings = {
        props: { title, height, items: list.map(({ id, label }) => ({ id, label, level: 'h2' })) },
        editPropsByLangEnvMap: { de: map },
      }
      const { link, ...others } = map as Record<string, Json> & { link?: { href?: string } }
      const then: Settings = {
        props: {
          headline: title,
          size: { pc: oldWord[height.pc as 'short'], mobile: oldWord[height.mobile as 'short'] },
          items: list.map(({ id, label }) => ({ id, text: label })),
          note: 'gone',
        },
        editPropsByLangEnvMap: {
          de: {
            ...Object.fromEntries(
              Object.entries(others).map(([path, value]) => [
                oldPath[path] ?? path.replace('].label', '].text'),
                value,
              ]),
            ),
            ...(link && {
              link: (({ href, ...rest }) => ({ ...rest, ...(href !== undefined && { url: href }) }))(link),
            }),
          },
        },
      }
      const order = languageOrder(configuration, language)
      expect(resolve(bannerProps, upgraded(then), order)).toEqual(resolve(bannerProps, now, order))
    }),
  )
})
