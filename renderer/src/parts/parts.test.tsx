import { render } from '@testing-library/react'
import type { Json, LinkValue, ResolvedComponent, RichTextValue } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { createRegistry } from '../section/registry.ts'
import { defineSection } from '../section/section.ts'
import { StageProvider } from '../stage/context.tsx'
import type { Stage } from '../stage/stage.ts'
import { drawPage } from '../testing/draw-page.tsx'
import { cards, cardWithProp } from '../testing/sample-section.tsx'
import { sampleStage } from '../testing/sample-stage.ts'
import { sampleTree } from '../testing/sample-tree.ts'
import { Download } from './download.tsx'
import { Heading } from './heading.tsx'
import { Image } from './image.tsx'
import { Link } from './link.tsx'
import { RichTextContent } from './rich-text.tsx'
import { VideoPlayer } from './video.tsx'

const say: Record<string, string> = {
  'download.fileName': 'Download file',
  'download.failed': 'It failed.',
  'video.label': 'Video',
}
const stage = sampleStage([], { words: (key) => say[key] ?? key, asset: (src) => `https://cdn.example${src}` })

const drawn = (what: ReactNode, on: Stage = stage) => render(<StageProvider stage={on}>{what}</StageProvider>).container

/** A card with these values, some of them in another language than the page's. */
function card(props: Record<string, Json>, resolved: Partial<ResolvedComponent> = {}, on: Partial<Stage> = {}) {
  const tree = sampleTree(cards.specs, [{ type: 'card' }])
  const component = { ...tree.components.sample01!, ...resolved, props: { title: 'A card', ...props } }
  return drawPage({ ...tree, components: { sample01: component } }, cards, { ...sampleStage([tree]), ...on }).main
}

describe('a link', () => {
  test.each<[to: LinkValue, href: string]>([
    [{ type: 'page', pageType: 'products', newTab: false }, '/products'],
    [{ type: 'address', href: 'https://example.com/a', newTab: false }, 'https://example.com/a'],
    [{ type: 'email', email: 'a@b.example' }, 'mailto:a@b.example'],
    [{ type: 'phone', phone: '+49 (30) 12-34' }, 'tel:+49301234'],
    [{ type: 'anchor', anchor: 'why' }, '#why'],
  ])('of the kind $type leads where it says', (to, href) => {
    const link = drawn(<Link to={to}>Go</Link>).querySelector('a')
    expect(link?.getAttribute('href')).toBe(href)
    expect(link?.hasAttribute('target')).toBe(false)
  })
  test('in a new tab cannot reach back (R88)', () => {
    const link = drawn(<Link to={{ type: 'address', href: 'https://x.example', newTab: true }}>Go</Link>).querySelector(
      'a',
    )
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener'])
  })
  test.each([undefined, { type: 'page', pageType: 'pages', id: 'gone', newTab: false } as const])(
    'to nothing is plain text (R87)',
    (to) =>
      expect(
        drawn(
          <Link to={to} className="look">
            Go
          </Link>,
        ).innerHTML,
      ).toBe('<span class="look">Go</span>'),
  )
})

describe('a heading', () => {
  test('has its level and the id of the outline', () => {
    const heading = card({ title: 'A card' }).querySelector('h2')
    expect(heading?.id).toBe('a-card')
  })
  test('that the schema does not declare throws', () => {
    const bad = defineSection(cards.get('card')!.spec as never, { view: () => <Heading path="text" /> } as never)
    const registry = createRegistry([bad])
    const tree = sampleTree(registry.specs, [{ type: 'card' }])
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => drawPage(tree, registry, sampleStage([tree]))).toThrow("'text' of card is no heading")
    vi.restoreAllMocks()
  })
  test('takes its level from its neighbour', () => {
    const section = cardWithProp('level', { enum: ['h3', 'p'], default: 'h3' })
    const props = {
      ...section.spec.props,
      properties: { ...section.spec.props.properties, title: { type: 'string', default: 'T', heading: 'level' } },
    }
    const registry = createRegistry([{ ...section, spec: { ...section.spec, props: props as never } }])
    for (const level of ['h3', 'p']) {
      const tree = sampleTree(registry.specs, [{ type: 'card', settings: { props: { title: 'T', level } } }])
      expect(drawPage(tree, registry, sampleStage([tree])).main.querySelector(level)?.textContent).toBe('T')
    }
  })
})

describe('a text from another language', () => {
  test('says its language and direction, and only then (R225)', () => {
    const [own, other] = [card({ text: 'Hi' }), card({ text: 'مرحبا' }, { languages: { text: 'ar' } })].map(
      (main) => main.querySelector('p')?.cloneNode() as Element,
    )
    expect([own?.getAttribute('lang'), own?.getAttribute('dir')]).toEqual([null, null])
    expect([other?.getAttribute('lang'), other?.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  })
  test('says so in the alternative text of a picture too', () => {
    const image = card({ image: { src: '/a.webp', alt: 'قطعة' } }, { languages: { 'image.alt': 'ar' } }).querySelector(
      'img',
    )
    expect([image?.lang, image?.dir]).toEqual(['ar', 'rtl'])
  })
})

describe('a picture', () => {
  const image = { src: '/a/b.webp', alt: 'A bolt', width: 1200, height: 800 }
  test('keeps its place, and lets the browser choose a copy', () => {
    const img = card(
      { image: { ...image, widths: [320, 640, 1200] } },
      {},
      { asset: (src) => `//cdn${src}` },
    ).querySelector('img')
    expect(img?.getAttribute('srcset')).toBe('//cdn/a/b-320.webp 320w, //cdn/a/b-640.webp 640w, //cdn/a/b.webp 1200w')
    expect([img?.getAttribute('sizes'), img?.getAttribute('width'), img?.getAttribute('height')]).toEqual([
      '100vw',
      '1200',
      '800',
    ])
    expect([img?.getAttribute('loading'), img?.dataset.original]).toEqual(['lazy', '/a/b.webp'])
    expect(img?.dataset.error).toBe('image.notAvailable')
  })
  test('without copies has one address and no sizes', () => {
    const img = card({ image }).querySelector('img')
    expect([img?.hasAttribute('srcset'), img?.hasAttribute('sizes'), img?.dataset.original]).toEqual([
      false,
      false,
      undefined,
    ])
  })
  test('is loaded as for two pixels where a phone has three, unless it may be cropped', () => {
    const sizesOf = (sizes: string) =>
      drawn(<Image image={{ ...image, widths: [320, 640] }} sizes={sizes} />)
        .querySelector('img')
        ?.getAttribute('sizes')
    expect(sizesOf('(width < 768px) 50vw, 19rem')).toBe(
      '(width < 768px) and (min-resolution: 2.5dppx) 33vw, (width < 768px) 50vw, 19rem',
    )
    expect(sizesOf('100vw')).toBe('100vw')
    expect(sizesOf('9rem')).toBe('9rem')
  })
  test('may be another one on phones', () => {
    const main = card({ image }, { mobile: { image: { src: '/m.webp', alt: '', width: 300, height: 400 } } })
    const source = main.querySelector('picture > source')
    expect([source?.getAttribute('media'), source?.getAttribute('srcset')]).toEqual(['(width < 768px)', '/m.webp'])
  })
  test('that cannot be shown says so, and takes the same room (R233)', () => {
    const main = card({ image: { src: '/gone.webp', width: 4, height: 3, alt: '' } }, {}, { asset: () => '' })
    expect(main.querySelector('.image-missing')?.textContent).toBe('image.notAvailable')
    expect(main.querySelector<HTMLElement>('.image-missing')?.style.aspectRatio).toBe('4 / 3')
    expect(main.querySelector('img')).toBeNull()
  })
  test.each([undefined, {}, { src: '' }, { width: 4, height: 3, alt: '' }])(
    'that nobody chose (%j) is a silent field',
    (none) => {
      const main = drawn(<Image image={none} />)
      expect(main.querySelector('.image-missing')?.textContent).toBe('')
      expect(main.querySelector('img')).toBeNull()
    },
  )
  test('that nobody chose takes the room that is set for it', () => {
    const main = card({ image: { width: 4, height: 3, alt: '' } })
    expect(main.querySelector('.image-missing')?.textContent).toBe('')
    expect(main.querySelector<HTMLElement>('.image-missing')?.style.aspectRatio).toBe('4 / 3')
    expect(main.querySelector('img')).toBeNull()
  })
  test('shows what matters of it where it is cut', () => {
    expect(card({ image: { ...image, focalPoint: { x: 20, y: 80 } } }).querySelector('img')?.style.objectPosition).toBe(
      '20% 80%',
    )
  })
})

describe('a film', () => {
  test('without a source is nothing, and asks for nothing', () => {
    expect(drawn(<VideoPlayer video={undefined} />).innerHTML).toBe('')
    expect(drawn(<VideoPlayer video={{ title: 'Forging' }} />).innerHTML).toBe('')
  })
  test('with a poster loads nothing else; without one it lets its first frame be taken (R234)', () => {
    const posed = drawn(
      <VideoPlayer video={{ src: '/f.mp4', poster: '/p.webp', title: 'Forging', captions: '/c.vtt' }} />,
    ).querySelector('video')
    expect([posed?.preload, posed?.poster, posed?.getAttribute('aria-label')]).toEqual([
      'none',
      'https://cdn.example/p.webp',
      'Forging',
    ])
    expect(posed?.querySelector('track')?.getAttribute('src')).toBe('https://cdn.example/c.vtt')
    const bare = drawn(<VideoPlayer video={{ src: '/f.mp4' }} />).querySelector('video')
    expect([
      bare?.preload,
      bare?.dataset.poster,
      bare?.getAttribute('crossorigin'),
      bare?.getAttribute('aria-label'),
    ]).toEqual(['metadata', 'capture', 'anonymous', 'Video'])
  })
})

describe('a download', () => {
  test.each([
    ['/preview/list.pdf', '/download/list.pdf', 'Download file.pdf'],
    [
      { filePath: '/media/preview/preview/a.xlsx', fileName: 'Prices.xlsx' },
      '/media/download/preview/a.xlsx',
      'Prices.xlsx',
    ],
    ['/files/plain', '/files/plain', 'Download file'],
  ])('of %j saves %s as %s (R236–R238)', (file, href, name) => {
    const link = drawn(<Download file={file}>Save</Download>).querySelector('a')
    expect([link?.getAttribute('href'), link?.download, link?.dataset.download]).toEqual([
      `https://cdn.example${href}`,
      name,
      'It failed.',
    ])
  })
  test.each([7, null, {}, { filePath: 7 }, { filePath: '/a', fileName: 7 }])(
    'of %j is text, with a warning',
    (file) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect(drawn(<Download file={file as never}>Save</Download>).innerHTML).toBe('<span>Save</span>')
      expect(warn).toHaveBeenCalledOnce()
      warn.mockRestore()
    },
  )
})

test('what the stage has no address for is not shown', () => {
  const nowhere = { ...stage, asset: () => '' }
  const seen = drawn(
    <>
      <Image image={{ src: 'javascript:alert(1)' }} />
      <VideoPlayer video={{ src: 'javascript:alert(1)' }} />
      <Download file="javascript:alert(1)">Save</Download>
    </>,
    nowhere,
  )
  expect(seen.querySelector('img, video, a')).toBeNull()
  expect(seen.textContent).toBe('image.notAvailableSave')
})

describe('rich text', () => {
  const doc = (...content: readonly unknown[]): RichTextValue => ({ type: 'doc', content })
  const html = (value: RichTextValue) =>
    drawn(<RichTextContent value={value} headingId={(at) => `heading-${at}`} />).innerHTML
  const words = (text: string) => ({ type: 'text', text })
  const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content })
  const list = (...content: readonly unknown[]) => ({ type: 'bulletList', content })
  const link = (anchor: string) => ({ type: 'link', link: { type: 'anchor', anchor } })
  test('draws its blocks and marks', () => {
    expect(
      html({
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Norms' }] },
          {
            type: 'bulletList',
            content: [
              {
                type: 'listItem',
                content: [
                  {
                    type: 'text',
                    text: 'ISO',
                    marks: [{ type: 'bold' }, { type: 'link', link: { type: 'anchor', anchor: 'iso' } }],
                  },
                ],
              },
            ],
          },
          { type: 'heading', content: [{ type: 'text', text: 'More' }] },
        ],
      }),
    ).toBe(
      '<h3 id="heading-0">Norms</h3><ul><li><a href="#iso"><strong>ISO</strong></a></li></ul><h2 id="heading-1">More</h2>',
    )
  })
  test.each<[what: string, node: unknown, expected: string]>([
    [
      'markup in words',
      { type: 'text', text: '<img src=x onerror=alert(1)>' },
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    ],
    ['blocks that nobody knows', { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }, ''],
    [
      'marks that nobody knows',
      { type: 'text', text: 'a', marks: [{ type: 'constructor' }, { type: 'style' }] },
      '<p>a</p>',
    ],
    [
      'levels that are none',
      { type: 'heading', attrs: { level: 'x onclick' }, content: [] },
      '<h2 id="heading-0"></h2>',
    ],
    ['attributes', { type: 'paragraph', attrs: { onclick: 'x' }, content: [] }, '<p></p>'],
  ])('takes no harm from %s', (_what, node, expected) => {
    expect(html(doc(node))).toBe(expected)
  })
  test.each<[what: string, nodes: readonly unknown[], expected: string]>([
    [
      'two links on one word',
      [{ type: 'text', text: 'a', marks: [link('b'), link('c')] }],
      '<p><a href="#b">a</a></p>',
    ],
    ['a block in a paragraph', [paragraph(paragraph(words('a')), words('b'))], '<p>ab</p>'],
    ['a list in a heading', [{ type: 'heading', content: [list(words('a'))] }], '<h2 id="heading-0">a</h2>'],
    ['what is no entry of its list', [list(paragraph(words('a')))], '<ul><li><p>a</p></li></ul>'],
    ['an entry without a list', [{ type: 'listItem', content: [paragraph(words('a'))] }], '<p>a</p>'],
    ['words between blocks', [words('a'), paragraph(words('b')), words('c')], '<p>a</p><p>b</p><p>c</p>'],
  ])('makes valid HTML of %s', (_what, content, expected) => {
    expect(html({ type: 'doc', content } as never)).toBe(expected)
  })
  test('in a card has the ids of the outline', () => {
    const body = {
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Norms' }] }],
    }
    const tree = sampleTree(cards.specs, [{ type: 'card', settings: { props: { body } } }])
    expect(drawPage(tree, cards, sampleStage([tree])).main.querySelector('.rich-text h2')?.id).toBe('norms')
  })
})
