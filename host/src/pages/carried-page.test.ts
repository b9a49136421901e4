import { cachePage } from '@vitrine/api'
import { expect, test } from 'vitest'
import { type Arrival, carrying } from './carried-page.ts'
import { OWN, type PageMeta, type PageReply, PUBLIC } from './page-reply.ts'

const html =
  '<html><head></head><body><a class="x" href="/demo/products#all">All</a><a href="/media/1/a.pdf">A</a>' +
  '<a href="https://other.example/demo">B</a><form action="/demo/products" method="get"><input name="q"/></form>' +
  '<form action="/demo/pages/contact" method="post"><input type="hidden" name="form" value="inquiry"/>' +
  '<button formAction="/demo/inquiry-list" formMethod="post">C</button></form></body></html>'

const meta: PageMeta = { status: 200, key: 'home', tenantId: '1', noindex: false, cacheControl: PUBLIC }
const reply = (): PageReply => ({
  kind: 'page',
  page: cachePage(html, meta),
  cached: { key: 'home', site: undefined },
})

const arrival = (target: string, rest: Partial<Arrival> = {}): Arrival => ({
  hostKind: 'system',
  target,
  referrer: undefined,
  isPosted: false,
  ...rest,
})

async function shown(answer: PageReply) {
  if (answer.kind !== 'page') throw new Error('It is a redirect.')
  const { page, cached } = answer
  return {
    html: String(await page.body('identity')),
    cacheControl: page.meta.cacheControl,
    isKept: cached !== undefined,
  }
}

const leadsOn = (text: string): string | undefined => /url=([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')

test('the first page leads on once, whatever else was made of the same kept page', async () => {
  const page = reply()
  const arrivals = ['https://search.example/', 'https://other.example/', 'https://search.example/']
  for (const referrer of arrivals) {
    const first = await shown(await carrying(page, arrival('/demo?utm_source=fair', { referrer })))
    expect([first.cacheControl, first.isKept]).toEqual([OWN, false])
    const next = leadsOn(first.html) ?? ''
    expect(new URLSearchParams(next.split('?')[1]).get('referrer')).toBe(referrer)
    const second = await shown(await carrying(page, arrival(next)))
    expect(leadsOn(second.html)).toBeUndefined()
    expect([second.cacheControl, second.isKept]).toEqual([PUBLIC, false])
    const query = next.split('?')[1]?.replaceAll('&', '&amp;')
    for (const address of [
      `class="x" href="/demo/products?${query}#all"`,
      'href="/media/1/a.pdf"',
      'href="https://other.example/demo"',
      `action="/demo/products" method="get"><input type="hidden" name="campaign" value="utm_source=fair"/>`,
      `action="/demo/pages/contact?${query}"`,
      `formaction="/demo/inquiry-list?${query}"`,
    ])
      expect(second.html.toLowerCase()).toContain(address.toLowerCase())
  }
  // What is kept for all stays as it is.
  expect((await shown(await carrying(page, arrival('/demo')))).html).toBe(html)
})

test('a campaign alone is told by the address, so caches may keep the page', async () => {
  const { html: first, cacheControl } = await shown(await carrying(reply(), arrival('/demo?utm_source=fair&gclid=x')))
  expect([leadsOn(first), cacheControl]).toEqual(['/demo?campaign=utm_source%3Dfair', PUBLIC])
})

test('what answers a form leads nowhere by itself', async () => {
  const answer = await carrying(reply(), arrival('/demo?utm_source=fair', { isPosted: true }))
  expect((await shown(answer)).html).toBe(html)
})
