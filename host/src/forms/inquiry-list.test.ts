import { openStorage, type Storage } from '@vitrine/api'
import { listLimits, readList, writeList } from '@vitrine/schemas/inquiry-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../testing/instance.ts'

let running: Instance
let storage: Storage
/** Ids of products of the demo, by their slug, with the ids of their first combination. */
const products = new Map<string, string>()
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  storage = await openStorage({ dataDir: running.dataDir })
  const { html } = await running.browser().get('/demo/products')
  for (const [, slug = '', id = ''] of html.matchAll(/href="\/demo\/product\/([\w-]+)".*?data-list-add="(\w+)"/gs))
    products.set(slug, id)
})
afterAll(async () => {
  await storage.close()
  await running.close()
})

const page = '/demo/inquiry-list'
const idOf = (slug: string): string => products.get(slug) ?? ''
const add = (browser: Browser, fields: Readonly<Record<string, string>>) =>
  browser.post(page, { do: 'list', ...fields })

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const now = () => Math.floor(Date.now() / 1000)
/** The list as a page holds it. */
const listIn = (html: string) =>
  readList(decoded(/<input type="hidden" name="list" value="([^"]*)"/.exec(html)?.[1] ?? ''), now())
const componentIn = (html: string): string =>
  /<input type="hidden" name="component" value="(\w+)"/.exec(html)?.[1] ?? ''

/** The first combination that a product offers, as its form names it. */
async function combinationOf(slug: string): Promise<string> {
  const { html } = await running.browser().get(`/demo/product/${slug}`)
  return /name="q\.([\w.-]+)"/.exec(html)?.[1] ?? ''
}

test('a product is put on the list with a POST, which leads to the list; the cookie belongs to the site alone', async () => {
  const browser = running.browser()
  const key = await combinationOf('hex-bolt-iso-4014')
  const answer = await add(browser, { product: idOf('hex-bolt-iso-4014'), [`q.${key}`]: '١٬٥٠٠', kinds: '' })
  expect([answer.status, answer.location]).toEqual([303, page])
  expect(answer.headers.get('set-cookie')).toMatch(
    /^vitrine_list=[\w-]+\.[\w-]{22}; Max-Age=2592000; Path=\/demo; HttpOnly; SameSite=Lax$/,
  )
  const { html, headers } = await browser.get(page)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('noindex')
  expect(listIn(html).items).toMatchObject([
    { productId: idOf('hex-bolt-iso-4014'), selection: `${key}*1500`, note: '' },
  ])
  expect(html).toContain('$1,290.00')
})

test('other pages are the same for everybody, list or none', async () => {
  const browser = running.browser()
  await add(browser, { product: idOf('hex-bolt-iso-4014') })
  const own = await browser.get('/demo/products')
  expect(own.headers.get('cache-control')).toContain('public')
  expect(own.html).toBe((await running.browser().get('/demo/products')).html)
})

test('a cookie that somebody made up, or took from another site, is an empty list', async () => {
  const browser = running.browser()
  await add(browser, { product: idOf('hex-bolt-iso-4014') })
  const own = browser.cookies.get('vitrine_list') ?? ''
  const changed = `${own.slice(0, 5)}${own[5] === 'A' ? 'B' : 'A'}${own.slice(6)}`
  for (const cookie of [changed, own.slice(0, -1), 'x.y', ''])
    expect(listIn((await running.browser().get(page, { cookie: `vitrine_list=${cookie}` })).html).items).toEqual([])
  expect(
    listIn((await running.browser().get('/acme/inquiry-list', { cookie: `vitrine_list=${own}` })).html).items,
  ).toEqual([])
  expect(listIn((await running.browser().get(page, { cookie: `vitrine_list=${own}` })).html).items).toHaveLength(1)
})

test('what cannot be read comes back on the page of the product, with what was typed', async () => {
  const browser = running.browser()
  const key = await combinationOf('hex-bolt-iso-4014')
  const answer = await add(browser, { product: idOf('hex-bolt-iso-4014'), [`q.${key}`]: 'many', c: 'x', kinds: '' })
  expect(answer.status).toBe(303)
  expect(answer.location).toMatch(/^\/demo\/product\/hex-bolt-iso-4014\?.*many/)
  expect((await browser.get(answer.location ?? '')).status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('a cookie takes 20 products; the next one is refused in words, and nothing is lost', async () => {
  const browser = running.browser()
  const ids = [...products.values()]
  const rows = await storage.db.selectFrom('contents').select('id').where('kind', '=', 'product').execute()
  const all = [...new Set([...ids, ...rows.map(({ id }) => String(id))])]
  let status = 303
  for (const id of all) {
    const answer = await add(browser, { product: id })
    status = answer.status
    if (status !== 303) {
      expect(answer.html).toContain('The list is full.')
      expect(listIn(answer.html).items).toHaveLength(listLimits.cookieProducts)
      break
    }
  }
  expect(status).toBe(422)
  expect(listIn((await browser.get(page)).html).items).toHaveLength(listLimits.cookieProducts)
})

test('what is gone is dropped and said once; any input leaves a page', async () => {
  const browser = running.browser()
  const { html } = await browser.get(page)
  const list = writeList({
    items: [
      { productId: 'gone', selection: 'x*5', note: '', changedAt: now() },
      { productId: idOf('hex-bolt-iso-4014'), selection: 'nosuch.option*7', note: 'Zinc', changedAt: now() },
    ],
  })
  const form = { form: 'inquiry', component: componentIn(html), keep: 'browser', list, do: 'show' }
  const shown = await browser.post(page, form)
  expect([shown.status, shown.headers.get('set-cookie')]).toEqual([200, null])
  expect(shown.html).toContain('Products that are no longer offered were removed from your list.')
  expect(shown.html).toContain('No longer offered: Hex bolt')
  expect(listIn(shown.html).items).toMatchObject([{ selection: '', note: 'Zinc' }])
  for (const odd of [{ list: '{' }, { do: 'remove:' }, { do: 'use:x' }, { list: '[]', do: 'undo' }, { 'q:x:y': '5' }])
    expect((await browser.post(page, { ...form, ...odd })).status).toBe(200)
})

test('what a person has filled in stays while the list is changed', async () => {
  const browser = running.browser()
  await add(browser, { product: idOf('hex-bolt-iso-4014') })
  await add(browser, { product: idOf('hex-nut-iso-4032') })
  const { html } = await browser.get(page)
  const form = { form: 'inquiry', component: componentIn(html), list: JSON.stringify({}), email: 'ada@example.com' }
  const changed = await browser.post(page, { ...form, do: `remove:${idOf('hex-nut-iso-4032')}` })
  expect(changed.status).toBe(200)
  expect(changed.html).toContain('value="ada@example.com"')
  expect(listIn(changed.html)).toMatchObject({ items: [{}], removed: { index: 1 } })
  const undone = await browser.post(page, { ...form, email: '', do: 'undo' })
  expect(undone.status).toBe(303)
  expect(listIn((await browser.get(page)).html).items).toHaveLength(2)
})
