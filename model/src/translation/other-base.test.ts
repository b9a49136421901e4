import type { SchemaNode, Settings } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { baseOrder, languageOrder } from '../resolve/languages.ts'
import { resolve } from '../resolve/resolve.ts'
import { sourceOf } from '../values/source-words.ts'
import { withOtherBase } from './other-base.ts'
import { baseTextsOf, textsIn } from './translation-state.ts'

const text = { type: 'string', translatable: true } as const
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: text,
    note: text,
    image: {
      type: 'object',
      responsive: true,
      properties: { src: { type: 'string' }, alt: text },
    },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, label: text, height: { type: 'integer' } },
      },
    },
  },
} as const satisfies SchemaNode

const settings: Settings = {
  props: {
    title: 'Bolts',
    note: 'Only in English',
    image: { pc: { src: 'a.webp', alt: 'A bolt' }, mobile: { src: 'b.webp' } },
    items: [{ id: 'aaaaaaaa', label: 'First', height: 3 }],
  },
  editPropsByLangEnvMap: {
    ar: { title: 'براغٍ', 'image.alt': 'برغي', 'items[aaaaaaaa].label': 'الأول' },
    de: { title: 'Schrauben' },
  },
  translationMeta: { de: { title: { source: '0', status: 'done' } } },
}
const configuration = (source: string) => ({
  defaultLanguage: source,
  languages: ['en', 'ar', 'de'].map((code) => ({ code, enabled: true })),
})

it('becomes what the language said, and the old base a translation', () => {
  const turned = withOtherBase(schema, settings, { from: 'en', to: 'ar' })
  expect(turned).toEqual({
    props: {
      title: 'براغٍ',
      note: 'Only in English',
      image: { pc: { src: 'a.webp', alt: 'برغي' }, mobile: { src: 'b.webp' } },
      items: [{ id: 'aaaaaaaa', label: 'الأول', height: 3 }],
    },
    editPropsByLangEnvMap: {
      en: { title: 'Bolts', 'image.alt': 'A bolt', 'items[aaaaaaaa].label': 'First' },
      de: { title: 'Schrauben' },
    },
    // It was outdated before, and is not right for another base either.
    translationMeta: { de: { title: { source: '0', status: 'done' } } },
  })
})

it('keeps other languages right where the new base was, and only there', () => {
  const noted = (german: object, arabic?: object): Settings => ({
    ...settings,
    translationMeta: { de: { title: german }, ...(arabic && { ar: { title: arabic } }) } as never,
  })
  const now = { source: sourceOf(schema, settings, 'title'), status: 'machine', engine: 'deepl' }
  const stale = { source: '2:0000000000000000', status: 'done' }
  const state = (given: Settings) => {
    const turned = withOtherBase(schema, given, { from: 'en', to: 'ar' })
    const texts = textsIn(baseTextsOf(schema, turned, 'ar'), 'de')
    return [...texts].find(({ path }) => path === 'title')?.state
  }
  expect(state(noted(now))).toBe('machine')
  expect(state(noted(now, { ...now, status: 'done' }))).toBe('machine')
  expect(state(noted(now, stale))).toBe('stale')
  expect(state(noted(stale))).toBe('stale')
  const { translationMeta: _notes, ...bare } = settings
  expect(state(bare)).toBe('new')
  expect(state({ ...bare, translationMeta: { ar: { title: stale } } as never })).toBe('stale')
})

it('says the same in both languages, and comes back', () => {
  const turned = withOtherBase(schema, settings, { from: 'en', to: 'ar' })
  expect(resolve(schema, turned, baseOrder('ar')).props).toEqual(
    resolve(schema, settings, languageOrder(configuration('en'), 'ar')).props,
  )
  expect(resolve(schema, turned, languageOrder(configuration('ar'), 'en')).props).toEqual(
    resolve(schema, settings, baseOrder('en')).props,
  )
  expect(withOtherBase(schema, turned, { from: 'ar', to: 'en' })).toEqual(settings)
})

it('stays where it is for the same language, without a word in the other one, and for items that are gone', () => {
  expect(withOtherBase(schema, settings, { from: 'en', to: 'en' })).toEqual(settings)
  expect(withOtherBase(schema, { props: { title: 'Bolts' } }, { from: 'en', to: 'fr' }).props).toEqual({
    title: 'Bolts',
  })
  const gone = { props: {}, editPropsByLangEnvMap: { ar: { 'items[bbbbbbbb].label': 'x' } } }
  expect(withOtherBase(schema, gone, { from: 'en', to: 'ar' }).props).toEqual({ items: undefined })
})
