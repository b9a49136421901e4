import type { Json, SectionProps, Settings } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { a, banner, specs } from '../../fixtures/checked-drafts.ts'
import { arrivedForeignMedia, foreignHost, foreignMediaOf } from './foreign-media.ts'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    picture: { $ref: 'image', responsive: true },
    behind: { $ref: 'background' },
    film: { $ref: 'video' },
    link: { $ref: 'link' },
    paper: { type: 'string', format: 'asset', setter: 'file', translatable: true },
    sign: { type: 'string', format: 'asset', setter: 'file', setterOptions: { kind: 'image' } },
    items: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, image: { $ref: 'image' } } },
    },
  },
} as const satisfies SectionProps

const hosts = ['pictures.example']
const far = (name: string) => `https://far.example/${name}`
const found = (settings: Settings) =>
  foreignMediaOf(props, settings, hosts).map(({ language, path, host }) => [language, path, host])

test('every picture and film of stored settings is looked at, in every language', () => {
  expect(
    found({
      props: {
        picture: { pc: { src: far('a.webp') }, mobile: { src: 'https://pictures.example/b.webp' } },
        behind: { image: far('c.webp'), color: '#fff' },
        film: { src: '/media/1/a.mp4', poster: '//far.example/d.webp', captions: far('d.vtt') },
        sign: far('e.webp'),
        items: [{ id: 'itemAAA1', image: { src: far('f.webp') } }],
      },
      editPropsByLangEnvMap: {
        de: { picture: { pc: { src: far('g.webp') } }, 'film.poster': far('h.webp'), 'gone.src': far('i.webp') },
      },
    }),
  ).toEqual([
    [undefined, 'picture.pc.src', 'far.example'],
    [undefined, 'behind.image', 'far.example'],
    [undefined, 'film.poster', 'far.example'],
    [undefined, 'film.captions', 'far.example'],
    [undefined, 'sign', 'far.example'],
    [undefined, 'items[itemAAA1].image.src', 'far.example'],
    ['de', 'picture.pc.src', 'far.example'],
    ['de', 'film.poster', 'far.example'],
  ])
})

test('links and documents may lead anywhere', () => {
  const link = { type: 'address', href: far('page') }
  expect(
    found({ props: { link, paper: far('a.pdf') }, editPropsByLangEnvMap: { de: { paper: far('b.pdf') } } }),
  ).toEqual([])
})

test('a host is foreign however it is written; nobody knows of any without a list', () => {
  expect(foreignHost('HTTPS://user@Far.Example:443/a', hosts)).toBe('far.example')
  expect(foreignHost('https://pictures.example:443/a', hosts)).toBeUndefined()
  expect(foreignHost('/media/1/a.webp', hosts)).toBeUndefined()
  expect(foreignHost(far('a'), undefined)).toBeUndefined()
})

test('what was there before may stay and be edited; what comes is told', () => {
  const draft = (image: Json) => banner({ image: { pc: image } })
  const arrived = (before: Json, after: Json) =>
    arrivedForeignMedia(draft(before), draft(after), specs, hosts).map(({ component, path }) => [component, path])
  const old = { src: far('old.webp'), alt: 'A' }
  expect(arrived(old, { ...old, alt: 'B', focalPoint: { x: 1, y: 2 } })).toEqual([])
  expect(arrived({ src: '/a.webp', alt: 'A' }, old)).toEqual([[a, 'image.pc.src']])
  expect(arrived(old, { src: far('new.webp'), alt: 'A' })).toEqual([[a, 'image.pc.src']])
})
