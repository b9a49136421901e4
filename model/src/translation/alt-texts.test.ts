import { contentProps, type Settings } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { altOperations, altTextsOf, isAltMissing, outdatedAlts } from './alt-texts.ts'

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image: { $ref: 'image', translatable: true, responsive: true },
    items: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, picture: { $ref: 'image' } } },
    },
    background: { $ref: 'background' },
  },
} as const

const settings: Settings = {
  props: {
    image: { pc: { src: '/media/1/a.webp', alt: 'A hall' }, mobile: { src: '/media/1/b.webp', alt: 'B' } },
    items: [
      { id: 'item0001', picture: { src: '/media/1/c.webp' } },
      { id: 'item0002', picture: { alt: 'No picture' } },
      { id: 'item0003', picture: { src: '/media/1/d.webp', alt: '' } },
    ],
    background: { image: '/media/1/e.webp' },
  },
  editPropsByLangEnvMap: {
    de: { 'image.alt': 'Eine Halle' },
    fr: { image: { src: '/media/1/f.webp', alt: 'Une salle' } },
  },
  translationMeta: { de: { 'image.alt': { source: 'another', status: 'done' } } },
}

describe('alt texts', () => {
  const found = altTextsOf(schema, settings, 'en')

  it('are those of each picture where it stands, by language, phones left out', () => {
    expect(found.map(({ picture: _picture, ...one }) => one)).toEqual([
      {
        path: 'image.alt',
        basePath: 'image.pc.alt',
        texts: { en: 'A hall', de: 'Eine Halle', fr: 'Une salle' },
      },
      { path: 'items[item0001].picture.alt', basePath: 'items[item0001].picture.alt', texts: {} },
      { path: 'items[item0003].picture.alt', basePath: 'items[item0003].picture.alt', texts: { en: '' } },
    ])
  })

  it('are outdated where they were made from another text', () => {
    expect(found.map((one) => outdatedAlts(schema, settings, one))).toEqual([['de'], [], []])
  })

  it('are missing where a language says nothing and nobody said that it is a decoration', () => {
    const missing = (language: string) =>
      found.filter((one) => isAltMissing(one, language, 'en')).map(({ path }) => path)
    expect(missing('en')).toEqual(['items[item0001].picture.alt'])
    expect(missing('de')).toEqual(['items[item0001].picture.alt'])
    expect(missing('es')).toEqual(['image.alt', 'items[item0001].picture.alt'])
  })

  it('are left out where the picture was taken out of all layers', () => {
    expect(altTextsOf(schema, { ...settings, deletePropsPaths: ['image'] }, 'en')).toHaveLength(2)
  })

  it('of a picture that only one language has', () => {
    const only = { props: {}, editPropsByLangEnvMap: { de: { image: { src: '/media/1/g.webp', alt: 'Nur hier' } } } }
    expect(altTextsOf(schema, only, 'en')).toMatchObject([
      { path: 'image.alt', basePath: 'image.pc.alt', texts: { de: 'Nur hier' } },
    ])
  })

  it('of contents', () => {
    const product = { props: { images: [{ id: 'image001', image: { src: '/media/1/h.webp', alt: 'Bolt' } }] } }
    expect(altTextsOf(contentProps.product, product, 'en')).toMatchObject([
      { path: 'images[image001].image.alt', texts: { en: 'Bolt' } },
    ])
  })

  it('are changed by operations of the base and of each language', () => {
    const of = { page: 'home', component: 'k3v9Qa2Z' }
    const [one] = found
    if (!one) throw new Error('There is none.')
    const operations = altOperations({ of, ...one, texts: { en: '', de: 'Halle', fr: null } }, 'en')
    expect(operations.map(({ id: _id, ...operation }) => operation)).toEqual([
      { type: 'set-setting', of, path: 'image.pc.alt', value: '' },
      { type: 'set-setting', of, path: 'image.alt', language: 'de', value: 'Halle' },
      { type: 'clear-setting', of, path: 'image.alt', language: 'fr' },
    ])
  })
})
