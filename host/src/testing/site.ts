import { createRegistry, defineSection, request, type StageVisit } from '@vitrine/renderer'
import {
  builtInTheme,
  CallError,
  caseDetail,
  collectionDetail,
  infoByDomain,
  listPageUrlByType,
  type PageConfig,
  pageConfigByPath,
  productDetail,
  productList,
  siteInfoByClient,
} from '@vitrine/schemas'
import { createElement } from 'react'
import type { Send } from '../sites.ts'
import type { SiteInfo } from '../visit.ts'

const lineProps = {
  type: 'object',
  additionalProperties: false,
  properties: { text: { type: 'string', default: '' } },
} as const

/** A section that shows one line and, where it is told so, throws. */
const line = defineSection(
  { type: 'line', version: 1, category: 'text', icon: 'type', props: lineProps, presets: [] },
  {
    view: ({ props, root }) => {
      if (props.text === 'throw') throw new Error('This section is broken.')
      return createElement('section', root, createElement('h1', null, props.text))
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
export const registry = createRegistry([line, list])

const tree = (id: string, text: string) => ({
  root: [id],
  components: { [id]: { id, type: text.startsWith('List') ? 'list' : 'line', version: 1, props: { text } } },
  outline: [],
})

/** A site in memory, with the pages of its release by their path. */
interface Example extends SiteInfo {
  readonly pages: Readonly<Record<string, string>>
  readonly products: Readonly<Record<string, string>>
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
  products: {},
  ...more,
})

export const acme = site('1', 'acme', {
  domain: 'acme.example',
  pages: { '/': 'Acme home', '/pages/about-us': 'About Acme', '/pages/broken': 'throw' },
  products: { lamp: 'Lamp' },
})
export const other = site('2', 'other', {
  systemPages: true,
  pages: { '/': 'Other home', '/products': 'List' },
  products: { lamp: 'Lamp' },
})
export const empty = site('3', 'empty', { currentDraftRelease: null })

const domains: Readonly<Record<string, Example>> = { 'acme.example': acme, 'www.acme.example': acme }
const sites: readonly Example[] = [acme, other, empty]

const ids: Readonly<Record<string, string>> = { '/pages/about-us': 'p1', '/pages/broken': 'p2' }

function config({ name, pages }: Example, wanted: string, language = 'en'): PageConfig {
  const path = Object.entries(ids).find(([, id]) => wanted === `/pages/${id}`)?.[0] ?? wanted
  const text = pages[path]
  if (text === undefined) throw new CallError('not_found')
  const slug = path.startsWith('/pages/') ? { slug: path.slice('/pages/'.length) } : {}
  return {
    edition: {
      ...tree('mainmain', text === 'throw' ? text : `${text} (${language})`),
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

/** What was asked so far, and whether the service is out of order. */
export interface ExampleApi {
  readonly send: Send
  readonly asked: string[]
  isDown: boolean
  delay: number
}

/** A service in memory, with what the host asks of it. */
export function exampleApi(): ExampleApi {
  const api: ExampleApi = { send, asked: [], isDown: false, delay: 0 }
  async function send(
    call: object,
    question: object,
    { tenantId, clientId, language }: Parameters<Send>[2],
  ): Promise<unknown> {
    const { path, id, domainName, page, category } = question as {
      path: string
      id: string
      domainName: string
      page: number
      category?: string
    }
    api.asked.push((call as { readonly path: string }).path)
    if (api.delay > 0) await new Promise((resolve) => setTimeout(resolve, api.delay))
    if (api.isDown) throw new CallError('unavailable')
    const found = <T>(thing: T | undefined): T => {
      if (thing === undefined) throw new CallError('not_found')
      return thing
    }
    if (call === infoByDomain) return found(domains[domainName])
    const own = found(sites.find((one) => one.tenantId === tenantId || one.clientId === clientId))
    if (call === siteInfoByClient) return own
    if (call === pageConfigByPath) return config(own, path, language)
    if (call === listPageUrlByType)
      return Object.entries(ids).map(([url, pageId]) => ({ id: pageId, url, name: url, type: 'pages' }))
    const shown = (slug: string, name: string) => ({
      id: `id-${slug}`,
      slug,
      publishedAt: '',
      props: { name, summary: `All about ${name}` },
    })
    if (call === productDetail) {
      const slug = Object.keys(own.products).find((known) => known === id || `id-${known}` === id)
      return shown(found(slug), own.products[slug as string] as string)
    }
    if (call === productList) {
      const items = Object.entries(own.products).map(([slug, name]) => shown(slug, name))
      const all = category === undefined || category === '5' ? items : []
      return { items: page === 1 ? all : [], total: all.length, page, pageSize: 24 }
    }
    if (call === collectionDetail) return shown(found(id === '5' ? id : undefined), 'Lamps')
    if (call === caseDetail) throw new CallError('not_found')
    throw new Error(`The example does not answer ${(call as { readonly path: string }).path}.`)
  }
  return api
}
