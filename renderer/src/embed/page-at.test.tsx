import { render } from '@testing-library/react'
import type { SiteDocument } from '@vitrine/model'
import { siteOfPage } from '@vitrine/model'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defineSection, type ViewProps } from '../section/section.ts'
import { useStage } from '../stage/context.tsx'
import { card } from '../testing/sample-section.tsx'
import { pageAt } from './page-at.ts'
import { VitrinePage } from './page-with-compiler.ts'

/** A switch of languages, a search of its own, and what it is visited with. */
const around = defineSection({
  type: 'test-around',
  props: { hint: { type: 'string' } },
  view: Around,
})

function Around({ root }: ViewProps<object>) {
  const { site, address, visit } = useStage()
  return (
    <nav {...root} data-visit={JSON.stringify(visit)}>
      <a href={site.home}>Home</a>
      <a href={address('/products', { page: '2' })}>Search</a>
      {site.languages.map(({ code, name, href, current }) => (
        <a key={code} href={href} hrefLang={code} aria-current={current}>
          {name}
        </a>
      ))}
    </nav>
  )
}

const sections = [card, around]
const home = siteOfPage(
  {
    page: { id: 'start', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
    pageSchema: {
      version: 1,
      root: ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'],
      components: {
        aaaaaaaa: { type: 'card', version: 2 },
        bbbbbbbb: { type: 'card', version: 2 },
        cccccccc: { type: 'test-around', version: 1 },
      },
    },
    componentsSettingValues: {
      aaaaaaaa: {
        props: {
          title: 'Bolts',
          button: { label: 'About us', link: { type: 'page', pageType: 'pages', id: 'page-2' } },
        },
        editPropsByLangEnvMap: { de: { title: 'Schrauben' } },
      },
      bbbbbbbb: {
        props: { title: 'Nuts', button: { label: 'Typed', link: { type: 'address', href: '/about#team' } } },
      },
    },
  },
  { languages: ['en', 'de', 'ar'] },
)

const site: SiteDocument = {
  ...home,
  pagesList: [
    ...home.pagesList,
    {
      id: 'page-2',
      pageType: 'pages',
      slug: 'about',
      order: 1,
      settings: {
        props: { name: 'About', seo: { title: 'About bolts', description: 'Who we are' } },
        editPropsByLangEnvMap: { de: { 'seo.title': 'Über Schrauben' } },
      },
    },
    { id: 'list', pageType: 'products', order: 2, settings: { props: { name: 'Products' } } },
    { id: 'one', pageType: 'product', order: 3, settings: { props: { name: 'A product' } } },
    { id: 'recipe', pageType: 'acme-recipe', slug: 'recipes/pie', order: 4, settings: { props: { name: 'Pie' } } },
  ],
}

describe('the page at an address', () => {
  test.each([
    ['/', 'start', 'en', 'Home'],
    ['', 'start', 'en', 'Home'],
    ['?language=de', 'start', 'de', 'Home'],
    ['/about', 'page-2', 'en', 'About bolts'],
    ['/about/?language=de&page=2#team', 'page-2', 'de', 'Über Schrauben'],
    ['https://shop.example/about?language=de-AT', 'page-2', 'de', 'Über Schrauben'],
    ['/products?language=zz', 'list', 'en', 'Products'],
    ['/recipes/pie', 'recipe', 'en', 'Pie'],
  ])('%s is %s in %s: %s', (address, page, language, title) => {
    expect(pageAt(site, address)).toMatchObject({ page, language, title })
  })

  test.each(['/nowhere', '/About', '/product', '/pages/about', '/%E0%A4%A', '//about', '/about/team'])(
    '%s is no page, in the language that is asked for',
    (path) => {
      expect(pageAt(site, `${path}?language=ar`)).toMatchObject({
        page: undefined,
        language: 'ar',
        direction: 'rtl',
        title: '',
      })
    },
  )

  test('the same address in each language keeps the rest of its query', () => {
    const { languages, description } = pageAt(site, '/about?language=de&page=2')
    expect(description).toBe('Who we are')
    expect(languages).toEqual([
      { code: 'en', name: 'English', href: '/about?page=2', current: false },
      { code: 'de', name: 'Deutsch', href: '/about?page=2&language=de', current: true },
      { code: 'ar', name: 'العربية', href: '/about?page=2&language=ar', current: false },
    ])
  })

  test('a language that is not enabled is not spoken', () => {
    const { globalConfiguration } = site
    const languages = globalConfiguration.languages.map((one) => ({ ...one, enabled: one.code !== 'ar' }))
    const without = { ...site, globalConfiguration: { ...globalConfiguration, languages } }
    expect(pageAt(without, '/about?language=ar').language).toBe('en')
  })
})

const hrefsIn = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"|<a href="([^"]*)"/g)].map(([, one, other = '']) =>
    (one ?? other).replace('&amp;', '&'),
  )

describe('a page that is drawn by its address', () => {
  const draw = (address?: string) =>
    renderToString(<VitrinePage sections={sections} document={site} address={address} onWarning={() => {}} />)

  test('says its language in every link, but for the default one', () => {
    expect(hrefsIn(draw('/?language=de'))).toEqual([
      '/about?language=de',
      '/about?language=de#team',
      '/?language=de',
      '/products?page=2&language=de',
      '/',
      '/?language=de',
      '/?language=ar',
    ])
    expect(draw('/?language=de')).toContain('Schrauben')
    expect(hrefsIn(draw('/'))).toEqual([
      '/about',
      '/about#team',
      '/',
      '/products?page=2',
      '/',
      '/?language=de',
      '/?language=ar',
    ])
  })

  test('tells its sections what is visited', () => {
    expect(draw('/?language=de&f.size=m8&f.size=m10').replaceAll('&quot;', '"')).toContain(
      'data-visit="{"path":"/","query":{"language":"de","f.size":"m8\\nm10"}}"',
    )
  })

  test('draws no other page where there is none', () => {
    const told: unknown[] = []
    const { container } = render(
      <VitrinePage sections={sections} document={site} address="/nowhere" onWarning={(one) => told.push(one)} />,
    )
    expect(container.innerHTML).toBe('')
    expect(told).toEqual([{ kind: 'unknown-page', page: '/nowhere' }])
  })

  test('without an address the app decides where a language stands', () => {
    const html = renderToString(<VitrinePage sections={sections} document={site} language="de" />)
    expect(hrefsIn(html)).toEqual(['/about', '/about#team', '/', '/products?page=2'])
  })
})
