import { checkOf, type Json, type Settings, storedOf } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { entry, hostile, settings } from '../../fixtures/arbitraries.ts'
import { configuration } from '../../fixtures/drafts.ts'
import { bannerProps } from '../../fixtures/sections.ts'
import { languageOrder } from './languages.ts'
import { type Resolved, resolve } from './resolve.ts'

const inLanguage = (language: string, values: Settings) =>
  resolve(bannerProps, values, languageOrder(configuration, language))
const language = fc.constantFrom('en', 'de', 'pt', 'es')

/** Freezes everything, so that a write anywhere throws. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object')
    for (const child of Object.values(Object.freeze(value))) frozen(child)
  return value
}

/** Resolved values as a base that says the same. */
function asBase({ props, mobile }: Resolved): Settings {
  const stored = (path: string, pc: Json | undefined): Json => {
    const phone = mobile[path]
    return { ...(pc !== undefined && { pc }), ...(phone !== undefined && { mobile: phone }) }
  }
  const { height, image, columns, items, ...rest } = props
  return {
    props: {
      ...rest,
      ...(height !== undefined && { height: stored('height', height) }),
      ...(columns !== undefined && { columns: stored('columns', columns) }),
      ...(image !== undefined && { image: stored('image', image) }),
      ...(Array.isArray(items) && {
        items: items.map((item) => ({ ...item, width: stored(`items[${item.id}].width`, item.width) })),
      }),
    },
  }
}

it('is pure: equal questions have equal answers, and what is asked is never written to', () => {
  fc.assert(
    fc.property(settings, language, (values, asked) => {
      expect(inLanguage(asked, frozen(values))).toEqual(inLanguage(asked, structuredClone(values)))
    }),
  )
})

it('is idempotent: what was resolved, stored as a base, resolves to itself', () => {
  fc.assert(
    fc.property(settings, language, (values, asked) => {
      const once = inLanguage(asked, values)
      const twice = inLanguage('en', {
        ...asBase(once),
        ...(values.deletePropsPaths && { deletePropsPaths: values.deletePropsPaths }),
      })
      expect(twice.props).toEqual(once.props)
      expect(twice.mobile).toEqual(once.mobile)
    }),
  )
})

it('keeps each translation with its item, however the items are ordered (L4)', () => {
  fc.assert(
    fc.property(settings, language, fc.func(fc.integer()), (values, asked, weight) => {
      const items = values.props.items as readonly { id: string }[] | undefined
      fc.pre(items !== undefined)
      const reordered = items.toSorted((a, b) => weight(a.id) - weight(b.id))
      const before = inLanguage(asked, values)
      const after = inLanguage(asked, { ...values, props: { ...values.props, items: reordered } as Settings['props'] })
      const byId = (resolved: Resolved) =>
        new Map((resolved.props.items as { id: string }[]).map((item) => [item.id, item]))
      expect(byId(after)).toEqual(byId(before))
      expect(after.layers).toEqual(before.layers)
      expect(after.languages).toEqual(before.languages)
      expect(after.mobile).toEqual(before.mobile)
    }),
  )
})

it('shows the fallback when all entries of a language are cleared', () => {
  fc.assert(
    fc.property(settings, (values) => {
      const { de: _de, ...others } = values.editPropsByLangEnvMap ?? {}
      const cleared = { ...values, editPropsByLangEnvMap: others }
      expect(inLanguage('de', cleared).props).toEqual(inLanguage('en', cleared).props)
      const { pt: _pt, ...withoutPt } = values.editPropsByLangEnvMap ?? {}
      const before = resolve(
        bannerProps,
        { ...values, editPropsByLangEnvMap: withoutPt },
        languageOrder(configuration, 'pt'),
      )
      const asSpanish = { language: 'es', chain: ['es', 'de', 'en'], baseLanguage: 'en' }
      expect(before.props).toEqual(resolve(bannerProps, values, asSpanish).props)
    }),
  )
})

it('never changes one language by a write in another (L7)', () => {
  fc.assert(
    fc.property(settings, entry, (values, [path, value]) => {
      const maps = values.editPropsByLangEnvMap ?? {}
      const written: Settings = { ...values, editPropsByLangEnvMap: { ...maps, pt: { ...maps.pt, [path]: value } } }
      for (const other of ['en', 'de', 'es']) expect(inLanguage(other, written)).toEqual(inLanguage(other, values))
    }),
  )
})

it('tells the winning layer of every value that it gives', () => {
  fc.assert(
    fc.property(settings, language, (values, asked) => {
      const { props, layers } = inLanguage(asked, values)
      for (const name of Object.keys(props)) expect(layers[name]?.kind).toMatch(/^(default|base|language)$/)
    }),
  )
})

it('never throws and never pollutes a prototype, whatever it is given (R211)', () => {
  const checkProps = checkOf(storedOf(bannerProps))
  const before = Object.getOwnPropertyNames(Object.prototype)
  const settingsLike = fc.oneof(
    hostile,
    fc.record({ props: hostile, editPropsByLangEnvMap: fc.dictionary(language, hostile), deletePropsPaths: hostile }),
  )
  fc.assert(
    fc.property(settingsLike, language, (values, asked) => {
      const { props } = inLanguage(asked, values as Settings)
      expect(JSON.stringify(props)).not.toMatch(/"(?:__proto__|constructor|prototype)"/)
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
      expect(Object.getPrototypeOf(props)).toBe(Object.prototype)
      checkProps(props)
    }),
  )
})
