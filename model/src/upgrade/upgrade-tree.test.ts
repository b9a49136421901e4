import type { Json, SectionProps, SectionSpec, Settings } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { editionsOf } from '../resolve/editions.ts'
import { baseTextsOf, textsIn } from '../translation/translation-state.ts'
import { fingerprint } from '../values/fingerprint.ts'
import { upgradeDraft, upgradeSettings } from './upgrade.ts'
import { upgradeTree } from './upgrade-tree.ts'

const id = { type: 'string', pattern: '^[A-Za-z0-9]{8}$' } as const
const before = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    text: { type: 'string', default: 'Old', translatable: true, heading: 2 },
    size: { enum: ['small', 'big'], default: 'small', responsive: true },
    width: { type: 'number' },
    picture: { $ref: 'image', responsive: true },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id, name: { type: 'string', translatable: true }, tone: { enum: ['a', 'b'], responsive: true } },
      },
    },
  },
} as const satisfies SectionProps

const after = {
  type: 'object',
  required: ['words'],
  additionalProperties: false,
  properties: {
    words: { type: 'string', default: 'New', translatable: true, heading: 2 },
    look: { enum: ['low', 'high'], default: 'low', responsive: true },
    width: { type: 'number', unit: 'px', responsive: true },
    picture: { $ref: 'image', responsive: true },
    list: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id, label: { type: 'string', translatable: true }, tone: { enum: ['a', 'c'] } },
      },
    },
    added: { enum: ['yes', 'no'], default: 'no', responsive: true },
  },
} as const satisfies SectionProps

const spec = (version: number, props: SectionProps): SectionSpec => ({
  type: 'quote',
  version,
  category: 'text',
  icon: 'quote',
  props,
  presets: [],
  upgrades: {
    1: [
      { step: 'rename', from: 'text', to: 'words' },
      { step: 'rename', from: 'size', to: 'look' },
      { step: 'change', path: 'look', change: (value) => (value === 'big' ? 'high' : 'low') },
      { step: 'add-devices', path: 'width' },
      { step: 'rename', from: 'items', to: 'list' },
      { step: 'rename', from: 'list[].name', to: 'list[].label' },
      { step: 'change', path: 'list[].tone', change: (value) => (value === 'b' ? 'c' : value) },
      { step: 'remove-devices', path: 'list[].tone' },
      { step: 'add', path: 'added', value: 'yes', responsive: true },
    ],
  },
})
const old = [spec(1, before)]
const now = [spec(2, after)]

const text = fc.constantFrom('Bolts', 'Schrauben', 'براغي', 'x')
const byDevice = <V extends Json>(value: fc.Arbitrary<V>) =>
  fc.record({ pc: value, mobile: value }, { requiredKeys: ['pc'] })
const items = fc.uniqueArray(
  fc.record(
    { id: fc.constantFrom('itemAAAA', 'itemBBBB'), name: text, tone: byDevice(fc.constantFrom('a', 'b')) },
    { requiredKeys: ['id'] },
  ),
  { maxLength: 2, selector: (item) => item.id },
)
const props = fc.record(
  {
    text,
    size: byDevice(fc.constantFrom('small', 'big')),
    width: fc.integer({ min: 1, max: 99 }),
    picture: byDevice(fc.record({ src: fc.constantFrom('/a.webp', '/b.webp') })),
    items,
  },
  { requiredKeys: ['text'] },
)
const map = fc.dictionary(fc.constantFrom('text', 'items[itemAAAA].name'), text)

/** A page with one component, as the older build stored it. */
const draftWith = (settings: Settings) =>
  draftOf(pageSchema({ quoteAAA: 'quote' }), { quoteAAA: settings }, { globalConfiguration: configuration })

describe('a page that an older build published', () => {
  it('says the same as the draft that it was published from, upgraded, in every language and on every device', () => {
    fc.assert(
      fc.property(props, map, (values, german) => {
        const draft = draftWith({ props: values as Settings['props'], editPropsByLangEnvMap: { de: german } })
        const published = editionsOf(draft, old).languages
        const meant = editionsOf(upgradeDraft(draft, now), now).languages
        for (const language of Object.keys(meant))
          expect(upgradeTree(published[language]?.editions[0] as never, now)).toEqual(meant[language]?.editions[0])
      }),
    )
  })

  it('is the same object when nothing is to do', () => {
    const tree = editionsOf(draftWith({ props: { words: 'x' } }), now).languages.en?.editions[0]
    const current = upgradeTree(tree as never, now)
    expect(upgradeTree(current, now)).toBe(current)
  })
})

it('leaves translations up to date that were, and stale that were', () => {
  const change: SectionSpec = {
    ...spec(2, before),
    upgrades: { 1: [{ step: 'change', path: 'text', change: (value) => `${String(value)}!` }] },
  }
  const note = (source: string) => ({ text: { source: fingerprint(source), status: 'done' as const } })
  const { settings } = upgradeSettings(change, 1, {
    props: { text: 'Bolts' },
    editPropsByLangEnvMap: { de: { text: 'Schrauben' }, es: { text: 'Tuercas' } },
    translationMeta: { de: note('Bolts'), es: note('Nuts') },
  })
  const state = (language: string) => [...textsIn(baseTextsOf(before, settings, 'en'), language)][0]?.state
  expect([settings.props.text, state('de'), state('es')]).toEqual(['Bolts!', 'translated', 'stale'])
})

it('renames inside of what is kept for each device', () => {
  const rename: SectionSpec = {
    ...spec(2, before),
    upgrades: { 1: [{ step: 'rename', from: 'picture.address', to: 'picture.src' }] },
  }
  const picture = { pc: { address: '/a.webp' }, mobile: { address: '/b.webp' } }
  const settings = { props: { text: 'x', picture }, editPropsByLangEnvMap: { de: { picture } } }
  const renamed = { pc: { src: '/a.webp' }, mobile: { src: '/b.webp' } }
  expect(upgradeSettings(rename, 1, settings).settings).toEqual({
    props: { text: 'x', picture: renamed },
    editPropsByLangEnvMap: { de: { picture: renamed } },
  })
})

it('takes what stands in a slot along to its new name', () => {
  const slots: SectionSpec = {
    ...spec(2, before),
    slots: { body: {} },
    upgrades: { 1: [{ step: 'rename-slot', from: 'main', to: 'body' }] },
  }
  const page = {
    version: 1,
    root: ['quoteAAA'],
    components: {
      quoteAAA: { type: 'quote', version: 1, slots: { main: ['quoteBBB'] } },
      quoteBBB: { type: 'quote', version: 1 },
    },
  }
  const draft = upgradeDraft(draftOf(page, {}, { globalConfiguration: configuration }), [slots])
  expect(Object.values(draft.pageSchemaMap)[0]?.components.quoteAAA).toEqual({
    type: 'quote',
    version: 2,
    slots: { body: ['quoteBBB'] },
  })
})
