import { act, fireEvent, render, within } from '@testing-library/react'
import {
  defineSection,
  type LoadRequest,
  loadData,
  type PageDocument,
  type RenderWarning,
  request,
  type Section,
  VitrinePage,
  type VitrinePageProps,
  viewParts,
} from '@vitrine/renderer'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import {
  builtInTheme,
  type Component,
  type Edition,
  productList,
  type SectionProps,
  type SectionSpec,
  type Settings,
} from '@vitrine/schemas'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { sections } from './index.ts'
import { demoPage, demoSite } from './testing/demo-site.ts'
import { sectionTexts } from './texts.ts'

const site = demoSite()
const about = demoPage('about')

/** The page in a document, what is told of it, and its wrapper. */
function draw(props: Omit<VitrinePageProps, 'sections'> & { readonly sections?: readonly Section[] }) {
  const warnings: RenderWarning[] = []
  const page = <VitrinePage sections={sections} onWarning={(warning) => warnings.push(warning)} {...props} />
  const { container } = render(page)
  const wrapper = container.querySelector<HTMLElement>('[data-vitrine]')
  return { container, wrapper: wrapper as HTMLElement, warnings }
}

/** A page of components in their order. */
function pageOf(
  components: Readonly<Record<string, Component>>,
  settings: Readonly<Record<string, Settings>> = {},
): PageDocument {
  return {
    page: { id: 'page', pageType: 'pages', slug: 'page', order: 1, settings: { props: { name: 'Page' } } },
    pageSchema: { version: 1, root: Object.keys(components), components },
    componentsSettingValues: settings,
  }
}

const headings = (part: HTMLElement) => [...part.querySelectorAll('h1,h2')].map(({ textContent }) => textContent)
const typesIn = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>(':scope > [data-section]')].map(({ dataset }) => dataset.section)

afterEach(() => void vi.restoreAllMocks())

test('draws a page by itself: its sections in their order, in the language of its base', () => {
  const { wrapper } = draw({ document: about })
  expect([wrapper.lang, wrapper.dir]).toEqual(['en', 'ltr'])
  expect(typesIn(wrapper)).toEqual(about.pageSchema.root.map((id) => about.pageSchema.components[id]?.type))
  expect(headings(wrapper)[0]).toBe('We make one thing, and make it well')
  // It stands in the main part of whatever it is placed in.
  expect(wrapper.querySelector('main, #main')).toBe(null)
})

test('draws a page in Arabic, with the texts that it is given', () => {
  const texts = sectionTexts('ar')
  const { wrapper } = draw({ document: about, language: 'ar', texts })
  expect([wrapper.lang, wrapper.dir]).toEqual(['ar', 'rtl'])
  expect(headings(wrapper).every((heading) => /\p{Script=Arabic}/u.test(heading ?? ''))).toBe(true)
})

test('draws a page of a site between its header and footer, in its open theme', () => {
  const { wrapper } = draw({ document: site, language: 'ar', texts: sectionTexts('ar') })
  expect([...wrapper.children].map(({ tagName }) => tagName)).toEqual(['HEADER', 'MAIN', 'FOOTER'])
  expect(wrapper.style.getPropertyValue('--theme-primary')).toBe('#0e5566')
  expect(wrapper.dataset.fontTitle).toBe('grotesk')
  const menu = within(wrapper).getByRole('navigation', { name: sectionTexts('ar')['header.mainMenu'] ?? '' })
  expect(menu.textContent).toMatch(/\p{Script=Arabic}/u)
})

test('draws the page of a site that is asked for, and leads to others by their slugs', () => {
  const { wrapper } = draw({ document: site, page: 'quality' })
  expect(headings(wrapper)).toContain('Measured before it is promised')
  const hrefs = [...wrapper.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/about')
  expect(hrefs).toContain('/products')
  expect(hrefs.some((href) => href?.includes('/pages/'))).toBe(false)
})

test('leads to where the app says, with the anchor of the link', () => {
  const link = { type: 'page', pageType: 'pages', id: 'about', anchor: 'team', newTab: false }
  const buttons = [{ id: 'button01', button: { label: 'About us', link } }]
  const document = pageOf(
    { aaaaaaaa: { type: 'poster', version: 1 } },
    { aaaaaaaa: { props: { title: 'Poster', buttons } } },
  )
  const { wrapper } = draw({ document, href: ({ id }) => `/app/${id}?x=1` })
  expect(within(wrapper).getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/app/about?x=1#team')
})

test('draws an edition as it was resolved, in its language', async () => {
  const components = { aaaaaaaa: { id: 'aaaaaaaa', type: 'card', version: 1, props: { headline: 'Schrauben' } } }
  const edition: Edition = {
    page: { id: 'page', pageType: 'home', name: 'Seite', header: true, footer: true },
    language: 'de',
    root: ['aaaaaaaa'],
    components,
    outline: [{ id: 'schrauben', text: 'Schrauben', level: 2, component: 'aaaaaaaa', path: 'headline' }],
  }
  const { wrapper, warnings } = draw({ sections: cards, document: edition })
  expect(wrapper.lang).toBe('de')
  expect(within(wrapper).getByRole('heading', { name: 'Schrauben' }).id).toBe('schrauben')
  const other = draw({ sections: cards, document: edition, language: 'fr' })
  expect(other.wrapper.lang).toBe('de')
  await act(async () => {})
  expect(warnings).toEqual([])
  expect(other.warnings).toEqual([{ kind: 'unknown-language', language: 'fr', drawn: 'de' }])
})

test('a language that the document does not speak is drawn in its own, and told once', async () => {
  for (const document of [site, about]) {
    const { wrapper, warnings } = draw({ document, page: about.page.id, language: 'sv' })
    await act(async () => {})
    expect(wrapper.lang).toBe('en')
    expect(warnings.filter(({ kind }) => kind === 'unknown-language')).toEqual([
      { kind: 'unknown-language', language: 'sv', drawn: 'en' },
    ])
  }
})

test('a page that nobody translated is in the language that is said', () => {
  const document = pageOf({ aaaaaaaa: { type: 'poster', version: 1 } }, { aaaaaaaa: { props: { title: 'Schrauben' } } })
  const { wrapper, warnings } = draw({ document, language: 'de-AT' })
  expect(wrapper.lang).toBe('de-AT')
  expect(wrapper.querySelector('[lang]')).toBe(null)
  expect(warnings).toEqual([])
})

test('a page that a site does not have draws nothing, and is told', async () => {
  const { container, warnings } = draw({ document: site, page: 'gone' })
  await act(async () => {})
  expect(container.innerHTML).toBe('')
  expect(warnings).toEqual([{ kind: 'unknown-page', page: 'gone' }])
})

const cardProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', heading: 2, translatable: true, default: 'A card' },
    height: { type: 'number', unit: 'rem', responsive: true },
    fails: { type: 'boolean', default: false },
  },
} as const satisfies SectionProps
const { Heading } = viewParts<{ readonly title: string }>()
const card = defineSection(
  {
    type: 'card',
    version: 2,
    category: 'text',
    icon: 'square',
    props: cardProps,
    presets: [],
    upgrades: { 1: [{ step: 'rename', from: 'headline', to: 'title' }] },
  },
  {
    view: ({ props, root }) => {
      if (props.fails) throw new Error('This card is broken.')
      return (
        <section {...root}>
          <Heading path="title" />
        </section>
      )
    },
  },
)
const cards = [card]
const card2: Component = { type: 'card', version: 2 }

test('an older version is upgraded, in every language', () => {
  const document = pageOf(
    { aaaaaaaa: { type: 'card', version: 1 } },
    { aaaaaaaa: { props: { headline: 'Bolts' }, editPropsByLangEnvMap: { de: { headline: 'Schrauben' } } } },
  )
  expect(headings(draw({ sections: cards, document }).wrapper)).toEqual(['Bolts'])
  expect(headings(draw({ sections: cards, document, language: 'de' }).wrapper)).toEqual(['Schrauben'])
})

test('an unknown section and one that throws are told, and the rest is drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const document = pageOf(
    {
      aaaaaaaa: card2,
      bbbbbbbb: { type: 'unheard-of', version: 1 },
      cccccccc: card2,
      dddddddd: card2,
    },
    { cccccccc: { props: { fails: true } }, dddddddd: { props: { title: 'The last' } } },
  )
  const { wrapper, warnings } = draw({ sections: cards, document })
  await act(async () => {})
  expect(headings(wrapper)).toEqual(['A card', 'The last'])
  expect(warnings).toMatchObject([
    { kind: 'unknown-section', component: { id: 'bbbbbbbb', type: 'unheard-of' } },
    { kind: 'threw', component: 'cccccccc', type: 'card' },
  ])
})

test('a section that threw is tried again when the document changes', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const components = { aaaaaaaa: card2 }
  const of = (fails: boolean) => (
    <VitrinePage
      sections={cards}
      document={pageOf(components, { aaaaaaaa: { props: { fails } } })}
      onWarning={() => {}}
    />
  )
  const { container, rerender } = render(of(true))
  expect(headings(container)).toEqual([])
  rerender(of(false))
  expect(headings(container)).toEqual(['A card'])
})

test('sections are registered once for each array', () => {
  const get = vi.fn(() => cardProps)
  const watched = { ...card, spec: Object.defineProperty({ ...card.spec }, 'props', { get, enumerable: true }) }
  const array = [watched]
  const document = pageOf({ aaaaaaaa: card2 })
  draw({ sections: array, document })
  const registering = get.mock.calls.length
  get.mockClear()
  draw({ sections: array, document })
  draw({ sections: array, document: { ...document } })
  expect(get.mock.calls.length).toBeLessThan(registering / 2)
  expect(() => draw({ sections: [card, card], document })).toThrow('registered twice')
})

/** The rules in the head that are made from the schema of a section. */
const rulesInHead = (type: string) =>
  [...document.head.querySelectorAll(`style[data-href^="vitrine-${type}-"]`)].map(({ textContent }) => textContent)

test('the rules of the sections on a page come with it, each once for several pages', () => {
  const document = pageOf({ aaaaaaaa: card2 })
  draw({ sections: [...cards, ...sections], document })
  draw({ sections: cards, document })
  expect([rulesInHead('layout'), rulesInHead('card')]).toEqual([[layoutRules], [deviceRules(card.spec)]])
})

test('rules of sections that are not on the page are left out, and all of them where the app has them', () => {
  const quiet = { ...card, spec: { ...card.spec, type: 'quiet-card' } }
  const absent = { ...card, spec: { ...card.spec, type: 'absent-card' } }
  const both = [quiet, absent]
  const document = pageOf({ aaaaaaaa: { type: 'quiet-card', version: 2 } })
  draw({ sections: both, document, rules: 'none' })
  expect(rulesInHead('quiet-card')).toEqual([])
  draw({ sections: both, document })
  expect([rulesInHead('quiet-card').length, rulesInHead('absent-card')]).toEqual([1, []])
})

test('two pages stand in one document, each in its theme, its language and its direction', () => {
  const theme = { ...builtInTheme, _$id_: 'own', colors: { ...builtInTheme.colors, primary: '#123456' } }
  // Tests of other files have this document too, so what stands on it before is asked.
  const around = () => [document.documentElement, document.body].map((element) => element.cloneNode(false))
  const before = around()
  const { container } = render(
    <>
      <VitrinePage sections={sections} document={about} theme={theme} />
      <VitrinePage sections={sections} document={site} page="quality" language="ar" texts={sectionTexts('ar')} />
    </>,
  )
  const [one, two] = container.querySelectorAll<HTMLElement>('[data-vitrine]')
  expect([one, two].map((part) => part?.style.getPropertyValue('--theme-primary'))).toEqual(['#123456', '#0e5566'])
  expect([one, two].map((part) => [part?.lang, part?.dir])).toEqual([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])
  // Nothing of it is said to the document around them.
  expect(around()).toEqual(before)
})

test('pictures are asked for where the app says, and what may be no picture is none', () => {
  const asset = (src: string) => `https://cdn.example/${src}`
  const { wrapper } = draw({ document: about, asset })
  const sources = [...wrapper.querySelectorAll('img')].map(({ src }) => src)
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.every((src) => src.startsWith('https://cdn.example/media/'))).toBe(true)
})

test('each question of a page is asked once, and its sections are drawn with the answers', async () => {
  const load = ({ props }: { readonly props: { readonly title: string } }) => ({
    list: request(productList, { page: 1, pageSize: props.title === 'None' ? 1 : 2 }),
  })
  const counting = defineSection(card.spec as SectionSpec<typeof cardProps>, {
    view: ({ root, data }) => <p {...root}>{data.list ? `${data.list.total} products` : 'no products'}</p>,
    load,
  })
  const own = [counting]
  const components = { aaaaaaaa: card2, bbbbbbbb: card2, cccccccc: card2 }
  const document = pageOf(components, { cccccccc: { props: { title: 'None' } } })
  const asked: LoadRequest[] = []
  const data = await loadData(own, document, async (load) => {
    asked.push(load)
    if ((load.question as { pageSize: number }).pageSize === 1) throw new Error('The service is away.')
    return { items: [], total: 7, page: 1, pageSize: 2 }
  })
  expect(asked.map(({ call, question }) => [call, question])).toEqual([
    [productList, { page: 1, pageSize: 2 }],
    [productList, { page: 1, pageSize: 1 }],
  ])
  // It goes to the browser, which draws the page again.
  const sent = JSON.parse(JSON.stringify(data)) as typeof data
  const shown = (given: typeof data) =>
    [...draw({ sections: own, document, data: given }).wrapper.children].map(({ textContent }) => textContent)
  expect(shown(sent)).toEqual(['7 products', '7 products', 'no products'])
  expect(shown({})).toEqual(['no products', 'no products', 'no products'])
})

/** The HTML of a server in a document, brought to life; what React recovered from is told. */
async function hydrated(page: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const before = container.querySelector('[data-vitrine]')
  const recovered: unknown[] = []
  const errors = vi.spyOn(console, 'error').mockImplementation((...said) => void recovered.push(said))
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) })
  })
  errors.mockRestore()
  return {
    container,
    recovered,
    isSame: container.querySelector('[data-vitrine]') === before,
    end: () => act(async () => root?.unmount()).then(() => container.remove()),
  }
}

const languages = ['en', 'ar', 'de', 'fr', 'es', 'ja', 'zh', 'hi'].map((code) => ({
  code,
  name: code,
  href: `?language=${code}`,
  current: code === 'en',
}))

test('is brought to life without a mismatch, and its islands work', async () => {
  const own = { name: 'Nordhaven', languages }
  const page = <VitrinePage sections={sections} document={site} site={own} onWarning={() => {}} />
  const { container, recovered, isSame, end } = await hydrated(page)
  expect(recovered).toEqual([])
  expect(isSame).toBe(true)
  const switcher = container.querySelector<HTMLElement>('nav[popover]:has(input[type=search])')
  const field = switcher?.querySelector('input') as HTMLInputElement
  await act(async () => void fireEvent.input(field, { target: { value: 'germ' } }))
  const shown = [...(switcher?.querySelectorAll('li:not([hidden])') ?? [])].map(
    (entry) => entry.querySelector('a')?.lang,
  )
  expect(shown).toEqual(['de'])
  expect(switcher?.querySelector('[role=status]')?.textContent).toBe('Languages found: 1')
  await end()
})

test.each(site.pagesList.map(({ id }) => id))('the page %s is the same on the server and in Arabic', async (id) => {
  const texts = sectionTexts('ar')
  const page = (
    <VitrinePage sections={sections} document={site} page={id} language="ar" texts={texts} onWarning={() => {}} />
  )
  const { recovered, isSame, end } = await hydrated(page)
  expect(recovered).toEqual([])
  expect(isSame).toBe(true)
  await end()
})
