import type { SendContext } from '@vitrine/api'
import { createRegistry, defineSection, Image, request, type StageVisit } from '@vitrine/renderer'
import {
  builtInTheme,
  CallError,
  type ContentKind,
  contentCalls,
  contentKinds,
  infoByDomain,
  listDrafts,
  listLanguages,
  listPageUrlByType,
  me,
  type PageConfig,
  pageConfigByPath,
  productList,
  siteInfoByClient,
} from '@vitrine/schemas'
import { sections } from '@vitrine/sections'
import { createElement } from 'react'
import type { SiteService } from '../request/sites.ts'
import type { SiteInfo } from '../request/visit.ts'

const lineProps = {
  type: 'object',
  additionalProperties: false,
  properties: { text: { type: 'string', default: '', translatable: true } },
} as const

/** A section that shows one line and, where it is told so, a picture, which wants a script; or it throws. */
const line = defineSection(
  { type: 'line', version: 1, category: 'text', icon: 'type', props: lineProps, presets: [] },
  {
    view: ({ props, root }) => {
      if (props.text === 'throw') throw new Error('This section is broken.')
      const picture = props.text.startsWith('Picture') && createElement(Image, { image: { src: '/media/1/lamp.webp' } })
      return createElement('section', root, createElement('h1', null, props.text), picture)
    },
  },
)

/** A section that shows the names of products, ten on a page. */
const list = defineSection(
  { type: 'list', version: 1, category: 'products', icon: 'list', props: lineProps, presets: [] },
  {
    load: ({ visit: { query } }: { readonly visit: StageVisit }) => ({
      products: request(productList, {
        page: Number(query.page ?? 1),
        pageSize: 10,
        sort: 'order',
        ...(query.category !== undefined && { category: query.category }),
      }),
    }),
    view: ({ props, root }) => createElement('section', root, createElement('h1', null, props.text)),
  },
)
export const registry = createRegistry([line, list, ...sections])

const tree = (id: string, text: string, languages: Readonly<Record<string, string>> = {}) => ({
  root: [id],
  components: { [id]: { id, type: text.startsWith('List') ? 'list' : 'line', version: 1, props: { text }, languages } },
  outline: [],
})

/** A product, case, article, collection or policy, written in English and in some other languages. */
interface Thing {
  readonly slug: string
  readonly props: Readonly<Record<string, unknown>>
  readonly publishedAt?: string
  /** The other languages that it speaks; all of them when left out. */
  readonly spoken?: readonly string[]
}

const named = (slug: string, name: string, more: Partial<Thing> = {}): Thing => ({
  slug,
  ...more,
  props: { name, summary: `All about ${name}`, ...more.props },
})
const titled = (slug: string, title: string, more: Partial<Thing> = {}): Thing => ({
  slug,
  ...more,
  props: { title, summary: `All about ${title}`, ...more.props },
})

/** A site in memory, with the pages of its release by their path. */
interface Example extends SiteInfo {
  readonly pages: Readonly<Record<string, string>>
  readonly things: Readonly<Partial<Record<ContentKind, readonly Thing[]>>>
  /** The languages that the release holds; all of them when left out. */
  readonly released?: readonly string[]
}

const site = (tenantId: string, clientId: string, more: Partial<Example>): Example => ({
  tenantId,
  clientId,
  name: clientId[0]?.toUpperCase() + clientId.slice(1),
  defaultLanguage: 'en',
  languages: ['en', 'de', 'ar'],
  currentDraftRelease: `r${tenantId}`,
  region: 'cn',
  systemPages: false,
  contentVersion: 1,
  pages: {},
  things: {},
  ...more,
})

export const acme = site('1', 'acme', {
  domain: 'acme.example',
  pages: {
    '/': 'Acme home',
    '/pages/about-us': 'About Acme',
    '/pages/broken': 'throw',
    '/pages/imprint': 'Only English',
    '/pages/lamp': 'Picture of a lamp',
    '/pages/bulb': 'Picture of a bulb',
  },
  things: {
    product: [named('lamp', 'Lamp'), named('bulb', 'Bulb', { spoken: ['de'] })],
    collection: [named('5', 'Lamps')],
    case: [titled('tower', 'Tower', { publishedAt: '2026-02-01', props: { year: 2025 } })],
    info: [
      titled('opening', 'We <open> & close', { publishedAt: '2026-03-01T08:00:00Z', props: { author: 'A. Writer' } }),
      titled('fair', 'At the fair', { publishedAt: '2026-04-01T08:00:00Z', spoken: [] }),
    ],
    policy: [titled('privacy', 'Privacy', { props: { policyType: 'privacy' } })],
  },
})
export const other = site('2', 'other', {
  systemPages: true,
  pages: { '/': 'Other home', '/products': 'List' },
  things: { product: [named('lamp', 'Lamp')], collection: [named('5', 'Lamps')] },
  released: ['en', 'de'],
})
/** So many products that its sitemap is in parts. */
const large = site('4', 'large', {
  languages: ['en'],
  pages: { '/': 'Large home' },
  things: { product: Array.from({ length: 2001 }, (_, at) => named(`lamp-${at}`, `Lamp ${at}`)) },
})
export const empty = site('3', 'empty', { currentDraftRelease: null })

const domains: Readonly<Record<string, Example>> = { 'acme.example': acme, 'www.acme.example': acme }
const sites: readonly Example[] = [acme, other, empty, large]

const ids: Readonly<Record<string, string>> = { '/pages/about-us': 'p1', '/pages/broken': 'p2', '/pages/imprint': 'p3' }

function config({ name, pages, released }: Example, wanted: string, language = 'en'): PageConfig {
  const path = Object.entries(ids).find(([, id]) => wanted === `/pages/${id}`)?.[0] ?? wanted
  const text = pages[path]
  if (text === undefined || released?.includes(language) === false) throw new CallError('not_found')
  const slug = path.startsWith('/pages/') ? { slug: path.slice('/pages/'.length) } : {}
  return {
    edition: {
      ...tree(
        'mainmain',
        text === 'throw' ? text : `${text} (${language})`,
        text.startsWith('Only') && language !== 'en' ? { text: 'en' } : {},
      ),
      page: {
        id: ids[path] ?? 'home',
        pageType: slug.slug ? 'pages' : 'home',
        name: text,
        header: true,
        footer: true,
        ...slug,
      },
      language,
    },
    header: tree('headhead', `Header of ${name}`),
    footer: tree('footfoot', `Footer of ${name}`),
    menus: {},
    theme: { ...builtInTheme, colors: { ...builtInTheme.colors, primary: '#123456' } },
    address: path,
  }
}

/** The pages of a release that can be visited as they are. */
const listed = ({ pages }: Example, wanted: string | undefined) =>
  Object.keys(pages)
    .map((url) => ({ url, type: url.startsWith('/pages/') ? 'pages' : url.slice(1) || 'home' }))
    .filter(({ type }) => wanted === undefined || type === wanted)
    .map(({ url, type }) => ({ id: ids[url] ?? type, url, name: url, type }))

/** What was asked so far, and whether the service is out of order. */
export interface ExampleApi {
  readonly send: SiteService['send']
  readonly asked: string[]
  /** The sites of whoever shows a session. */
  sitesOfAccount: readonly { readonly clientId: string }[]
  /** Who may see a draft: nobody, unless a test says so. */
  maySeeDraft: (tenantId: string, draftsId: string) => boolean
  /** What changed of a site since, as far as it is known without a question. */
  siteVersion: SiteService['siteVersion']
  isDown: boolean
  delay: number
}

/** A service in memory, with what the host asks of it. */
export function exampleApi(): ExampleApi {
  const api: ExampleApi = {
    send: send as ExampleApi['send'],
    asked: [],
    sitesOfAccount: [],
    maySeeDraft: () => false,
    siteVersion(tenantId) {
      const known = sites.find((one) => one.tenantId === tenantId)
      return known && { id: tenantId, contentVersion: known.contentVersion, currentRelease: known.currentDraftRelease }
    },
    isDown: false,
    delay: 0,
  }
  async function send(
    call: object,
    question: object,
    { tenantId, clientId, language, shown }: SendContext = {},
  ): Promise<unknown> {
    const { path, id, domainName, page, pageSize, category, q, type, sort } = question as {
      sort?: string
      type?: string
      pageSize: number
      path: string
      id: string
      domainName: string
      page: number
      category?: string
      q?: string
    }
    api.asked.push((call as { readonly path: string }).path)
    if (api.delay > 0) await new Promise((resolve) => setTimeout(resolve, api.delay))
    if (api.isDown) throw new CallError('unavailable')
    const orNotFound = <T>(thing: T | undefined): T => {
      if (thing === undefined) throw new CallError('not_found')
      return thing
    }
    if (call === me) {
      if (shown?.session === undefined) throw new CallError('not_signed_in')
      return { sites: api.sitesOfAccount }
    }
    if (call === infoByDomain) return orNotFound(domains[domainName])
    const own = orNotFound(sites.find((one) => one.tenantId === tenantId || one.clientId === clientId))
    if (call === siteInfoByClient) return own
    if (call === listLanguages)
      return own.languages.map((code) => ({ code, enabled: true, isDefault: code === own.defaultLanguage }))
    if (call === listDrafts) return [{ id: '7', name: 'Draft', revision: 1 }]
    if (call === pageConfigByPath) return config(own, path, language)
    if (call === listPageUrlByType) return listed(own, type)
    const answerOf = ({ slug, props, publishedAt = '', spoken }: Thing) => ({
      id: `id-${slug}`,
      slug,
      publishedAt,
      props,
      ...(language !== 'en' &&
        spoken?.includes(language ?? 'en') === false && { languages: { name: 'en', title: 'en', summary: 'en' } }),
    })
    for (const kind of contentKinds) {
      const things = own.things[kind] ?? []
      if (call === contentCalls[kind].detail)
        return answerOf(orNotFound(things.find(({ slug }) => slug === id || `id-${slug}` === id)))
      if (call !== contentCalls[kind].list) continue
      const isNamed = ({ props }: Thing) =>
        JSON.stringify(props)
          .toLowerCase()
          .includes(q?.toLowerCase() ?? '')
      const known = category === undefined || category === '5' ? things.filter(isNamed) : []
      const newest = (one: Thing, two: Thing) => (two.publishedAt ?? '').localeCompare(one.publishedAt ?? '')
      const all = sort === 'newest' ? known.toSorted(newest) : known
      return {
        items: all.slice((page - 1) * pageSize, page * pageSize).map(answerOf),
        total: all.length,
        page,
        pageSize,
      }
    }
    throw new Error(`The example does not answer ${(call as { readonly path: string }).path}.`)
  }
  return api
}
