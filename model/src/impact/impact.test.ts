import type { Edition, SectionSpec } from '@vitrine/schemas'
import { definitions } from '@vitrine/schemas'
import { schemaLock } from '@vitrine/schemas/lock'
import { expect, it } from 'vitest'
import { draftOf } from '../../fixtures/drafts.ts'
import { banner, specs } from '../../fixtures/sections.ts'
import { ImpactCount } from './impact.ts'

const component = (version: number) => ({ type: 'banner', version })
const draft = draftOf(
  { version: 1, root: ['banner01', 'banner02'], components: { banner01: component(1), banner02: component(3) } },
  {
    banner01: {
      props: {
        headline: 'Bolts',
        note: 'old',
        size: { pc: 'big', mobile: 'small' },
        items: [{ id: 'aaaaaaaa', text: 'M6' }],
      },
      editPropsByLangEnvMap: { de: { headline: 'Schrauben', 'items[aaaaaaaa].text': 'M sechs' } },
    },
    banner02: { props: { title: 'As it is' } },
  },
)
const impactOf = (of: readonly SectionSpec[], lock?: ReturnType<typeof schemaLock>) => {
  const count = new ImpactCount(of, lock)
  count.addDraft({ site: 'shop', draft: '1' }, draft)
  return count.result()
}

it('names every value with its place, language and device', () => {
  const { sections, totals } = impactOf(specs)
  expect(totals).toEqual({ sites: 1, pages: 1, languages: 2, components: 1, values: 8 })
  const at = { site: 'shop', draft: '1', page: 'home', component: 'banner01' }
  expect(sections).toMatchObject([{ section: 'banner', from: 1, to: 3 }])
  expect(sections[0]?.changes).toEqual([
    {
      ...at,
      layer: 'base',
      language: 'en',
      kind: 'renamed',
      path: 'headline',
      to: 'title',
      before: 'Bolts',
      after: 'Bolts',
    },
    { ...at, layer: 'base', language: 'en', kind: 'removed', path: 'note', before: 'old' },
    {
      ...at,
      ...{ layer: 'base', language: 'en', kind: 'changed', path: 'size.pc', to: 'height.pc', device: 'pc' },
      ...{ before: 'big', after: 'tall' },
    },
    {
      ...at,
      ...{ layer: 'base', language: 'en', kind: 'changed', path: 'size.mobile', to: 'height.mobile', device: 'mobile' },
      ...{ before: 'small', after: 'short' },
    },
    {
      ...at,
      ...{ layer: 'base', language: 'en', kind: 'renamed', path: 'items[aaaaaaaa].text', to: 'items[aaaaaaaa].label' },
      ...{ before: 'M6', after: 'M6' },
    },
    { ...at, layer: 'base', language: 'en', kind: 'added', path: 'items[aaaaaaaa].level', after: 'h2' },
    {
      ...at,
      ...{ layer: 'language', language: 'de', kind: 'renamed', path: 'headline', to: 'title' },
      ...{ before: 'Schrauben', after: 'Schrauben' },
    },
    {
      ...at,
      ...{ layer: 'language', language: 'de', kind: 'renamed' },
      ...{ path: 'items[aaaaaaaa].text', to: 'items[aaaaaaaa].label', before: 'M sechs', after: 'M sechs' },
    },
  ])
})

it('looks everywhere at a section whose schema is not that of the lock, and at one that is gone', () => {
  const lock = schemaLock(definitions, {}, specs)
  const { title: _title, ...properties } = banner.props.properties
  const changed = { ...banner, props: { ...banner.props, required: [], properties } }
  const others = specs.filter(({ type }) => type !== 'banner')
  const orphaned = impactOf([...others, changed], lock).sections.flatMap(({ changes }) => changes)
  expect(orphaned.filter(({ component: id }) => id === 'banner02')).toMatchObject([
    { kind: 'orphaned', path: 'title', before: 'As it is' },
  ])
  const gone = impactOf(others, lock)
  expect(gone.sections.map(({ from, to }) => [from, to])).toEqual([
    [1, null],
    [3, null],
  ])
  expect(new Set(gone.sections.flatMap(({ changes }) => changes).map(({ kind }) => kind))).toEqual(
    new Set(['orphaned']),
  )
  expect(impactOf(others).sections).toEqual([])
})

it('tells of an edition what it is drawn as, each device apart', () => {
  const edition: Edition = {
    page: { id: 'home', pageType: 'home', name: 'Home', header: true, footer: true },
    language: 'de',
    root: ['banner01'],
    components: {
      banner01: {
        id: 'banner01',
        type: 'banner',
        version: 2,
        props: { title: 'Schrauben', size: 'big', columns: 99 },
        mobile: { size: 'small' },
      },
    },
    outline: [],
  }
  const count = new ImpactCount(specs)
  count.addEdition({ site: 'shop', release: 'r1' }, edition)
  const [section] = count.result().sections
  expect(section?.changes.map(({ kind, path, to, device, why }) => ({ kind, path, to, device, why }))).toEqual([
    { kind: 'changed', path: 'size', to: 'height', device: undefined, why: undefined },
    { kind: 'changed', path: 'size', to: 'height', device: 'mobile', why: undefined },
    { kind: 'invalid', path: 'columns', to: undefined, device: undefined, why: 'problem.maximum' },
  ])
})
