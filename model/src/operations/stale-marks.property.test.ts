import {
  type Draft,
  isObject,
  type Json,
  limits,
  menuProps,
  newId,
  type Operation,
  pageProps,
  type Settings,
} from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { draft as fixture } from '../../fixtures/operations.ts'
import { longRun } from '../../fixtures/property-runs.ts'
import { maker, type OperationInput, operationInput } from '../../fixtures/random-operations.ts'
import { specs as sections } from '../../fixtures/sections.ts'
import { operationsBetween } from '../difference/save-shape.ts'
import { copyOfPage } from '../document/page-copy.ts'
import { specOf } from '../document/specs.ts'
import { merge, record, redo, saved, sending, undo } from '../history/history.ts'
import { createHistory, type History } from '../history/new-history.ts'
import { rebase } from '../history/rebase.ts'
import { baseLanguage, translatedLanguages } from '../resolve/languages.ts'
import { resolve } from '../resolve/resolve.ts'
import { coverage } from '../translation/coverage.ts'
import { baseTextsOf } from '../translation/translation-state.ts'
import { untranslated } from '../translation/untranslated.ts'
import { fingerprint } from '../values/fingerprint.ts'
import { applyAll, type Done } from './apply.ts'
import { withEveryNote } from './notes.ts'

/**
 * What holds for outdated marks: a translation is stale when its source text is not the one that it was made
 * from. The model here remembers the words of that text for every translation, and knows nothing of
 * notes and fingerprints.
 */

const text = { type: 'string', translatable: true } as const
const id = { type: 'string' } as const
/** A section with a place for everything that a translation may stand for. */
const leaflet = {
  type: 'leaflet',
  version: 1,
  category: 'page',
  icon: 'image',
  presets: [],
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { ...text, default: 'Welcome' },
      picture: { $ref: 'image', responsive: true, translatable: true },
      logo: { $ref: 'image', translatable: true },
      button: { $ref: 'button' },
      link: { $ref: 'link', translatable: true },
      body: { $ref: 'rich-text', translatable: true },
      colour: { type: 'string' },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          additionalProperties: false,
          properties: {
            id,
            label: text,
            size: { type: 'number' },
            inner: {
              type: 'array',
              items: { type: 'object', required: ['id'], additionalProperties: false, properties: { id, word: text } },
            },
          },
        },
      },
    },
  },
} as const
const specs = [...sections, leaflet]

/** Every place of a text in the schemas of this test; an item stands for all. */
const textPlaces = new Set([
  ...['title', 'subtitle', 'body', 'image.alt', 'button.label', 'items[].label', 'picture.alt', 'logo.alt'],
  ...['rows[].label', 'rows[].inner[].word', 'items[].children[].label'],
  ...['name', 'seo.title', 'seo.description', 'seo.image.alt', 'background.image.alt'],
])

/** A run makes some twenty edits, so a few say much; `npm run test:all` makes more than 10,000. */
const someRuns = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 5) }

const squeezed = (words: string): string => words.normalize('NFC').split(/\s+/).filter(Boolean).join(' ')

/** What somebody hears who has rich text read out. */
function heard(node: Json | undefined): string {
  if (!isObject(node)) return ''
  const { type, text: own, content } = node as { type?: string; text?: string; content?: readonly Json[] }
  if (type === 'text') return own ?? ''
  return ` ${(content ?? []).map(heard).join('')} `
}

/** The words at every place of a text. */
function wordsIn(value: Json | undefined, path: string, pattern: string, words = new Map<string, string>()) {
  if (textPlaces.has(pattern)) {
    if (typeof value === 'string') words.set(path, squeezed(value))
    else if (isObject(value) && value.type === 'doc') words.set(path, squeezed(heard(value as Json)))
  } else if (Array.isArray(value))
    for (const item of value) wordsIn(item, `${path}[${item?.id}]`, `${pattern}[]`, words)
  else if (isObject(value))
    for (const [name, inside] of Object.entries(value)) {
      const at = (before: string) => (before === '' ? name : `${before}.${name}`)
      wordsIn(inside as Json, at(path), at(pattern), words)
    }
  return words
}

const within = (path: string, around: string): boolean =>
  path === around || path.startsWith(`${around}.`) || path.startsWith(`${around}[`)
const patternAt = (path: string): string => path.replaceAll(/\[[^\]]*\]/g, '[]')

interface Holder {
  readonly key: string
  readonly schema: Parameters<typeof resolve>[0]
  readonly settings: Settings
}

function holdersIn(draft: Draft): readonly Holder[] {
  const { header, footer } = draft.globalConfiguration
  const pages = Object.values(draft.pageSchemaMap).map(
    (pageSchema) => [pageSchema, draft.componentsSettingValues] as const,
  )
  const parts = [header, footer].flatMap((part) =>
    part ? [[part.pageSchema, part.componentsSettingValues] as const] : [],
  )
  return [
    ...[...pages, ...parts].flatMap(([{ components }, all]) =>
      Object.entries(components).flatMap(([component, { type }]) => {
        const [schema, settings] = [specOf(specs, type)?.props, all[component]]
        return schema && settings ? [{ key: component, schema, settings }] : []
      }),
    ),
    ...draft.pagesList.map((page) => ({ key: `page ${page.id}`, schema: pageProps, settings: page.settings })),
    ...draft.menuList.map((menu) => ({ key: `menu ${menu.id}`, schema: menuProps, settings: menu.settings })),
  ]
}

interface Words {
  readonly onPc: ReadonlyMap<string, string>
  readonly onPhones: ReadonlyMap<string, string>
}
const known = new WeakMap<object, Words>()

/** All words of a base, by their place. */
function wordsOf({ schema, settings: { props } }: Holder): Words {
  const before = known.get(props)
  if (before) return before
  const { props: pc, mobile } = resolve(
    schema,
    { props },
    { language: 'zxx', chain: ['zxx', 'en'], baseLanguage: 'en' },
  )
  const onPhones = new Map<string, string>()
  for (const [path, value] of Object.entries(mobile)) wordsIn(value, path, patternAt(path), onPhones)
  const words = { onPc: wordsIn(pc, '', ''), onPhones }
  known.set(props, words)
  return words
}

/** What the base says to an entry: its words on pc, and those on phones where they are others. */
function saidTo(holder: Holder, entry: string): string {
  const { onPc, onPhones } = wordsOf(holder)
  const places = [...new Set([...onPc.keys(), ...onPhones.keys()])].filter((path) => within(path, entry)).toSorted()
  return JSON.stringify(
    places.map((path) => [
      path,
      onPc.get(path),
      onPhones.get(path) === onPc.get(path) ? undefined : onPhones.get(path),
    ]),
  )
}

const keyOf = (holder: string, language: string, path: string): string => `${holder} | ${language} | ${path}`

function* entriesIn(draft: Draft): Generator<{ key: string; holder: Holder; language: string; path: string }> {
  for (const holder of holdersIn(draft))
    for (const [language, map] of Object.entries(holder.settings.editPropsByLangEnvMap ?? {}))
      for (const path of Object.keys(map)) yield { key: keyOf(holder.key, language, path), holder, language, path }
}

/** For every translation the words that it was made from; of those that are gone, too. */
type Memory = ReadonlyMap<string, string>

const holderOf = (of: Extract<Operation, { type: 'set-setting' }>['of']): string =>
  'component' in of
    ? of.component
    : 'pageRecord' in of
      ? `page ${of.pageRecord}`
      : 'menu' in of
        ? `menu ${of.menu}`
        : `content ${of.content}`

const writtenBy = (operation: Operation, draft: Draft): string | undefined =>
  operation.type === 'set-setting' &&
  operation.language !== undefined &&
  operation.language !== baseLanguage(draft.globalConfiguration)
    ? keyOf(holderOf(operation.of), operation.language, operation.path)
    : undefined

/** The memory after operations: what was written is made from what its author saw, what is copied from what the original was. */
function remember(memory: Memory, after: Draft, operations: readonly Operation[], saw?: Memory): Memory {
  const next = new Map(memory)
  const written = new Map(operations.map((one) => [writtenBy(one, after), one.id]))
  const originals = new Map(
    operations.flatMap((one) =>
      one.type === 'duplicate-component'
        ? Object.entries(one.ids).map(([original, copy]) => [copy, original] as const)
        : [],
    ),
  )
  for (const { key, holder, language, path } of entriesIn(after)) {
    const original = originals.get(holder.key)
    const by = written.get(key)
    if (by !== undefined) next.set(key, saw?.get(by) ?? saidTo(holder, path))
    else if (!next.has(key))
      next.set(key, (original && memory.get(keyOf(original, language, path))) ?? saidTo(holder, path))
  }
  return next
}

/** What has to be marked stale, by language. */
function expected(memory: Memory, draft: Draft): readonly string[] {
  const base = baseLanguage(draft.globalConfiguration)
  const stale: string[] = []
  for (const holder of holdersIn(draft)) {
    const texts = [...baseTextsOf(holder.schema, holder.settings, base).sources.keys()]
    for (const language of translatedLanguages(draft.globalConfiguration)) {
      const map = holder.settings.editPropsByLangEnvMap?.[language] ?? {}
      for (const path of texts) {
        const [entry] = Object.keys(map)
          .filter((one) => within(path, one))
          .toSorted((a, b) => b.length - a.length)
        if (entry !== undefined && memory.get(keyOf(holder.key, language, entry)) !== saidTo(holder, entry))
          stale.push(keyOf(holder.key, language, path))
      }
    }
  }
  return stale.toSorted()
}

/** What is marked stale, as an owner is told. */
function marked(draft: Draft): readonly string[] {
  const { site } = coverage(draft, specs)
  return translatedLanguages(draft.globalConfiguration)
    .flatMap((language) => {
      const stale: string[] = []
      for (let offset = 0, total = 1; offset < total; offset += limits.pageSize) {
        const answer = untranslated(draft, specs, language, { offset })
        total = answer.total
        for (const { of, path, state } of answer.items)
          if (state === 'stale') stale.push(keyOf(holderOf(of as Parameters<typeof holderOf>[0]), language, path))
      }
      expect(site[language]?.stale).toBe(stale.length)
      return stale
    })
    .toSorted()
}

const doc = (...blocks: readonly (readonly Json[])[]): Json => ({
  type: 'doc',
  content: blocks.map((content) => ({ type: 'paragraph', content })),
})
const said = (words: string, marks?: readonly Json[]): Json => ({ type: 'text', text: words, ...(marks && { marks }) })
const address = (n: number): Json => ({ type: 'address', href: `/${n}` })

const inBrochure: Settings = {
  props: {
    title: 'Bolts',
    picture: { pc: { src: '/a.webp', alt: 'A bolt' }, mobile: { src: '/b.webp', alt: 'A small bolt' } },
    logo: { src: '/logo.webp', alt: 'Our mark' },
    button: { label: 'Ask', link: address(1) },
    link: address(2),
    body: doc([said('We make '), said('bolts', [{ type: 'bold' }])]),
    rows: [
      { id: 'rrrrrrr1', label: 'One', inner: [{ id: 'iiiiiii1', word: 'in' }] },
      { id: 'rrrrrrr2', label: 'Two' },
    ],
  },
  editPropsByLangEnvMap: {
    de: {
      title: 'Schrauben',
      picture: { pc: { src: '/de.webp', alt: 'Eine Schraube' } },
      'logo.alt': 'Unser Zeichen',
      'button.label': 'Fragen',
      body: doc([said('Wir machen Schrauben')]),
      'rows[rrrrrrr1].inner[iiiiiii1].word': 'innen',
      'rows[rrrrrrr2].label': 'Zwei',
    },
    pt: {
      'picture.alt': 'Um parafuso',
      logo: { src: '/pt.webp', alt: 'Marca' },
      link: address(3),
      'rows[rrrrrrr1].label': 'Um',
    },
  },
}
/** The same as an older version noted it: with a fingerprint of the whole value. */
const noted: Settings = {
  ...inBrochure,
  translationMeta: {
    de: {
      body: { source: fingerprint(inBrochure.props.body), status: 'done' },
      title: { source: fingerprint('Bolts'), status: 'done', by: 'Ada', at: '2026-03-01' },
    },
  },
}

// Its one note says another text than the base does: that would be stale from the start.
const { translationMeta: _meta, ...banner01 } = fixture.componentsSettingValues.banner01 as Settings
const home = fixture.pageSchemaMap.home as Draft['pageSchemaMap'][string]
const start: Draft = {
  ...fixture,
  pageSchemaMap: {
    ...fixture.pageSchemaMap,
    home: {
      ...home,
      root: [...home.root, 'leaflet1', 'leaflet2', 'leaflet3'],
      components: {
        ...home.components,
        ...Object.fromEntries(['1', '2', '3'].map((n) => [`leaflet${n}`, { type: 'leaflet', version: 1 }])),
      },
    },
  },
  componentsSettingValues: {
    ...fixture.componentsSettingValues,
    banner01,
    leaflet1: inBrochure,
    leaflet2: noted,
    leaflet3: withEveryNote(leaflet.props, inBrochure, 'done'),
  },
}

/** New values for the base: other words, the same words in other white space, and what is no text. */
const values: readonly (readonly [path: string, value: (n: number, now: Json | undefined) => Json])[] = [
  ['title', (n) => `Title ${n % 3}`],
  ['title', (_, now) => `  ${typeof now === 'string' ? now.replaceAll(' ', '\n ') : ''} `],
  ['picture.pc.alt', (n) => `Alt ${n % 3}`],
  ['picture.pc.src', (n) => `/${n}.webp`],
  ['picture.mobile.alt', (n) => `Small ${n % 3}`],
  ['picture.mobile', (n) => ({ src: `/${n}.webp` })],
  ['picture.pc', (n) => ({ src: `/${n}.webp`, alt: `Alt ${n % 3}` })],
  ['logo.alt', (n) => `Mark ${n % 2}`],
  ['logo.src', (n) => `/logo-${n}.webp`],
  ['logo', (n) => ({ src: `/${n}.webp`, alt: `Mark ${n % 2}` })],
  ['button.label', (n) => `Ask ${n % 2}`],
  ['button.link', (n) => address(n)],
  ['button', (n) => ({ label: 'Ask', link: address(n) })],
  ['link', (n) => address(n)],
  ['colour', (n) => `#${n}`],
  ['body', (n) => doc([said(`We make things ${n % 2}`)])],
  ['body', (n) => doc([said('We ', [{ type: 'italic' }]), said('make bolts', [{ type: 'link', link: address(n) }])])],
  ['body', () => doc([said('We make')], [said('bolts')])],
  ['rows[rrrrrrr1].label', (n) => `Row ${n % 2}`],
  ['rows[rrrrrrr1].size', (n) => n],
  ['rows[rrrrrrr1].inner[iiiiiii1].word', (n) => `word ${n % 2}`],
  ['rows[rrrrrrr2].label', (n) => (n % 2 === 0 ? 'Two' : 'Two  ')],
  [
    'rows',
    (n) => [
      { id: 'rrrrrrr2', label: 'Two' },
      { id: 'rrrrrrr1', label: `Row ${n % 2}`, inner: [{ id: 'iiiiiii1', word: 'in' }] },
    ],
  ],
]
const entries: readonly (readonly [path: string, value: (n: number) => Json])[] = [
  ['title', (n) => `Titel ${n % 3}`],
  ['picture', (n) => ({ pc: { src: `/${n}.webp`, alt: `Bild ${n}` } })],
  ['picture.alt', (n) => `Bild ${n}`],
  ['logo', (n) => ({ src: `/${n}.webp`, alt: `Zeichen ${n}` })],
  ['logo.alt', (n) => `Zeichen ${n}`],
  ['body', (n) => doc([said(`Wir ${n}`)])],
  ['button.label', (n) => `Frage ${n}`],
  ['rows[rrrrrrr1].label', (n) => `Zeile ${n}`],
]

type Step =
  | { readonly kind: 'operation'; readonly operationInput: OperationInput }
  | {
      readonly kind: 'source' | 'clear' | 'translate' | 'keep' | 'item' | 'copy' | 'save' | 'preset'
      readonly n: readonly number[]
    }
  | { readonly kind: 'undo' | 'redo' }

const numbers = fc.array(fc.nat(997), { minLength: 4, maxLength: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: operationInput.map((one): Step => ({ kind: 'operation', operationInput: one })) },
  { weight: 5, arbitrary: numbers.map((n): Step => ({ kind: 'source', n })) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('clear', 'translate', 'keep', 'item', 'copy', 'save', 'preset'),
      n: numbers,
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'undo' }, { kind: 'redo' }) },
)

/** New ids, one after the other. */
function ids(letter: string): () => string {
  let count = 0
  return () => {
    count += 1
    return `${letter}${count.toString(36).padStart(7, '0')}`
  }
}

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** The operations of a step, made on a draft. */
function operationsOf(
  draft: Draft,
  one: Step,
  make: ReturnType<typeof maker>,
  fresh: () => string,
): readonly Operation[] {
  if (!('n' in one) && !('operationInput' in one)) return []
  if ('operationInput' in one) return [make(draft, one.operationInput)].filter((made) => made !== undefined)
  const [a, b, c, d] = one.n as [number, number, number, number]
  const page = Object.entries(draft.pageSchemaMap).find(([, { components }]) =>
    Object.values(components).some(({ type }) => type === 'leaflet'),
  )
  if (!page) return []
  const leaflets = Object.entries(page[1].components).flatMap(([component, { type }]) =>
    type === 'leaflet' ? [component] : [],
  )
  const component = at(leaflets, a)
  const of = { page: page[0], component }
  const settings = draft.componentsSettingValues[component] ?? { props: {} }
  const operation = { id: fresh(), of }
  const language = at(['de', 'pt', 'es'], d)
  switch (one.kind) {
    case 'source': {
      const [path, value] = at(values, b)
      const now = path
        .split('.')
        .reduce<unknown>((from, name) => (isObject(from) ? from[name] : undefined), settings.props)
      return [{ ...operation, type: 'set-setting', path, value: value(c, now as Json | undefined) }]
    }
    case 'clear':
      return [{ ...operation, type: c % 2 === 0 ? 'clear-setting' : 'delete-setting', path: at(values, b)[0] }]
    case 'translate': {
      const [path, value] = at(entries, b)
      return [{ ...operation, type: 'set-setting', path, value: value(c), language }]
    }
    case 'keep': {
      const map = Object.entries(settings.editPropsByLangEnvMap?.[language] ?? {})
      if (map.length === 0) return []
      const [path, value] = at(map, b)
      return [{ ...operation, type: 'set-setting', path, value, language }]
    }
    case 'item': {
      const item = { id: fresh(), label: `New ${c % 3}` }
      if (b % 3 === 0) return [{ ...operation, type: 'remove-item', path: at(['rows[rrrrrrr1]', 'rows[rrrrrrr2]'], c) }]
      if (b % 3 === 1)
        return [{ ...operation, type: 'move-item', path: 'rows[rrrrrrr1]', after: at([null, 'rrrrrrr2'], c) }]
      return [
        {
          ...operation,
          type: 'insert-item',
          path: 'rows',
          after: null,
          item,
          entries: { de: { [`rows[${item.id}].label`]: 'Neu' } },
        },
      ]
    }
    case 'preset': {
      const root = fresh()
      const came = b % 2 === 0 ? inBrochure : withEveryNote(leaflet.props, inBrochure, 'done')
      return [
        {
          id: fresh(),
          type: 'insert-component',
          page: page[0],
          parent: null,
          after: null,
          root,
          components: { [root]: { type: 'leaflet', version: 1 } },
          settings: { [root]: came },
        },
      ]
    }
    case 'copy': {
      const record = at(draft.pagesList, b)
      const pageSchema = draft.pageSchemaMap[record.id]
      // A few copies say as much as many.
      if (!pageSchema || draft.pagesList.length > 5) return []
      const name = `copy-${fresh()}`
      const copy = copyOfPage(
        { page: record, pageSchema, settings: draft.componentsSettingValues },
        { id: name, pageType: 'pages', slug: name.toLowerCase(), rename: (old) => `${old} 2` },
      )
      return [{ id: fresh(), type: 'add-page', after: null, ...copy }]
    }
    case 'save': {
      const [path, value] = at(values.slice(0, 3), b)
      const [entry, translated] = at(entries, c)
      const edit = applyAll(
        draft,
        [
          { ...operation, type: 'set-setting', path, value: value(d, settings.props.title) },
          { ...operation, id: fresh(), type: 'set-setting', path: entry, value: translated(d), language },
        ].slice(0, 1 + (c % 2)) as readonly Operation[],
        specs,
      )
      if ('error' in edit) return []
      const { translationMeta: _meta, ...sent } = edit.draft.componentsSettingValues[component] as Settings
      const after = { pageSchema: page[1], componentsSettingValues: { [component]: sent } }
      const difference = operationsBetween(draft, { page: page[0] }, after, specs)
      return 'error' in difference ? [] : difference.operations
    }
  }
}

/** How much of a copied page was made from what: its pages' translations are made from what the originals were. */
function copiedFrom(memory: Memory, before: Draft, operations: readonly Operation[]): Memory {
  const next = new Map(memory)
  for (const operation of operations) {
    if (operation.type !== 'add-page' || !operation.page.id.startsWith('copy-')) continue
    const originals = Object.entries(before.componentsSettingValues)
    for (const [copy, settings] of Object.entries(operation.settings)) {
      const original = originals.find(([, values]) => values === settings)?.[0]
      for (const [key, words] of memory)
        if (original !== undefined && key.startsWith(`${original} | `)) next.set(key.replace(original, copy), words)
    }
    // A name is copied with all its translations: each of them was stale before, or is not now.
    const record = before.pagesList.find(
      ({ settings }) => `${settings.props.name} 2` === operation.page.settings.props.name,
    )
    for (const [language, map] of Object.entries(operation.page.settings.editPropsByLangEnvMap ?? {}))
      for (const path of Object.keys(map)) {
        const holder = { key: '', schema: pageProps, settings: record?.settings ?? { props: {} } }
        const old = memory.get(keyOf(`page ${record?.id}`, language, path))
        const isSame = old === saidTo(holder, path)
        const copy = { ...holder, settings: operation.page.settings }
        next.set(keyOf(`page ${operation.page.id}`, language, path), isSame ? saidTo(copy, path) : (old ?? ''))
      }
  }
  return next
}

const seen = { edits: 0, stale: 0, checked: 0 }

it(
  'marks every translation of a text that changed, and no other, through every operation, copies, saves, undo and redo',
  async ({ annotate }) => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 12, maxLength: 40 }), (steps) => {
        const make = maker('m')
        const fresh = ids('n')
        let clock = 0
        let draft = start
        let history: History = createHistory()
        let memory = remember(new Map(), start, [])
        let [past, future]: readonly Memory[][] = [[], []] as Memory[][]
        for (const one of steps) {
          if (one.kind === 'undo' || one.kind === 'redo') {
            const from = one.kind === 'undo' ? past : future
            const stepped = (one.kind === 'undo' ? undo : redo)(history, draft, specs)
            expect(stepped.error).toBeUndefined()
            const restored = from?.pop()
            if (restored) (one.kind === 'undo' ? future : past)?.push(memory)
            memory = restored ?? memory
            history = stepped.history
            draft = stepped.draft
          } else {
            const operations = operationsOf(draft, one, make, fresh)
            const outcome = operations.length > 0 ? applyAll(draft, operations, specs) : undefined
            if (!outcome || 'error' in outcome) continue
            past?.push(memory)
            future = []
            memory = remember(copiedFrom(memory, draft, operations), outcome.draft, operations)
            clock += 10_000
            history = record(history, outcome.done, clock)
            draft = outcome.draft
            seen.edits += operations.length
          }
          const stale = expected(memory, draft)
          seen.checked += 1
          seen.stale += stale.length
          expect(marked(draft)).toEqual(stale)
        }
      }),
      someRuns,
    )
    expect(seen.stale).toBeGreaterThan(seen.checked)
    await annotate(`${seen.edits} edits, looked at ${seen.checked} times: ${seen.stale} stale marks`)
  },
  longRun,
)

it(
  'marks the same when two people edit side by side: a translation was made from what its author saw',
  () => {
    const rounds = fc.array(fc.record({ by: fc.nat(1), step: fc.option(step, { freq: 4 }) }), {
      minLength: 2,
      maxLength: 30,
    })
    fc.assert(
      fc.property(rounds, (given) => {
        const log: Done[] = []
        let head = start
        let memory = remember(new Map(), start, [])
        const saw = new Map<string, string>()
        const editors = ['p', 'q'].map((letter) => {
          const fresh = ids(letter)
          return {
            make: maker(letter.toUpperCase()),
            fresh,
            history: createHistory(),
            draft: start,
            revision: 0,
            clock: 0,
          }
        })
        const save = (by: number): void => {
          const editor = at(editors, by)
          const missed = log.slice(editor.revision)
          const mine = editor.history.unsaved.map(({ operation }) => operation)
          const { operations, conflicts } = rebase(mine, missed, { draft: head, specs })
          const accepted = conflicts.length === 0 ? applyAll(head, operations, specs) : undefined
          if (accepted && 'error' in accepted) throw new Error(JSON.stringify(accepted.error))
          for (const done of accepted?.done ?? []) {
            const outcome = applyAll(head, [done.operation], specs)
            if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
            memory = remember(copiedFrom(memory, head, [done.operation]), outcome.draft, [done.operation], saw)
            head = outcome.draft
            log.push(done)
          }
          const merged = merge(sending(editor.history), editor.draft, missed, specs)
          editor.draft = merged.draft
          editor.history = conflicts.length === 0 ? saved(merged.history) : merged.history
          editor.revision = conflicts.length === 0 ? log.length : editor.revision + missed.length
          if (conflicts.length > 0) save(by)
        }
        for (const { by, step: one } of given) {
          const editor = at(editors, by)
          if (!one || one.kind === 'undo' || one.kind === 'redo' || one.kind === 'copy') {
            save(by)
            continue
          }
          const operations = operationsOf(editor.draft, one, editor.make, editor.fresh)
          for (const operation of operations) {
            const outcome = applyAll(editor.draft, [operation], specs)
            if ('error' in outcome) break
            const written = writtenBy(operation, outcome.draft)
            for (const { key, holder, path } of entriesIn(outcome.draft))
              if (key === written) saw.set(operation.id, saidTo(holder, path))
            editor.clock += 10_000
            editor.history = record(editor.history, outcome.done, editor.clock)
            editor.draft = outcome.draft
          }
        }
        for (const by of [0, 1, 0]) save(by)
        expect(marked(head)).toEqual(expected(memory, head))
        expect(editors[0]?.draft).toEqual(head)
      }),
      someRuns,
    )
  },
  longRun,
)

it('takes a translation back to what it was made from, also when somebody changed the base meanwhile', () => {
  const of = { page: 'home', component: 'leaflet1' } as const
  const german: Operation = { id: newId(), type: 'set-setting', of, path: 'title', value: 'Bolzen', language: 'de' }
  const written = applyAll(start, [german], specs)
  if ('error' in written) throw new Error(JSON.stringify(written.error))
  const english: Operation = { id: newId(), type: 'set-setting', of, path: 'title', value: 'Studs' }
  const changed = applyAll(written.draft, [english], specs)
  if ('error' in changed) throw new Error(JSON.stringify(changed.error))
  const back = applyAll(changed.draft, [written.done[0]?.inverse as Operation], specs)
  if ('error' in back) throw new Error(JSON.stringify(back.error))
  expect(back.draft.componentsSettingValues.leaflet1?.editPropsByLangEnvMap?.de?.title).toBe('Schrauben')
  expect(marked(back.draft)).toEqual(['leaflet1 | de | title'])
})
