import { Writable } from 'node:stream'
import { defineSection, Link, type PageDocument, type RenderWarning, VitrinePage, viewParts } from '@vitrine/renderer'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import type { SectionProps, Settings } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sections } from './index.ts'
import { sectionSpecs } from './specs.ts'
import { demoSite } from './testing/demo-site.ts'
import { sectionTexts } from './texts.ts'

const site = demoSite()

/** All that a stream sends. */
const streamed = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let html = ''
    const to = new Writable({
      write(chunk, _encoding, next) {
        html += chunk
        next()
      },
      final(next) {
        resolve(html)
        next()
      },
    })
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(to), onError: reject })
  })

test('a page is drawn as a text and as a stream, with the rules of its sections before it', async () => {
  const page = <VitrinePage sections={sections} document={site} language="ar" texts={sectionTexts('ar')} />
  const html = renderToString(page)
  expect(html).toMatch(/<div data-vitrine="" lang="ar" dir="rtl" style="--theme-primary:#0e5566;/)
  const [, rules = ''] = /<style data-precedence="vitrine"[^>]*>(.*?)<\/style>/s.exec(html) ?? []
  const types = new Set([...html.matchAll(/data-section="([a-z-]+)"/g)].map(([, type]) => type))
  expect(types.size).toBeGreaterThan(10)
  for (const spec of sectionSpecs)
    expect(rules.includes(deviceRules(spec)), spec.type).toBe(types.has(spec.type) || deviceRules(spec) === '')
  expect(rules).toContain(layoutRules)
  // React orders what comes before the page otherwise in a stream.
  const body = (text: string) => text.slice(text.indexOf('<div data-vitrine'))
  expect(body(await streamed(page))).toBe(body(html))
})

const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', heading: 2, default: 'A card' },
    look: { enum: ['plain', 'raised'], default: 'plain' },
    fails: { type: 'boolean', default: false },
  },
} as const satisfies SectionProps
const { Heading } = viewParts<{ readonly title: string }>()
const card = defineSection(
  { type: 'card', version: 1, category: 'text', icon: 'square', props, presets: [] },
  {
    view: ({ props, root }) => {
      if (props.fails) throw new Error('This card is broken.')
      return (
        <section {...root}>
          <Link to={{ type: 'address', href: 'javascript:alert(1)', newTab: false }}>
            <Heading path="title" />
          </Link>
        </section>
      )
    },
  },
)
const cards = [card]
const ids = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']
const pageWith = (componentsSettingValues: Readonly<Record<string, Settings>>): PageDocument => ({
  page: { id: 'page', pageType: 'pages', slug: 'page', order: 1, settings: { props: { name: 'Page' } } },
  pageSchema: {
    version: 1,
    root: ids,
    components: Object.fromEntries(ids.map((id) => [id, { type: 'card', version: 1 }])),
  },
  componentsSettingValues,
})

test('a view that throws is left out and told, and the rest is drawn', () => {
  const warnings: RenderWarning[] = []
  const document = pageWith({ bbbbbbbb: { props: { fails: true } }, cccccccc: { props: { title: 'The last' } } })
  const html = renderToString(
    <VitrinePage sections={cards} document={document} onWarning={(warning) => warnings.push(warning)} />,
  )
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text)).toEqual(['A card', 'The last'])
  expect(warnings).toMatchObject([{ kind: 'threw', component: 'bbbbbbbb', type: 'card' }])
})

test('without checks values are drawn as they are, and still no link leads to a script', () => {
  const document = pageWith({ aaaaaaaa: { props: { look: 'sunken' } } })
  const draw = (checks: 'compile' | 'none') => {
    const warnings: string[] = []
    const onWarning = ({ kind }: RenderWarning) => warnings.push(kind)
    const html = renderToString(
      <VitrinePage sections={cards} document={document} checks={checks} onWarning={onWarning} />,
    )
    expect(html).toContain('A card')
    expect(html).not.toContain('javascript:')
    return { looks: [...html.matchAll(/data-look="(\w+)"/g)].map(([, look]) => look), warnings }
  }
  expect(draw('compile')).toEqual({ looks: ['plain', 'plain', 'plain'], warnings: ['invalid-values'] })
  expect(draw('none')).toEqual({ looks: ['sunken', 'plain', 'plain'], warnings: [] })
})
