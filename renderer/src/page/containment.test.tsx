import type { Json, ResolvedTree, SectionSpec } from '@vitrine/schemas'
import { limits } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { Download } from '../parts/download.tsx'
import { Image } from '../parts/image.tsx'
import { VideoPlayer } from '../parts/video.tsx'
import { createRegistry } from '../section/registry.ts'
import type { Section } from '../section/section.ts'
import { cards } from '../testing/sample-section.tsx'
import { sampleStage } from '../testing/sample-stage.ts'
import { type SampleComponent, sampleTree } from '../testing/sample-tree.ts'
import { collectLoads } from './collect-loads.ts'
import { currentPage } from './page.ts'
import { renderPage } from './render-page.tsx'

const card = (title: string, props: Record<string, Json> = {}, inside: readonly SampleComponent[] = []) =>
  ({ type: 'card', settings: { props: { title, ...props } }, slots: { inside } }) satisfies SampleComponent

const draw = (...placed: readonly SampleComponent[]) => drawTree(sampleTree(cards.specs, placed))
const drawTree = (main: ResolvedTree) => renderPage({ page: { main }, registry: cards, stage: sampleStage([main]) })

/** The HTML of each root that is drawn, as it stands. */
const rootsOf = (html: string) => html.split(/(?=<section data-section="card")/).slice(1)

describe('a section that throws', () => {
  test('becomes nothing, and all others stay the same to the byte', () => {
    const whole = rootsOf(draw(card('One'), card('Two'), card('Three')).html)
    const broken = draw(card('One'), card('Two', { broken: true }), card('Three'))
    const three = rootsOf(broken.html)
    expect(three).toEqual([whole[0], whole[2]])
    expect(broken.problems).toMatchObject([{ kind: 'threw', component: 'sample02', type: 'card' }])
    expect(broken.problems[0]).toHaveProperty('error.message', 'This card is broken.')
  })
  test('takes its own root with it when it stands deep inside, and no other', () => {
    const deep = card('Outer', {}, [card('Middle', {}, [card('Inner', { broken: true })])])
    const { html, problems } = draw(card('Before'), deep, card('After'))
    expect(rootsOf(html).join('')).toMatch(/Before.*After/)
    expect(html).not.toMatch(/Outer|Middle|Inner/)
    expect(problems).toMatchObject([{ kind: 'threw', component: 'sample02' }])
  })
  test('may be one of several', () => {
    const { html, problems } = draw(card('A', { broken: true }), card('B'), card('C', { broken: true }), card('D'))
    expect(rootsOf(html)).toHaveLength(2)
    expect(problems.map((problem) => problem.kind === 'threw' && problem.component)).toEqual(['sample01', 'sample03'])
  })
  test('keeps neither the header nor the footer from being drawn', () => {
    const trees = (['Head', 'Main', 'Foot'] as const).map((title, at) =>
      sampleTree(cards.specs, [card(title, { broken: title === 'Main' })], { start: at * 10 + 1 }),
    )
    const [header, main, footer] = trees as [ResolvedTree, ResolvedTree, ResolvedTree]
    const { html } = renderPage({ page: { header, main, footer }, registry: cards, stage: sampleStage(trees) })
    expect(html).toMatch(/Head<\/h2>.*<main id="main" tabindex="-1"><\/main>.*Foot<\/h2>/)
  })
  test('outside of every component is nobody’s, and is thrown on', () => {
    const Throws = () => {
      throw new Error('A screen is broken.')
    }
    const page = { main: <Throws /> }
    expect(() => renderPage({ page, registry: cards, stage: sampleStage([]) })).toThrow('A screen is broken.')
  })
})

describe('what cannot be drawn', () => {
  test('a section that nobody knows is nothing for visitors', () => {
    const { html, problems, stylesheets } = draw(
      { type: 'hologram', settings: { props: { title: 'Secret' } } },
      card('Known'),
    )
    expect(html).not.toContain('Secret')
    expect(rootsOf(html)).toHaveLength(1)
    expect(problems).toMatchObject([{ kind: 'unknown-section', component: { type: 'hologram' } }])
    expect(stylesheets).toEqual(['card'])
  })
  test('so is one of a newer version', () => {
    const { html, problems } = draw({ ...card('Newer'), version: 3 })
    expect(html).not.toContain('Newer')
    expect(problems).toMatchObject([{ kind: 'newer-version' }])
  })
  test('one of an older version is drawn as its steps make it', () => {
    const component = { id: 'sample01', type: 'card', version: 1, props: { headline: 'Published before' } }
    const entry = {
      id: 'published-before',
      component: 'sample01',
      path: 'headline',
      text: 'Published before',
      level: 2,
    }
    const page = { main: { root: ['sample01'], components: { sample01: component }, outline: [entry] } }
    const { main } = currentPage(page, cards)
    const stage = sampleStage([main as ResolvedTree])
    for (const drawn of [page, { main }]) {
      const { html, problems } = renderPage({ page: drawn, registry: cards, stage })
      expect(html).toMatch(/<h2[^>]* id="published-before"[^>]*>Published before/)
      expect(problems).toEqual([])
    }
    expect(collectLoads([page.main], cards, { path: '/', query: {} }).problems).toEqual([])
  })
  test('one whose steps fail is nothing, and not its defaults', () => {
    const broken = createRegistry([
      {
        ...(cards.sections[0] as Section),
        spec: {
          ...(cards.specs[0] as SectionSpec),
          upgrades: {
            1: [
              {
                step: 'change',
                path: 'title',
                change: () => {
                  throw new Error('mistake')
                },
              },
            ],
          },
        },
      },
    ])
    const component = { id: 'sample01', type: 'card', version: 1, props: { title: 'Kept' } }
    const main = { root: ['sample01'], components: { sample01: component }, outline: [] }
    const { html, problems } = renderPage({ page: { main }, registry: broken, stage: sampleStage([main]) })
    expect(html).not.toContain('A card')
    expect(problems).toMatchObject([{ kind: 'failed-upgrade', component: { id: 'sample01' } }])
  })
  test('a stage may put something in their place', () => {
    const main = sampleTree(cards.specs, [{ type: 'hologram' }])
    const stage = { ...sampleStage([main]), unknown: ({ type }: { type: string }) => <p>Unknown: {type}</p> }
    expect(renderPage({ page: { main }, registry: cards, stage }).html).toContain('hologram</p>')
  })
  test('values that do not fit are put right, and told', () => {
    const main = sampleTree(cards.specs, [card('Good')])
    const bad = {
      ...main.components.sample01!,
      props: { title: 'Good', look: 'flat', text: 7 } as Record<string, Json>,
    }
    const { html, problems } = drawTree({ ...main, components: { sample01: bad } })
    expect(html).toContain('data-look="plain"')
    expect(html).toContain('Good</h2>')
    expect(problems).toMatchObject([{ kind: 'invalid-values', component: { id: 'sample01' } }])
  })
  test('a component that is missing leaves no gap', () => {
    const main = sampleTree(cards.specs, [card('Here')])
    expect(rootsOf(drawTree({ ...main, root: ['sample99', 'sample01'] }).html)).toHaveLength(1)
  })
})

describe('a tree that is too deep', () => {
  const nested = (depth: number): SampleComponent => card(`Depth ${depth}`, {}, depth === 1 ? [] : [nested(depth - 1)])
  test('ends where no component may stand', () => {
    const { html, problems } = draw(nested(limits.componentDepth + 2))
    expect(rootsOf(html)).toHaveLength(limits.componentDepth)
    expect(problems).toMatchObject([{ kind: 'too-deep' }])
    expect(draw(nested(limits.componentDepth)).problems).toEqual([])
  })
  test('ends in a loop too', () => {
    const main = sampleTree(cards.specs, [card('Loop')])
    const loop = { ...main.components.sample01!, slots: { inside: ['sample01'] } }
    const { html, problems } = drawTree({ ...main, components: { sample01: loop } })
    expect(rootsOf(html)).toHaveLength(limits.componentDepth)
    expect(problems).toMatchObject([{ kind: 'too-deep' }])
  })
})

test('what nobody sees on any device is not drawn at all', () => {
  const { html } = draw(
    card('Hidden', { visible: { pc: false, mobile: false } }),
    card('Phones only', { visible: { pc: false, mobile: true } }),
  )
  expect(html).not.toContain('Hidden')
  expect(html).toMatch(/data-visible="false".*Phones only/)
})

describe('what the document must load for a page', () => {
  const picture = { src: '/a.webp', alt: '', width: 800, widths: [400] }
  const screen = (main: ReactNode) => renderPage({ page: { main }, registry: cards, stage: sampleStage([]) })

  test('is nothing for one of texts', () => {
    const { needsLoader, preloads, stylesheets } = draw(card('A'))
    expect([needsLoader, preloads, stylesheets]).toEqual([false, [], ['card']])
  })

  test('is the loader for a picture, which may fail, and for the first screen the picture itself, once', () => {
    const { needsLoader, preloads } = draw(card('A', { image: { pc: picture } }))
    expect([needsLoader, preloads]).toEqual([true, []])
    const drawn = screen(
      <>
        <Image image={picture} sizes="50vw" first />
        <Image image={picture} sizes="50vw" first />
        <Image image={{ src: '/b.webp' }} first />
        <Image image={{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }} first />
      </>,
    )
    expect(drawn.html).not.toContain('rel="preload"')
    expect(drawn.html).toMatch(/^<main id="main" tabindex="-1"><img src="\/a.webp"/)
    expect(drawn.preloads).toEqual([
      { imagesrcset: '/a-400.webp 400w, /a.webp 800w', imagesizes: '50vw' },
      { href: '/b.webp' },
    ])
  })

  test('is the loader for a film without a poster, and for a file to save', () => {
    expect(screen(<VideoPlayer video={{ src: '/a.mp4', poster: '/a.webp' }} />).needsLoader).toBe(false)
    expect(screen(<VideoPlayer video={{ src: '/a.mp4', poster: '' }} />).needsLoader).toBe(true)
    expect(screen(<Download file="/a.pdf">A</Download>).needsLoader).toBe(true)
  })
})
