import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../testing/instance.ts'

let running: Instance
let options: readonly string[] = []
const product = '/demo/product/hex-bolt-iso-4014'
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  const { html } = await running.browser().get(product)
  options = [...html.matchAll(/name="q\.([\w.]+)"/g)].map(([, key]) => key as string)
})
afterAll(() => running.close())
const get = (query: string, path = product) => running.browser().get(`${path}?${query}`)

test('what is readable goes into the address of the same page; what is not is drawn as it was typed', async () => {
  const [first, second] = options
  const counted = await get(`do=count&c=abc&q.${first}=1%2C000&q.${second}=&to=DE&language=de`)
  expect([counted.status, counted.location]).toEqual([
    303,
    `${product}?s=${first}*1000&to=DE&language=de#abc-selection`,
  ])
  const wrong = await get(`do=count&s=${first}*500&q.${second}=%3Cb%3E&to=DE`)
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a page with a selection is its visitor’s own: no cache keeps it, and no search engine', async () => {
  const [first] = options
  const chosen = await get(`s=${first}*1000&to=DE&language=de`)
  expect([chosen.status, chosen.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(chosen.html).toMatch(/<link rel="canonical" href="[^"?]*\/product\/hex-bolt-iso-4014\?language=de"/)
  // The language links keep it.
  expect(chosen.html).toContain(`?s=${first}*1000&amp;to=DE&amp;language=zh"`)
  expect((await get('language=de')).headers.get('cache-control')).toContain('public')
})

test('asking leads to pages of this site alone, with the product and what is chosen', async () => {
  const [first] = options
  const to = async (ask: string) =>
    (await get(`do=ask&product=p1&s=${first}*500&ask=${encodeURIComponent(ask)}`)).location
  expect(await to('#inquiry')).toBe(`${product}?s=${first}*500#inquiry`)
  expect(await to('/demo/pages/contact-us?x=1#form')).toBe(`/demo/pages/contact-us?s=${first}*500&product=p1#form`)
  for (const elsewhere of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/acme/pages/contact',
    'javascript:alert(1)',
    '',
  ])
    expect(await to(elsewhere), elsewhere).toBeFalsy()
  // Nothing is chosen: the page says so.
  const empty = await get('do=ask&product=p1&ask=%23inquiry')
  expect([empty.status, empty.location]).toEqual([200, undefined])
})

test('nothing in the address breaks the page', async () => {
  for (const query of [
    's=%00',
    `s=${'x*1_'.repeat(2000)}`,
    's=__proto__*1&at=constructor&to=%3Cscript%3E',
    'do=constructor&q.__proto__=1&k.__proto__=2&kinds=__proto__.constructor',
    `do=count&${Array.from({ length: 600 }, (_, at) => `q.k${at}=x`).join('&')}`,
  ])
    expect((await get(query)).status, query.slice(0, 60)).toBeLessThan(400)
})
