import type { ContentSubject } from '@vitrine/renderer/server'
import type { PageConfig } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'
import { shareImage } from './share-image.ts'

const image = (name: string, width?: number) => ({ src: `/media/1/${name}`, alt: '', ...(width && { width }) })

const config = (pictures: readonly object[], seo: object = {}) =>
  ({
    edition: {
      page: { seo },
      root: ['one', 'two'],
      components: {
        two: { id: 'two', type: 'banner', version: 1, props: { background: { image: pictures[1] } } },
        one: { id: 'one', type: 'banner', version: 1, props: { items: [{ picture: pictures[0] }] } },
      },
    },
  }) as unknown as PageConfig
const subject = (more: Partial<ContentSubject>) => more as ContentSubject

/** The picture of a page, on a site with this home page. */
async function shown(
  key: 'home' | 'product',
  of: ContentSubject | undefined,
  page: PageConfig | undefined,
  home?: PageConfig,
) {
  const tools = {
    asset: (src: string) => `//cn.example${src}`,
    query: async () => home ?? Promise.reject(new Error('The service is away.')),
  } as unknown as ScreenTools
  return (await shareImage({ key } as Visit, tools, of, page))?.src.replace('//cn.example/media/1/', '')
}
const home = config([image('first.webp'), image('second.webp')])

test('what was chosen comes first, then what the page is about, then the site', async () => {
  const chosen = subject({ seo: { image: image('chosen.webp') }, image: image('lamp.webp') })
  const plain = subject({ image: image('lamp.webp') })
  const laidOut = config([], { image: image('page.webp') })
  expect(await shown('product', chosen, laidOut, home)).toBe('chosen.webp')
  expect(await shown('product', plain, laidOut, home)).toBe('page.webp')
  expect(await shown('product', plain, config([]), home)).toBe('lamp.webp')
  expect(await shown('product', subject({}), config([]), home)).toBe('first.webp')
  expect(await shown('product', undefined, undefined, config([], { image: image('site.webp') }))).toBe('site.webp')
})

test('icons and drawings are no pictures', async () => {
  expect(await shown('home', undefined, config([image('icon.png', 48), image('hall.jpg?v=2', 1600)]))).toBe(
    'hall.jpg?v=2',
  )
  expect(await shown('home', undefined, config([image('logo.svg'), { src: 'film.mp4' }]))).toBeUndefined()
})

test('a page without any is shown all the same', async () => {
  expect(await shown('product', undefined, undefined)).toBeUndefined()
})

test('it comes with its size, and with what it shows', async () => {
  const tools = { asset: (src: string) => src } as ScreenTools
  const own = subject({ image: { src: '/a.webp', alt: 'A lamp', width: 1200, height: 800 } })
  expect(await shareImage({ key: 'product' } as Visit, tools, own, undefined)).toEqual({
    src: '/a.webp',
    alt: 'A lamp',
    width: 1200,
    height: 800,
  })
})
