import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../../host/src/testing/instance.ts'

let running: Instance
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
}, 180_000)
afterAll(() => running.close())

// The owner of this site left the filter out of the list of products.
test('/collections leads to the products with their collections to choose from (R47)', {
  timeout: 180_000,
}, async () => {
  const browser = running.browser()
  const { html: plain } = await browser.get('/acme/products')
  expect(plain).not.toContain('category=')
  const moved = await browser.get('/acme/collections?language=fr')
  expect([moved.status, moved.location]).toEqual([301, '/acme/products?language=fr&filter=collection'])

  const list = await browser.get(moved.location ?? '')
  expect(list.status).toBe(200)
  const [, choice = ''] = /href="([^"]*category=[^"]*)"/.exec(list.html) ?? []
  const address = new URL(choice.replaceAll('&amp;', '&'), running.url)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ filter: 'collection', language: 'fr' })
  const chosen = await browser.get(`${address.pathname}${address.search}`)
  expect([chosen.status, /href="[^"]*category=industrial[^"]*"[^>]*aria-current="true"/.test(chosen.html)]).toEqual([
    200,
    true,
  ])
  expect((await browser.get('/acme/products?filter=collection&category=nobody-knows')).status).toBe(404)
})
