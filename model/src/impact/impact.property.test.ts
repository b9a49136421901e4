import {
  type Draft,
  isObject,
  type Json,
  type JsonObject,
  removeIn,
  type SectionSpec,
  type Settings,
  setIn,
  type UpgradeStep,
} from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { draftOf } from '../../fixtures/drafts.ts'
import { upgradeDraft } from '../upgrade/upgrade.ts'
import type { ImpactChange } from './change.ts'
import { ImpactCount } from './impact.ts'

const names = ['a', 'b', 'c', 'd'] as const
const name = fc.constantFrom(...names)
const word = fc.constantFrom<Json>('M6', 'M8', '', 3, true, null)
const ids = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']

const items = fc
  .subarray(ids)
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((id) =>
        fc.record({ label: word, size: word }, { requiredKeys: [] }).map((item) => ({ ...item, id })),
      ),
    ),
  )
const richText = fc.constant<Json>({ type: 'doc', content: [{ type: 'paragraph' }] })
const byDevice = (value: fc.Arbitrary<Json>) => fc.record({ pc: value, mobile: value }, { requiredKeys: ['pc'] })
const inside = fc.record({ x: word, y: word }, { requiredKeys: [] })
const value: fc.Arbitrary<Json> = fc.oneof(
  word,
  inside,
  byDevice(word),
  byDevice(inside),
  items,
  richText,
  fc.array(word, { maxLength: 2 }),
  fc.array(fc.record({ label: word }), { maxLength: 2 }),
)

const settings: fc.Arbitrary<Settings> = fc.record(
  {
    props: fc.dictionary(name, value),
    editPropsByLangEnvMap: fc.dictionary(
      fc.constantFrom('de', 'ar'),
      fc.dictionary(fc.oneof(name, fc.constantFrom('a.x', 'a[aaaaaaaa].label', 'b[0].label', 'c.x')), value),
    ),
    deletePropsPaths: fc.subarray(['a', 'b.x']),
  },
  { requiredKeys: ['props'] },
)

const path = fc.oneof(name, fc.constantFrom('a.x', 'b.y', 'c.x'))
const changes: readonly ((value: Json) => Json)[] = [
  (one) => one,
  (one) => (typeof one === 'string' ? `${one}!` : one),
  (one) => ({ x: one }),
  (one) => (Array.isArray(one) ? one.toReversed() : one),
  (one) => (isObject(one) ? Object.keys(one).length : one),
  () => [],
]
const step: fc.Arbitrary<UpgradeStep> = fc.oneof(
  fc.record({ step: fc.constant('rename' as const), from: path, to: path }).filter(({ from, to }) => from !== to),
  fc.constant<UpgradeStep>({ step: 'rename', from: 'a[].label', to: 'a[].text' }),
  fc.record({ step: fc.constant('remove' as const), path: fc.oneof(path, fc.constant('a[].size')) }),
  fc.record({
    step: fc.constant('change' as const),
    path: fc.oneof(path, fc.constant('a[].label')),
    change: fc.constantFrom(...changes),
  }),
  fc.record({ step: fc.constant('add' as const), path: fc.oneof(path, fc.constant('a[].text')), value }),
  fc.record({ step: fc.constantFrom('add-devices' as const, 'remove-devices' as const), path: name }),
  fc.constant<UpgradeStep>({ step: 'rename-slot', from: 'start', to: 'end' }),
)

const specWith = (steps: readonly UpgradeStep[]): SectionSpec => ({
  type: 'made-up',
  version: 2,
  category: 'text',
  icon: 'square',
  presets: [],
  props: {
    type: 'object',
    additionalProperties: false,
    properties: { a: { type: 'string', translatable: true }, b: { type: 'number' } },
  },
  slots: { end: {} },
  upgrades: { 1: steps },
})

const draftWith = (values: readonly Settings[]): Draft =>
  draftOf(
    {
      version: 1,
      root: values.map((_, at) => `made000${at}`),
      components: Object.fromEntries(
        values.map((_, at) => [`made000${at}`, { type: 'made-up', version: 1, slots: { start: [] } }]),
      ),
    },
    Object.fromEntries(values.map((one, at) => [`made000${at}`, one])),
  )

const isEmpty = (one: Json): boolean => one !== null && typeof one === 'object' && Object.keys(one).length === 0
const isBareItem = (one: Json): boolean => isObject(one) && Object.keys(one).join() === 'id'

/** Without what holds nothing any more: a value that is moved or taken out leaves its object or item behind. */
function pruned(one: Json): Json {
  if (Array.isArray(one)) return one.map(pruned).filter((item) => !isBareItem(item) && !isEmpty(item))
  if (!isObject(one)) return one
  const entries = Object.entries(one).map(([key, inner]) => [key, pruned(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)))
}

const isDone = ({ kind }: ImpactChange): boolean => kind !== 'orphaned' && kind !== 'invalid'
const byLength = (a: string, b: string): number => a.length - b.length

/** Does what a list of changes says, and nothing else. */
function replay(props: JsonObject, said: readonly ImpactChange[]): Json {
  let next: Json = props
  for (const change of said) if (change.kind !== 'added') next = removeIn(next, change.path) ?? {}
  const written = said
    .filter(({ kind }) => kind !== 'removed')
    .map(({ path: from, to = from, after }) => ({ to, after: after as Json }))
  for (const { to, after } of written.toSorted((one, other) => byLength(one.to, other.to)))
    next = setIn(next, to, after) ?? next
  return pruned(next)
}

/** The same in a language map, whose keys are paths; of what is kept for each device the key is the place around. */
function replayMap(map: JsonObject, said: readonly ImpactChange[]): Json {
  const place = (at: string, of: JsonObject): readonly [string, string | undefined] => {
    const [, around, device] = /^(.+)\.(pc|mobile)$/.exec(at) ?? []
    return around !== undefined && !Object.hasOwn(of, at) ? [around, device] : [at, undefined]
  }
  const next: Record<string, Json> = { ...map }
  for (const { kind, path: at } of said) {
    if (kind === 'added') continue
    const [key, device] = place(at, map)
    if (device === undefined) delete next[key]
    else if (isObject(next[key])) next[key] = removeIn(next[key], device) ?? {}
  }
  for (const { kind, path: from, to = from, after } of said) {
    if (kind === 'removed') continue
    const [key, device] = to.endsWith('.pc') || to.endsWith('.mobile') ? place(to, {}) : [to, undefined]
    next[key] = device === undefined ? (after as Json) : (setIn(next[key] ?? {}, device, after as Json) ?? {})
  }
  return pruned(next)
}

it('says beforehand what an upgrade does: done to what is stored, it gives what the upgrade gives', () => {
  fc.assert(
    fc.property(
      fc.array(settings, { minLength: 1, maxLength: 3 }),
      fc.array(step, { maxLength: 4 }),
      (values, steps) => {
        const specs = [specWith(steps)]
        const draft = draftWith(values)
        const upgraded = upgradeDraft(draft, specs)
        const count = new ImpactCount(specs)
        count.addDraft({ site: 'shop', draft: '1' }, draft)
        const { sections, totals } = count.result()
        const said = sections.flatMap(({ changes: all }) => all)
        expect(totals.values).toBe(said.length)
        for (const [id, before] of Object.entries(draft.componentsSettingValues)) {
          const after = upgraded.componentsSettingValues[id] as Settings
          const isUpgraded = upgraded.pageSchemaMap.home?.components[id]?.version === 2
          const ofIt = said.filter((change) => change.component === id && isDone(change))
          if (!isUpgraded) {
            // A step that cannot be done leaves everything as it is, which is said.
            expect(after).toEqual(before)
            expect(said.filter(({ component }) => component === id)).toMatchObject([{ why: 'problem.upgradeFailed' }])
            continue
          }
          const base = ofIt.filter(({ layer }) => layer === 'base')
          expect(replay(before.props, base)).toEqual(pruned(after.props))
          const languages = new Set([
            ...Object.keys(before.editPropsByLangEnvMap ?? {}),
            ...Object.keys(after.editPropsByLangEnvMap ?? {}),
          ])
          for (const language of languages) {
            const ofLanguage = ofIt.filter((change) => change.layer === 'language' && change.language === language)
            expect(replayMap(before.editPropsByLangEnvMap?.[language] ?? {}, ofLanguage)).toEqual(
              pruned(after.editPropsByLangEnvMap?.[language] ?? {}),
            )
          }
          const slots = Object.keys(upgraded.pageSchemaMap.home?.components[id]?.slots ?? {})
          const renamed = ofIt.filter(({ layer }) => layer === 'slot').map(({ to }) => to)
          expect(renamed.length === 0 ? ['start'] : renamed).toEqual(slots)
        }
      },
    ),
  )
})

it('says nothing of what an upgrade has been done to, but for what does not fit', () => {
  fc.assert(
    fc.property(
      fc.array(settings, { minLength: 1, maxLength: 2 }),
      fc.array(step, { maxLength: 3 }),
      (values, steps) => {
        const specs = [specWith(steps)]
        // Twice: a step may bring a list to where a path by index is, which then gets its id.
        const upgraded = upgradeDraft(upgradeDraft(draftWith(values), specs), specs)
        const count = new ImpactCount(specs)
        count.addDraft({ site: 'shop', draft: '1' }, upgraded)
        const isLeft = Object.values(upgraded.pageSchemaMap.home?.components ?? {}).some(({ version }) => version === 1)
        expect(count.result().sections.length > 0).toBe(isLeft)
      },
    ),
  )
})

it('names what the schema has no place for, and what it refuses, once each', () => {
  fc.assert(
    fc.property(settings, (values) => {
      const specs = [specWith([])]
      const count = new ImpactCount(specs)
      count.addDraft({ site: 'shop', draft: '1' }, draftWith([values]))
      const lost = count
        .result()
        .sections.flatMap((section) => section.changes)
        .filter((change) => !isDone(change))
      const places = lost.map(({ kind, layer, language, path: at }) => `${kind} ${layer} ${language} ${at}`)
      expect(new Set(places).size).toBe(places.length)
      const isFit: Readonly<Record<string, (one: Json) => boolean>> = {
        a: (one) => typeof one === 'string',
        b: (one) => typeof one === 'number',
      }
      const unfit = Object.entries(values.props).filter(([key, one]) => !isFit[key]?.(one))
      const inBase = new Set(lost.filter(({ layer }) => layer === 'base').map(({ path: at }) => at.split(/[.[]/)[0]))
      expect([...inBase].toSorted()).toEqual(unfit.map(([key]) => key).toSorted())
    }),
  )
})
