import type { Json, Settings } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { configuration } from '../../fixtures/drafts.ts'
import { bannerProps } from '../../fixtures/sections.ts'
import { languageOrder } from './languages.ts'
import { resolve } from './resolve.ts'

const inLanguage = (language: string, settings: unknown) =>
  resolve(bannerProps, settings as Settings, languageOrder(configuration, language))
const inEnglish = (settings: unknown) => inLanguage('en', settings)
const richText = (words: string): Json => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const a = 'aaaaaaaa'
const b = 'bbbbbbbb'

describe('layers, in their order (L1)', () => {
  it('starts from the defaults of the schema', () => {
    const { props, layers, mobile, languages } = inEnglish({ props: {} })
    expect(props).toEqual({
      title: 'Welcome',
      visible: true,
      height: 'short',
      background: { size: 'cover', position: 'center' },
      space: { physical: false },
      button: { look: 'primary' },
    })
    expect(layers.title).toEqual({ kind: 'default' })
    expect({ mobile, languages }).toEqual({ mobile: {}, languages: {} })
  })
  it('lets the base win over the defaults, and fills what an object leaves out', () => {
    const { props, layers } = inEnglish({ props: { title: 'Bolts', background: { color: '#fff' } } })
    expect(props).toMatchObject({ title: 'Bolts', background: { color: '#fff', size: 'cover' } })
    expect(layers).toMatchObject({
      title: { kind: 'base' },
      'background.color': { kind: 'base' },
      'background.size': { kind: 'default' },
    })
  })
  it('asks the fallback languages, nearest first, before the base', () => {
    const settings = {
      props: { title: 'Bolts', subtitle: 'Steel' },
      editPropsByLangEnvMap: {
        es: { title: 'Pernos' },
        de: { title: 'Schrauben', subtitle: 'Stahl' },
        fr: { title: 'Boulons' },
      },
    }
    const { props, layers, languages } = inLanguage('pt', settings)
    expect(props).toMatchObject({ title: 'Pernos', subtitle: 'Stahl' })
    expect(layers).toMatchObject({
      title: { kind: 'language', language: 'es' },
      subtitle: { kind: 'language', language: 'de' },
    })
    expect(languages).toEqual({ title: 'es', subtitle: 'de' })
  })
  it('takes an empty text in a language as empty on purpose', () => {
    const { props, languages } = inLanguage('de', {
      props: { subtitle: 'Steel' },
      editPropsByLangEnvMap: { de: { subtitle: '' } },
    })
    expect(props.subtitle).toBe('')
    expect(languages.subtitle).toBeUndefined()
  })
  it('passes over a map of the default language: the base is its layer', () => {
    const { props } = inEnglish({ props: { title: 'Bolts' }, editPropsByLangEnvMap: { en: { title: 'Screws' } } })
    expect(props.title).toBe('Bolts')
  })
  it('passes over paths that are not translatable', () => {
    const { props } = inLanguage('de', {
      props: {},
      editPropsByLangEnvMap: { de: { height: { pc: 'tall' }, 'background.color': '#000', nothing: 1 } },
    })
    expect(props).toMatchObject({ height: 'short' })
    expect(props.background).not.toHaveProperty('color')
  })
})

describe('entries and whole values', () => {
  it('replaces the whole value, and then what stands below it', () => {
    const props = { link: { type: 'page', pageType: 'product', id: '7' } }
    const de = { link: { type: 'address', href: '/de' } }
    expect(inLanguage('de', { props, editPropsByLangEnvMap: { de } }).props.link).toEqual({
      type: 'address',
      href: '/de',
    })
  })
  it('applies shorter paths before longer ones, whatever their order in the map', () => {
    const props = { button: { label: 'Buy', link: { type: 'email', email: 'a@b.c' } } }
    const de = { 'button.link': { type: 'address', href: '/de' }, 'button.label': 'Kaufen' }
    expect(inLanguage('de', { props, editPropsByLangEnvMap: { de } }).props.button).toEqual({
      label: 'Kaufen',
      link: { type: 'address', href: '/de' },
      look: 'primary',
    })
  })
  it('drops what a farther language said below a value that a nearer one replaces', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: {
        card: {
          type: 'object',
          additionalProperties: false,
          translatable: true,
          properties: { label: { type: 'string', translatable: true }, note: { type: 'string', translatable: true } },
        },
      },
    } as const
    const settings = {
      props: { card: { label: 'Card', note: 'Note' } },
      editPropsByLangEnvMap: {
        de: { 'card.note': 'Notiz' },
        es: { card: { label: 'Tarjeta' } },
        pt: { 'card.label': 'Cartão' },
      },
    }
    const { props, layers } = resolve(schema, settings, languageOrder(configuration, 'pt'))
    expect(props).toEqual({ card: { label: 'Cartão' } })
    expect(layers).toEqual({
      card: { kind: 'language', language: 'es' },
      'card.label': { kind: 'language', language: 'pt' },
    })
  })
  it('makes the object that a translation stands in', () => {
    expect(inLanguage('de', { props: {}, editPropsByLangEnvMap: { de: { 'image.alt': 'Bild' } } }).props.image).toEqual(
      { alt: 'Bild' },
    )
  })
  it('keeps rich text whole and says which language it is in', () => {
    const { props, languages, layers } = inLanguage('de', { props: { body: richText('Hello') } })
    expect(props.body).toEqual(richText('Hello'))
    expect(languages).toEqual({ body: 'en' })
    expect(layers['body.content']).toBeUndefined()
  })
  it('mixes no branches of a union', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: { link: { $ref: 'link', default: { type: 'page', pageType: 'home' } } },
    } as const
    const link = (stored: Json) =>
      resolve(schema, { props: { link: stored } }, languageOrder(configuration, 'en')).props.link
    expect(link({ type: 'email', email: 'a@b.c' })).toEqual({ type: 'email', email: 'a@b.c' })
    expect(link({ type: 'page' })).toEqual({ type: 'page', pageType: 'home' })
    expect(link({ type: 'magic' })).toEqual({ type: 'page', pageType: 'home' })
  })
})

describe('items of lists', () => {
  const settings = {
    props: {
      items: [
        { id: a, label: 'M6' },
        { id: b, label: 'M8', width: { pc: 4, mobile: 2 } },
      ],
    },
    editPropsByLangEnvMap: {
      de: { [`items[${b}].label`]: 'M acht', 'items[gonegone].label': 'weg', 'items[1].label': 'Index' },
    },
  }
  it('finds a translation by the id of its item, and passes over those of items that are gone', () => {
    const { props, mobile, languages } = inLanguage('de', settings)
    expect(props.items).toEqual([
      { id: a, label: 'M6', level: 'p', width: 10 },
      { id: b, label: 'M acht', level: 'p', width: 4 },
    ])
    expect(mobile).toEqual({ [`items[${b}].width`]: 2 })
    expect(languages).toEqual({ [`items[${a}].label`]: 'en' })
  })
  it('shows an item without an id as it stands and drops what is no item', () => {
    expect(inEnglish({ props: { items: [{ label: 'loose' }, 'text', null] } }).props.items).toEqual([
      { label: 'loose', level: 'p', width: 10 },
    ])
  })
})

describe('devices', () => {
  it('gives the value for pc, and that for phones where it was set and differs', () => {
    const { props, mobile, layers } = inEnglish({
      props: { height: { pc: 'tall', mobile: 'short' }, columns: { pc: 3, mobile: 3 } },
    })
    expect(props).toMatchObject({ height: 'tall', columns: 3 })
    expect(mobile).toEqual({ height: 'short' })
    expect(layers['height.mobile']).toEqual({ kind: 'base' })
  })
  it('falls to the default where the value for pc is missing', () => {
    const { props, mobile, layers } = inEnglish({ props: { height: { mobile: 'tall' } } })
    expect(props.height).toBe('short')
    expect(layers.height).toEqual({ kind: 'default' })
    expect(mobile).toEqual({ height: 'tall' })
  })
  it('translates what stands inside a responsive value for both devices', () => {
    const image = { pc: { src: '/wide.webp', alt: 'Ship' }, mobile: { src: '/tall.webp', alt: 'Ship' } }
    const { props, mobile } = inLanguage('de', {
      props: { image },
      editPropsByLangEnvMap: { de: { 'image.alt': 'Schiff' } },
    })
    expect(props.image).toEqual({ src: '/wide.webp', alt: 'Schiff' })
    expect(mobile).toEqual({ image: { src: '/tall.webp', alt: 'Schiff' } })
  })
  it('replaces both devices by an entry', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: { image: { $ref: 'image', responsive: true, translatable: true } },
    } as const
    const settings = {
      props: { image: { pc: { src: '/a' }, mobile: { src: '/b' } } },
      editPropsByLangEnvMap: { de: { image: { pc: { src: '/c' } } } },
    }
    expect(resolve(schema, settings, languageOrder(configuration, 'de'))).toMatchObject({
      props: { image: { src: '/c' } },
      mobile: {},
    })
  })
  it('leaves a spacing, which holds its devices itself', () => {
    const space = { pc: { top: 8 }, mobile: { top: 4 } }
    expect(inEnglish({ props: { space } })).toMatchObject({ props: { space }, mobile: {} })
  })
})

describe('deletions (L5)', () => {
  it('removes paths from all layers, defaults and items included', () => {
    const { props, layers } = inLanguage('de', {
      props: {
        subtitle: 'Steel',
        items: [
          { id: a, label: 'M6' },
          { id: b, label: 'M8' },
        ],
      },
      editPropsByLangEnvMap: { de: { subtitle: 'Stahl' } },
      deletePropsPaths: ['subtitle', 'visible', 'background.size', `items[${a}]`, 'height.mobile'],
    })
    expect(props).not.toHaveProperty('subtitle')
    expect(props).not.toHaveProperty('visible')
    expect(props.background).toEqual({ position: 'center' })
    expect((props.items as { id: string }[]).map(({ id }) => id)).toEqual([b])
    expect(layers).toMatchObject({ subtitle: { kind: 'deleted' }, [`items[${a}]`]: { kind: 'deleted' } })
  })
  it('removes the value for phones alone', () => {
    expect(
      inEnglish({ props: { height: { pc: 'tall', mobile: 'short' } }, deletePropsPaths: ['height.mobile'] }),
    ).toMatchObject({
      props: { height: 'tall' },
      mobile: {},
    })
  })
  it('never removes what the schema requires', () => {
    const { props } = inEnglish({
      props: { title: 'Bolts', items: [{ id: a, label: 'M6' }] },
      deletePropsPaths: ['title', `items[${a}].label`, `items[${a}].id`],
    })
    expect(props).toMatchObject({ title: 'Bolts', items: [{ id: a, label: 'M6' }] })
  })
})
