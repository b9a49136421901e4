import type { Settings, SettingsOf } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { mediaOperations } from './replace-media.ts'

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image: { $ref: 'image', translatable: true, responsive: true },
    background: { $ref: 'background' },
    film: { $ref: 'video' },
    file: { type: 'string', format: 'asset', translatable: true },
    items: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, picture: { $ref: 'image' } } },
    },
  },
} as const

const of: SettingsOf = { page: 'home', component: 'k3v9Qa2Z' }
const old = '/media/1/old.webp'
const replacement = {
  roleOf: (address: string) =>
    address === old || address === '/media/1/old-320.webp'
      ? ('file' as const)
      : address === '/media/1/poster.webp'
        ? ('poster' as const)
        : undefined,
  src: '/media/1/new.webp',
  picture: { width: 800, height: 600, widths: [320] },
  poster: '/media/1/new-poster.webp',
}
const operationsOf = (settings: Settings) =>
  mediaOperations({ of, schema, settings }, replacement, 'en').map(({ id: _id, ...operation }) => operation)
const set = (path: string, value: unknown, more = {}) => ({ type: 'set-setting', of, path, value, ...more })
const clear = (path: string) => ({ type: 'clear-setting', of, path })

describe('a file in the place of another one', () => {
  it('changes of a picture what belongs to it, on each device and in lists, and leaves the rest', () => {
    const focalPoint = { x: 1, y: 2 }
    expect(
      operationsOf({
        props: {
          image: { pc: { src: old, alt: 'A hall', width: 100, focalPoint }, mobile: { src: '/media/1/old-320.webp' } },
          items: [
            { id: 'item0001', picture: { src: old } },
            { id: 'item0002', picture: { src: '/media/1/a.webp' } },
          ],
          background: { image: old, size: 'cover' },
        },
      }),
    ).toEqual([
      set('image.pc.src', '/media/1/new.webp'),
      set('image.pc.width', 800),
      clear('image.pc.focalPoint'),
      set('image.pc.height', 600),
      set('image.pc.widths', [320]),
      set('image.mobile.src', '/media/1/new.webp'),
      set('image.mobile.width', 800),
      set('image.mobile.height', 600),
      set('image.mobile.widths', [320]),
      set('items[item0001].picture.src', '/media/1/new.webp'),
      set('items[item0001].picture.width', 800),
      set('items[item0001].picture.height', 600),
      set('items[item0001].picture.widths', [320]),
      set('background.image', '/media/1/new.webp'),
    ])
  })

  it('changes what languages say, with the notes that they have', () => {
    const note = { source: 'abc', status: 'done', by: 'Mei' } as const
    expect(
      operationsOf({
        props: {},
        editPropsByLangEnvMap: {
          de: { image: { src: old, alt: 'Halle' }, file: old },
          fr: { file: '/media/1/other.pdf' },
        },
        translationMeta: { de: { file: note } },
      }),
    ).toEqual([
      set('image', { src: '/media/1/new.webp', alt: 'Halle', ...replacement.picture }, { language: 'de', meta: null }),
      set('file', '/media/1/new.webp', { language: 'de', meta: note }),
    ])
  })

  it('gives a film its own poster, and nothing of the size of the other one', () => {
    const film = { src: old, title: 'Works', poster: '/media/1/poster.webp', width: 1920, height: 1080 }
    expect(operationsOf({ props: { film } })).toEqual([
      set('film.src', '/media/1/new.webp'),
      set('film.poster', '/media/1/new-poster.webp'),
      clear('film.width'),
      clear('film.height'),
    ])
  })

  it('does nothing where the file does not stand', () => {
    expect(operationsOf({ props: { file: '/media/1/another.webp', image: { pc: { alt: old.slice(1) } } } })).toEqual([])
  })
})
