import { beforeEach, expect, test } from 'vitest'
import { type Served, serve } from '../testing/serve.ts'

// The same request is answered at once while nothing changed, and with the same answer.

let served: Served
beforeEach(async () => {
  served = await serve()
})

type Headers = Readonly<Record<string, string>>

async function answerTo(address: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') {
  const before = served.api.asked.length
  const { statusCode, headers: all, rawPayload } = await served.get(address, { headers, method })
  const { date: _date, 'server-timing': timing, ...others } = all
  expect(timing).toMatch(/^render;dur=[0-9.]+$/)
  // The long way asks whose site it is, each time.
  return {
    isAtOnce: served.api.asked.length === before,
    said: { statusCode, others, body: rawPayload.toString('hex') },
  }
}

/** A cookie of ours, which changes nothing of these pages: whoever shows one takes the long way. */
const longWay = { cookie: 'vitrine_device=x' }

const addresses = [
  'acme.example/',
  'acme.example/product/lamp?language=de',
  'localhost/other',
  'acme.example/sitemap.xml',
]

test.each(addresses)('%s is answered at once, with what the long way answers', async (address) => {
  for (const encoding of ['gzip, deflate, br', 'gzip', 'identity'])
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { 'accept-encoding': encoding }
      await answerTo(address, headers, method)
      const long = await answerTo(address, { ...headers, ...longWay }, method)
      const again = await answerTo(address, headers, method)
      expect([long.isAtOnce, again.isAtOnce, long.said.statusCode]).toEqual([false, true, 200])
      expect(again.said).toEqual(long.said)
      const known = { ...headers, 'if-none-match': String(long.said.others.etag) }
      const [longKnown, knownAgain] = [
        await answerTo(address, { ...known, ...longWay }, method),
        await answerTo(address, known, method),
      ]
      expect([knownAgain.isAtOnce, knownAgain.said.statusCode]).toEqual([true, 304])
      expect(knownAgain.said).toEqual(longKnown.said)
    }
})

test('it is logged as all answers are', async () => {
  await answerTo('acme.example/')
  await answerTo('acme.example/')
  const [first, second] = served.log.filter(({ msg }) => msg === 'Answered.')
  const { reqId: _1, time: _2, ms: _3, ...facts } = first ?? {}
  const { reqId, time: _4, ms: _5, ...others } = second ?? {}
  expect(others).toEqual(facts)
  expect(others).toMatchObject({ method: 'GET', route: 'home', tenant: '1', status: 200 })
  expect(reqId).not.toBe(first?.reqId)
})

test('that a page is drawn is said once for its language and release, without its address', async () => {
  served = await serve({ LOG_LEVEL: 'debug' })
  const drawn = () => served.log.filter(({ msg }) => msg === 'A page is drawn.')
  const ask = async () => {
    for (const address of ['acme.example/', 'acme.example/?language=de', 'acme.example/product/lamp'])
      await Promise.all([served.get(address), served.get(address, { headers: longWay })])
  }
  await ask()
  expect(drawn().map(({ route, language, release }) => [route, language, release])).toEqual([
    ['home', 'en', 'r1'],
    ['home', 'de', 'r1'],
    ['product', 'en', 'r1'],
  ])
  expect(new Set(drawn().map(({ page }) => page)).size).toBe(3)
  expect(JSON.stringify(drawn())).not.toMatch(/lamp|acme/)
  await ask()
  expect(drawn()).toHaveLength(3)
})

test('what changes in a site, or cannot be known at once, is looked at anew', async () => {
  const { siteVersion } = served.api
  const versions = [
    (id: string) => siteVersion(id) && { ...siteVersion(id), contentVersion: 2 },
    (id: string) => siteVersion(id) && { ...siteVersion(id), currentRelease: 'another' },
    () => undefined,
  ]
  for (const version of versions) {
    served.api.siteVersion = siteVersion
    await answerTo('acme.example/')
    expect((await answerTo('acme.example/')).isAtOnce).toBe(true)
    served.api.siteVersion = version as typeof siteVersion
    expect((await answerTo('acme.example/')).isAtOnce).toBe(false)
  }
})

test('what may be for one visitor is not remembered', async () => {
  for (const headers of [longWay, { cookie: '__Host-vitrine_session=x' }, { cookie: 'a=b; _ga=GA1' }]) {
    await answerTo('acme.example/', headers)
    expect((await answerTo('acme.example/', headers)).isAtOnce, headers.cookie).toBe(false)
  }
  for (const address of ['acme.example/product/lamp?s=1', 'acme.example/inquiry-list', 'acme.example/nowhere']) {
    await answerTo(address)
    expect((await answerTo(address)).isAtOnce, address).toBe(false)
  }
})

test('hosts, signals and queries have answers of their own', async () => {
  await answerTo('acme.example/')
  for (const [address, headers] of [
    ['acme.example/?language=de', {}],
    ['acme.example:8080/', {}],
    ['localhost/acme', {}],
    ['acme.example/', { 'sec-gpc': '1' }],
  ] as const)
    expect((await answerTo(address, headers)).isAtOnce, address).toBe(false)
})

test('a form is taken where its page was answered at once', async () => {
  await answerTo('acme.example/')
  const sent = await served.app.inject({
    method: 'POST',
    url: '/',
    headers: { host: 'acme.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  })
  expect(sent.headers['cache-control']).toBe('no-store')
})
