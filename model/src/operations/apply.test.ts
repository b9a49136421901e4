import { limits, type Operation, type OperationType, type PageSchema } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { draft, operation } from '../../fixtures/operations.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Editable } from '../document/editing.ts'
import { fingerprintOfWords } from '../values/source-words.ts'
import { apply, applyAll } from './apply.ts'

const home = { page: 'home' } as const
const banner = { page: 'home', component: 'banner01' } as const
const text = { text: 'x', type: 'text', version: 1 } as const

function after(given: Operation, to: Editable = draft): Editable {
  const outcome = apply(to, given, specs)
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  return outcome.draft
}
const bannerOf = (from: Editable) => from.componentsSettingValues.banner01
const set = (path: string, value: unknown, more: object = {}) =>
  operation('set-setting', { of: banner, path, value, ...more } as never)

describe('a value', () => {
  it('goes into the base, per device, into items by their id', () => {
    expect(bannerOf(after(set('height.mobile', 'tall')))?.props.height).toEqual({ mobile: 'tall' })
    expect(bannerOf(after(set('items[bbbbbbbb].label', 'M9')))?.props.items).toMatchObject([{}, { label: 'M9' }, {}])
  })
  it('goes into the map of a language, with the fingerprint of what it translates', () => {
    expect(bannerOf(after(set('subtitle', 'Neu', { language: 'de' })))?.translationMeta?.de?.subtitle).toEqual({
      source: fingerprintOfWords([]),
      status: 'done',
    })
    const there = after(
      set('items[bbbbbbbb].label', 'M8', { language: 'es', meta: { status: 'machine', by: 'engine' } }),
    )
    expect(bannerOf(there)?.translationMeta?.es).toEqual({
      'items[bbbbbbbb].label': { source: fingerprintOfWords([['', 'M8']]), status: 'machine', by: 'engine' },
    })
  })
  it('is the base where the default language is named', () => {
    const there = bannerOf(after(set('title', 'Nuts', { language: 'en' })))
    expect(there?.props.title).toBe('Nuts')
    expect(there?.editPropsByLangEnvMap?.en).toBeUndefined()
  })
  it('comes back with the operation as it is to be sent on: with its source', () => {
    const outcome = apply(draft, set('title', 'Tornillos', { language: 'es' }), specs)
    expect(outcome).toMatchObject({
      operation: { meta: { source: fingerprintOfWords([['', 'Bolts']]), status: 'done' } },
    })
  })
  it('leaves the meta data of all languages as they are when the base changes', () => {
    expect(bannerOf(after(set('title', 'Nuts')))?.translationMeta).toBe(bannerOf(draft)?.translationMeta)
  })
  it('brings the very same meta data back with undo', () => {
    const outcome = apply(draft, set('title', 'Neu', { language: 'de' }), specs)
    if ('error' in outcome) throw new Error(outcome.error.key)
    expect(bannerOf(after(outcome.inverse, outcome.draft))).toEqual(bannerOf(draft))
  })
})

describe('what is taken away', () => {
  it('shows the layer below: the key goes, and nothing is stored instead', () => {
    const there = bannerOf(after(operation('clear-setting', { of: banner, path: 'title', language: 'de' })))
    expect(there?.editPropsByLangEnvMap?.de).toEqual({ 'items[bbbbbbbb].label': 'M8 verzinkt' })
    expect(there?.translationMeta).toBeUndefined()
  })
  it('is nothing where there was nothing', () => {
    const clear = operation('clear-setting', { of: banner, path: 'anchor' })
    expect(apply(draft, clear, specs)).toMatchObject({ draft })
  })
  it('takes an item out of every language, and out of the deletions', () => {
    const there = bannerOf(after(operation('remove-item', { of: banner, path: 'items[bbbbbbbb]' })))
    expect(JSON.stringify(there)).not.toContain('bbbbbbbb')
    expect(there?.editPropsByLangEnvMap?.pt).toEqual({ link: { type: 'address', href: '/pt' } })
  })
  it('leaves the empty objects that stood there before, and no others', () => {
    const outcome = apply(draft, set('background.color', '#fff'), specs)
    if ('error' in outcome) throw new Error(outcome.error.key)
    expect(outcome.inverse).toMatchObject({ type: 'clear-setting', path: 'background.color', upTo: 'background' })
    const filled = after(set('background.size', 'contain'), outcome.draft)
    expect(bannerOf(after(outcome.inverse, filled))?.props.background).toEqual({ size: 'contain' })
  })
})

/** Columns in columns, as deep as a page may be. */
const deep: PageSchema = (() => {
  const ids = Array.from({ length: limits.componentDepth }, (_, at) => `deep${String(at).padStart(4, '0')}`)
  return {
    version: 1,
    root: ids.slice(0, 1),
    components: Object.fromEntries(
      ids.map((id, at) => [
        id,
        { type: 'columns', version: 1, ...(at + 1 < ids.length && { slots: { end: ids.slice(at + 1, at + 2) } }) },
      ]),
    ),
  }
})()
const crowd = Object.fromEntries(
  Array.from({ length: limits.componentsPerPage }, (_, at) => [`c${String(at).padStart(7, '0')}`, text]),
)
const withPage = (page: PageSchema): Editable => ({ ...draft, pageSchemaMap: { ...draft.pageSchemaMap, about: page } })
const insert = (more: object): Operation =>
  operation('insert-component', {
    page: 'about',
    parent: null,
    after: null,
    root: 'newtext1',
    components: { newtext1: { type: 'text', version: 1 } },
    settings: {},
    ...more,
  } as never)
const one = (type: OperationType, given: object): Operation => operation(type, given as never)

describe('is refused with a reason', () => {
  it.each<[string, string, Operation, Editable?]>([
    ['refusal.unknownPath', 'a path that the schema does not know', set('nothing', 1)],
    ['refusal.unknownPath', 'a path that is none', set('a..b', 1)],
    ['refusal.unknownPath', 'the id of an item', set('items[aaaaaaaa].id', 'eeeeeeee')],
    ['refusal.unknownPath', 'an item as a value', set('items[aaaaaaaa]', { id: 'aaaaaaaa' })],
    ['refusal.unknownItem', 'an item that is gone', set('items[zzzzzzzz].label', 'x')],
    [
      'refusal.unknownItem',
      'a translation of an item that is gone',
      set('items[zzzzzzzz].label', 'x', { language: 'de' }),
    ],
    ['refusal.value', 'a value of another type', set('title', 5)],
    ['refusal.value', 'a text that is too long', set('title', 'x'.repeat(41))],
    ['refusal.value', 'a part that makes the whole wrong', set('link.href', '/x')],
    ['refusal.value', 'a translation that does not fit', set('title', 'x'.repeat(41), { language: 'de' })],
    ['refusal.usedTwice', 'a list with two items of one id', set('items', [{ id: 'aaaaaaaa' }, { id: 'aaaaaaaa' }])],
    ['refusal.notTranslatable', 'layout in a language (L3)', set('height', { pc: 'tall' }, { language: 'de' })],
    ['refusal.notTranslatable', 'a device in a language', set('image.pc.alt', 'x', { language: 'de' })],
    ['refusal.unknownLanguage', 'a language that the site does not speak', set('title', 'x', { language: 'it' })],
    ['refusal.required', 'a deletion of what is required', one('delete-setting', { of: banner, path: 'title' })],
    [
      'refusal.required',
      'the same inside an item',
      one('delete-setting', { of: banner, path: 'items[aaaaaaaa].label' }),
    ],
    [
      'refusal.notEditable',
      'a setting of an unknown section',
      one('set-setting', { of: { ...home, component: 'strange1' }, path: 'anything', value: 1 }),
    ],
    [
      'refusal.taken',
      'an item whose id is there',
      one('insert-item', { of: banner, path: 'items', after: null, item: { id: 'aaaaaaaa' } }),
    ],
    [
      'refusal.taken',
      'a component whose id stands on another page',
      insert({ root: 'banner01', components: { banner01: { type: 'text', version: 1 } } }),
    ],
    [
      'refusal.nesting',
      'a section where it must not stand',
      insert({ components: { newtext1: { type: 'tile', version: 1 } } }),
    ],
    [
      'refusal.nesting',
      'one that is too deep',
      insert({ parent: { component: 'deep0011', slot: 'end' } }),
      withPage(deep),
    ],
    [
      'refusal.tooMany',
      'one more than a page holds',
      insert({}),
      withPage({ version: 1, root: Object.keys(crowd), components: crowd }),
    ],
    [
      'refusal.structure',
      'a subtree that is none',
      insert({ components: { newtext1: { type: 'text', version: 1 }, loose001: { type: 'text', version: 1 } } }),
    ],
    [
      'refusal.value',
      'a subtree with settings that do not fit',
      insert({ settings: { newtext1: { props: { body: 5 } } } }),
    ],
    ['refusal.unknownComponent', 'settings of nothing', insert({ settings: { other001: { props: {} } } })],
    [
      'refusal.newerDocument',
      'a page of a newer version',
      insert({}),
      withPage({ version: 9, root: [], components: {} }),
    ],
    [
      'refusal.nesting',
      'a component in itself',
      one('move-component', {
        ...home,
        component: 'columns1',
        to: { ...home, parent: { component: 'columns1', slot: 'end' }, after: null },
      }),
    ],
    [
      'refusal.ids',
      'a copy with too few ids',
      one('duplicate-component', { ...home, component: 'columns1', ids: { columns1: 'columns9' } }),
    ],
    [
      'refusal.taken',
      'a copy with an id that is there',
      one('duplicate-component', { ...home, component: 'banner01', ids: { banner01: 'inside01' } }),
    ],
    [
      'refusal.notAlone',
      'the end of a wrapper with nothing in it',
      one('unwrap-component', { ...home, component: 'columns1', slot: 'end' }),
    ],
    ['refusal.homePage', 'the end of the home page', one('remove-page', { page: 'home' })],
    [
      'refusal.homePage',
      'another kind of home page',
      one('change-page', { page: 'home', changes: { pageType: 'products' } }),
    ],
    [
      'refusal.singlePage',
      'a second page of a kind',
      one('change-page', { page: 'about', changes: { pageType: 'cases' } }),
    ],
    [
      'refusal.pageNotLoaded',
      'the end of a page that is not loaded',
      one('remove-page', { page: 'about' }),
      { ...draft, pageSchemaMap: {} },
    ],
    ['refusal.openTheme', 'the end of the open theme', one('remove-theme', { theme: 'built-in' })],
    ['refusal.fallbackLanguage', 'the end of a language that others need', one('remove-language', { language: 'es' })],
    ['refusal.defaultLanguage', 'the end of the default language', one('remove-language', { language: 'en' })],
    [
      'refusal.defaultLanguage',
      'the default language switched off',
      one('set-language', { language: { code: 'en', enabled: false } }),
    ],
    [
      'refusal.languageOff',
      'a default language that is switched off',
      one('change-default-language', { language: 'es' }),
    ],
    [
      'refusal.sourceLanguage',
      'the end of the language of the base (L2)',
      one('remove-language', { language: 'en' }),
      {
        ...draft,
        globalConfiguration: { ...draft.globalConfiguration, defaultLanguage: 'de', sourceLanguage: 'en' },
      },
    ],
  ])('%s: %s', (key, _, given, to = draft) => {
    expect(apply(to, given, specs)).toMatchObject({ error: { key } })
  })
  it('when a page has grown too large: its base, and each language by itself', () => {
    const long = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ü'.repeat(19_000) }] }],
    }
    const filled = (language?: string) => {
      const ids = Array.from({ length: 60 }, (_, at) => `b${String(at).padStart(7, '0')}`)
      const settings = language
        ? { props: {}, editPropsByLangEnvMap: { [language]: { body: long } } }
        : { props: { body: long } }
      return {
        root: 'wide0001',
        components: {
          wide0001: { type: 'columns', version: 1, slots: { end: ids } },
          ...Object.fromEntries(ids.map((id) => [id, { type: 'banner', version: 3 }])),
        },
        settings: Object.fromEntries(ids.map((id) => [id, settings])),
      }
    }
    expect(apply(draft, insert(filled()), specs)).toMatchObject({ error: { params: { limit: limits.page } } })
    expect(apply(draft, insert(filled('de')), specs)).toMatchObject({
      error: { key: 'refusal.tooLarge', params: { limit: limits.languageMap }, problem: { language: 'de' } },
    })
  })
})

describe('unknown sections', () => {
  it('may be moved, copied and removed as they are', () => {
    const to = { page: 'about', parent: null, after: null } as const
    const moved = after(operation('move-component', { ...home, component: 'strange1', to }))
    expect(moved.pageSchemaMap.about?.components.strange1).toEqual({ type: 'unknown-section', version: 9 })
    const copied = after(
      operation('duplicate-component', { page: 'about', component: 'strange1', ids: { strange1: 'strange2' } }),
      moved,
    )
    expect(copied.componentsSettingValues.strange2).toEqual(draft.componentsSettingValues.strange1)
    expect(
      after(operation('remove-component', { page: 'about', component: 'strange1' }), copied).componentsSettingValues,
    ).not.toHaveProperty('strange1')
  })
})

describe('pages', () => {
  const orders = (from: Editable) => from.pagesList.map(({ id, order }) => [id, order])

  it('get the mean of their neighbours, so that one record changes', () => {
    const there = after(operation('move-page', { page: 'cases', after: 'home' }))
    expect(orders(there)).toEqual([
      ['home', 0],
      ['cases', 1.25],
      ['about', 2.5],
    ])
    expect(there.pagesList[0]).toBe(draft.pagesList[0])
  })
  it('are numbered anew where there is no room, and come back with undo', () => {
    const pagesList = draft.pagesList.map((page) => ({ ...page, order: 4 }))
    const outcome = apply({ ...draft, pagesList }, operation('move-page', { page: 'cases', after: 'home' }), specs)
    if ('error' in outcome) throw new Error(outcome.error.key)
    expect(orders(outcome.draft)).toEqual([
      ['home', 0],
      ['cases', 1],
      ['about', 2],
    ])
    expect(after(outcome.inverse, outcome.draft).pagesList).toEqual(pagesList)
  })
  it('refuse an address that is taken, by its slug or by an id', () => {
    const add = (id: string, slug?: string) =>
      operation('add-page', {
        page: {
          id,
          pageType: 'pages',
          order: 9,
          settings: { props: { name: 'x' } },
          ...(slug !== undefined && { slug }),
        },
        pageSchema: { version: 1, root: [], components: {} },
        settings: {},
        after: null,
      })
    expect(apply(draft, add('new', 'about-us'), specs)).toMatchObject({ error: { key: 'refusal.slugTaken' } })
    expect(apply(draft, add('about-us'), specs)).toMatchObject({ error: { key: 'refusal.slugTaken' } })
    expect(apply(draft, add('about'), specs)).toMatchObject({ error: { key: 'refusal.taken' } })
  })
})

describe('a batch', () => {
  it('stops at the first that is refused, says which, and counts for nothing', () => {
    const bad = set('title', 5)
    expect(applyAll(draft, [set('title', 'Nuts'), bad, set('title', 'Rings')], specs)).toEqual({
      error: expect.objectContaining({ key: 'refusal.value', params: { path: 'title' } }),
      operation: bad,
    })
    expect(bannerOf(draft)?.props.title).toBe('Bolts')
  })
})
