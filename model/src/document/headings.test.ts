import type { Json, ResolvedComponent, SectionSpec } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specs } from '../../fixtures/sections.ts'
import { anchorsOf, outlineOf, slugOf } from './headings.ts'

describe('slugOf (R164, R165)', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['Hello,   World!', 'hello-world'],
    ['  Über uns: 2024  ', 'über-uns-2024'],
    ['不锈钢 螺栓', '不锈钢-螺栓'],
    ['براغي فولاذية', 'براغي-فولاذية'],
    ['हिन्दी शीर्षक', 'हिन्दी-शीर्षक'],
    ['தமிழ்', 'தமிழ்'],
    ['M6-bolts', 'm6-bolts'],
    ['a - b', 'a-b'],
    ['٣ أشياء', '٣-أشياء'],
    ['e\u0301', 'é'],
    ['a\u00a0b\u3000c', 'a-b-c'],
    ['!?…', ''],
    ['', ''],
  ])('makes of %j %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text))
      }),
    )
  })
  it('holds no white space and no punctuation but single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(slugOf(text)).toMatch(/^$|^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)
      }),
    )
  })
})

type Placed = readonly [
  id: string,
  type: string,
  props: Record<string, Json>,
  slots?: Record<string, readonly string[]>,
]
const tree = (root: readonly string[], placed: readonly Placed[]) => ({
  root,
  components: Object.fromEntries(
    placed.map(([id, type, props, slots]): [string, ResolvedComponent] => [
      id,
      { id, type, version: type === 'banner' ? 3 : 1, props, ...(slots && { slots }) },
    ]),
  ),
})
const page = (...placed: readonly Placed[]) =>
  tree(
    placed.map(([id]) => id),
    placed,
  )
const outline = (...placed: readonly Placed[]) => outlineOf(page(...placed), specs)
const ids = (...texts: readonly string[]) =>
  outline(...texts.map((text, at): Placed => [`text000${at}`, 'text', { body: text }])).map(({ id }) => id)

describe('outlineOf', () => {
  it('collects headings of level 1 and 2 in the order of the document (R163)', () => {
    const entries = outline(
      [
        'aaaaaaaa',
        'banner',
        {
          title: ' Our  bolts ',
          items: [
            { id: 'item0001', label: 'Two', level: 'h2' },
            { id: 'item0002', label: 'Three', level: 'h3' },
            { id: 'item0003', label: 'Text', level: 'p' },
          ],
        },
      ],
      ['bbbbbbbb', 'text', { body: 'More' }],
    )
    expect(entries).toEqual([
      { id: 'our-bolts', text: 'Our bolts', level: 1, component: 'aaaaaaaa', path: 'title' },
      { id: 'two', text: 'Two', level: 2, component: 'aaaaaaaa', path: 'items[item0001].label' },
      { id: 'more', text: 'More', level: 2, component: 'bbbbbbbb', path: 'body' },
    ])
  })
  it('goes through slots where they stand, in the order of the section', () => {
    const placed: readonly Placed[] = [
      ['aaaaaaaa', 'columns', {}, { end: ['cccccccc'], start: ['bbbbbbbb'] }],
      ['bbbbbbbb', 'text', { body: 'Start' }],
      ['cccccccc', 'text', { body: 'End' }],
      ['dddddddd', 'text', { body: 'Last' }],
    ]
    expect(outlineOf(tree(['aaaaaaaa', 'dddddddd'], placed), specs).map(({ id }) => id)).toEqual([
      'start',
      'end',
      'last',
    ])
  })
  it('numbers doubles, and texts without a letter', () => {
    expect(ids('About', 'about', '!!!', 'ABOUT', '…')).toEqual([
      'about',
      'about-2',
      'section-3',
      'about-3',
      'section-5',
    ])
    expect(ids('a', 'a', 'a-2')).toEqual(['a', 'a-2', 'a-2-2'])
  })
  it('leaves out empty headings', () => {
    expect(ids('  ', 'A')).toEqual(['a'])
  })
  it('lets an anchor win, and takes all anchors before any text', () => {
    const entries = outline(
      ['aaaaaaaa', 'text', { body: 'News' }],
      ['bbbbbbbb', 'banner', { title: 'Latest', anchor: 'news' }],
    )
    expect(entries.map(({ id }) => id)).toEqual(['news-2', 'news'])
  })
  it('gives an anchor once', () => {
    const entries = outline(
      ['aaaaaaaa', 'banner', { title: 'One', anchor: 'Top Ten' }],
      ['bbbbbbbb', 'banner', { title: 'Two', anchor: 'Top Ten' }],
    )
    expect(entries.map(({ id }) => id)).toEqual(['Top-Ten', 'Top-Ten-2'])
  })
  it('keeps away from reserved ids', () => {
    expect(outlineOf(page(['aaaaaaaa', 'text', { body: 'Main' }]), specs, ['main']).map(({ id }) => id)).toEqual([
      'main-2',
    ])
  })
  it('counts the headings inside rich text, and collects those of level 2', () => {
    const heading = (level: number, words: string): Json => ({
      type: 'heading',
      attrs: { level },
      content: [{ type: 'text', text: words }, { type: 'hardBreak' }, { type: 'text', text: '!' }],
    })
    const body: Json = {
      type: 'doc',
      content: [
        heading(2, 'One'),
        heading(3, 'Deep'),
        { type: 'blockquote', content: [{ type: 'heading', content: [{ type: 'text', text: 'Two' }] }] },
      ],
    }
    expect(outline(['aaaaaaaa', 'banner', { body }])).toEqual([
      { id: 'one', text: 'One !', level: 2, component: 'aaaaaaaa', path: 'body#0' },
      { id: 'two', text: 'Two', level: 2, component: 'aaaaaaaa', path: 'body#2' },
    ])
  })
  it('passes over unknown sections, ids that name nothing, and loops', () => {
    const looping = tree(
      ['aaaaaaaa', 'nothing0', 'zzzzzzzz'],
      [
        ['aaaaaaaa', 'columns', {}, { start: ['bbbbbbbb', 'aaaaaaaa'] }],
        ['bbbbbbbb', 'text', { body: 'In' }],
        ['zzzzzzzz', 'unknown', { title: 'No' }],
      ],
    )
    expect(outlineOf(looping, specs).map(({ id }) => id)).toEqual(['in'])
  })
  it('gives unique ids, whatever the texts and anchors', () => {
    const banners = fc.array(
      fc.record({
        title: fc.constantFrom('a', 'A-2', '!', 'section-1', 'b', 'a-2'),
        anchor: fc.constantFrom('', 'a', 'a-2', 'b', '!'),
      }),
    )
    fc.assert(
      fc.property(banners, (all) => {
        const made = outline(
          ...all.map((props, at): Placed => [`ban${String(at).padStart(5, '0')}`, 'banner', props]),
        ).map(({ id }) => id)
        expect(new Set(made).size).toBe(all.length)
      }),
    )
  })
})

describe('anchorsOf', () => {
  const heading = { type: 'string', heading: 3 }
  const anchor = { type: 'string' }
  const named = { type: 'object', properties: { kind: { const: 'named' }, title: heading, anchor } }
  const plain = { type: 'object', properties: { kind: { const: 'plain' }, title: heading } }
  const props = {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: heading,
      anchor,
      items: {
        type: 'array',
        items: { type: 'object', required: ['id'], properties: { id: { type: 'string' }, title: heading, anchor } },
      },
      media: { type: 'object', discriminator: { propertyName: 'kind' }, required: ['kind'], oneOf: [named, plain] },
    },
  } as unknown as SectionSpec['props']
  const spec: SectionSpec = { type: 'piece', version: 1, category: 'text', icon: 'type', props, presets: [] }
  const anchors = (values: Record<string, Json>) => {
    const component = { id: 'aaaaaaaa', type: 'piece', version: 1, props: values }
    const found = anchorsOf({ root: ['aaaaaaaa'], components: { aaaaaaaa: component } }, [spec])
    return found.map(({ path, id }) => `${path} #${id}`)
  }

  it.each<[values: Record<string, Json>, found: readonly string[]]>([
    [{ title: 'Bolts', anchor: 'bolts' }, ['title #bolts']],
    [{ title: 'Bolts' }, []],
    [{ title: 'Bolts', anchor: ' ' }, []],
    [
      {
        title: 'Bolts',
        items: [
          { id: 'item0001', title: 'M8' },
          { id: 'item0002', title: 'M10', anchor: 'm 10' },
        ],
      },
      ['items[item0002].title #m-10'],
    ],
    [{ media: { kind: 'named', title: 'Film', anchor: 'film' } }, ['media.title #film']],
    [{ media: { kind: 'plain', title: 'Film', anchor: 'film' } }, ['media.title #film']],
    [{ media: 'none', items: 'none' }, []],
  ])('finds in %j %j', (values, found) => {
    expect(anchors(values)).toEqual(found)
  })
})
