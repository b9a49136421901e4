import type { ContentSubject } from '@vitrine/renderer/server'
import { builtInTheme, type PageConfig } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import type { Visit } from '../../request/visit.ts'
import type { ScreenTools } from '../screen.ts'
import { shareImage } from './share-image.ts'

const image = (name: string, width?: number) => ({ src: `/media/1/${name}`, alt: '', ...(width && { width }) })

const config = (pictures: readonly object[], seo: object = {}, logo?: object) =>
  ({
    theme: builtInTheme,
    ...(logo && {
      header: { root: ['h'], components: { h: { id: 'h', type: 'header', version: 1, props: { logo } } } },
    }),
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

/** The tools of a site with this home page; pictures whose name says so are gone. */
const toolsOf = (home?: PageConfig) =>
  ({
    asset: (src: string) => (src.startsWith('/') ? `//cn.example${src}` : src),
    shareImage: async ({ src = '' }: { readonly src?: string }, ground: string) =>
      src.includes('gone') ? undefined : `${src.replace('/media/', '/og/')}/${ground.slice(1)}.jpg`,
    query: async () => home ?? Promise.reject(new Error('The service is away.')),
  }) as unknown as ScreenTools

/** The picture of a page, on a site with this home page. */
async function shown(
  key: 'home' | 'product',
  of: ContentSubject | undefined,
  page: PageConfig | undefined,
  home?: PageConfig,
) {
  const found = await shareImage({ key } as Visit, toolsOf(home), of, page)
  return found?.src.replace('//cn.example/og/1/', '').replace('/10202f.jpg', '')
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
  expect(await shown('product', undefined, undefined, config([], {}, image('logo.webp', 120)))).toBe('logo.webp')
})

test('one that is gone makes place for the next', async () => {
  const lost = subject({ seo: { image: image('gone.webp') }, image: image('gone-too.webp') })
  expect(await shown('product', lost, config([]), home)).toBe('first.webp')
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

test('one of the site is cut to 1200 × 630; one on another host stays as it is, of no known size', async () => {
  const visit = { key: 'product' } as Visit
  const own = subject({ image: { src: '/media/1/a.webp', alt: 'A lamp', width: 1200, height: 800 } })
  expect(await shareImage(visit, toolsOf(), own, undefined)).toEqual({
    src: '//cn.example/og/1/a.webp/10202f.jpg',
    alt: 'A lamp',
    width: 1200,
    height: 630,
  })
  const foreign = subject({ image: { src: 'https://pictures.example/b.webp', alt: 'A hall', width: 900, height: 900 } })
  expect(await shareImage(visit, toolsOf(), foreign, undefined)).toEqual({
    src: 'https://pictures.example/b.webp',
    alt: 'A hall',
  })
  const drawn = subject({ image: { src: 'https://pictures.example/b.svg', alt: 'A drawing' } })
  expect(await shareImage(visit, toolsOf(home), drawn, undefined)).toMatchObject({ width: 1200, height: 630 })
})
