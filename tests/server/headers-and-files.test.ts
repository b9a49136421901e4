import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { encodingOf } from '../../api/src/http/server/encoding.ts'
import type { EarlierBuilds } from '../../api/src/http/web-server/files.ts'
import { type Route, routes } from '../../host/src/routing/routes.ts'
import { type Served, serve } from '../../host/src/testing/serve.ts'
import { temporaryFolder } from '../../host/src/testing/temporary-folder.ts'

let served: Served
beforeEach(async () => {
  served = await serve()
})
const get: Served['get'] = (...asked) => served.get(...asked)

describe('what is sent along', () => {
  test('every HTML answer has its security headers', async () => {
    for (const address of [
      'acme.example/',
      'acme.example/nowhere',
      'nobody.example/',
      'localhost/',
      'localhost/login',
    ]) {
      const { headers } = await get(address)
      expect(headers['content-security-policy'], address).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'; /,
      )
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['server-timing']).toMatch(/^render;dur=[0-9.]+$/)
    }
    served = await serve({ PARENT_ORIGINS: 'https://erp.example', ASSET_HOST_CN: 'cn.example' })
    const frame = await get('localhost/drafts/7/designerIframe')
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self' https://erp.example")
    expect(frame.headers['content-security-policy']).toContain("img-src 'self' data: cn.example blob:;")
  })

  test('a page is drawn once, and known to those who have it', async () => {
    const first = await get('acme.example/')
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    const drawn = served.api.asked.filter((path) => path.includes('config-by-path')).length
    const again = await get('acme.example/?gclid=x', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(served.api.asked.filter((path) => path.includes('config-by-path')).length).toBe(drawn)
  })

  test('many visitors at once wait for one drawing', async () => {
    served.api.delay = 5
    await Promise.all(Array.from({ length: 20 }, () => get('acme.example/')))
    // Once in each language, to know which of them are worth telling of.
    expect(served.api.asked.filter((path) => path.includes('config-by-path'))).toHaveLength(3)
  })

  test('pages are compressed as the browser wishes', async () => {
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const { headers } = await get('acme.example/', { headers: { 'accept-encoding': accepted } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
    }
  })

  test('the log knows route and site, and no address', async () => {
    await get('localhost/acme/product/lamp?q=secret')
    const line = served.log.find(({ msg }) => msg === 'Answered.')
    expect(line).toMatchObject({ route: 'product', tenant: '1', status: 200, method: 'GET' })
    expect(JSON.stringify(served.log)).not.toContain('secret')
  })
})

test('uploads have a fixed type and can do nothing', async () => {
  mkdirSync(join(served.mediaDir, '1'))
  writeFileSync(join(served.mediaDir, '1', 'a.webp'), '<script>')
  writeFileSync(join(served.mediaDir, '1', 'a.html'), '<script>')
  writeFileSync(join(served.mediaDir, 'a.webp'), 'x')
  const image = await get('acme.example/media/1/a.webp')
  expect([image.statusCode, image.headers['content-type'], image.headers['content-security-policy']]).toEqual([
    200,
    'image/webp',
    "default-src 'none'; sandbox",
  ])
  expect(
    (await get('acme.example/media/1/a.webp', { headers: { 'if-none-match': String(image.headers.etag) } })).statusCode,
  ).toBe(304)
  for (const path of ['1/a.html', 'a.webp', '1/../a.webp', '1/%2e%2e/a.webp', '1/']) {
    const refused = await get(`acme.example/media/${path}`)
    expect(refused.statusCode, path).toBeGreaterThanOrEqual(400)
    expect(refused.body, path).not.toBe('x')
  }
})

test('a site has its own uploads alone, the system domain all', async () => {
  for (const tenant of ['1', '2']) {
    mkdirSync(join(served.mediaDir, tenant))
    writeFileSync(join(served.mediaDir, tenant, 'a.webp'), '0123456789')
  }
  for (const [address, status] of [
    ['acme.example/media/1/a.webp', 200],
    ['www.acme.example/media/1/a.webp', 200],
    ['acme.example/media/2/a.webp', 404],
    ['acme.example/media/%32/a.webp', 404],
    ['nobody.example/media/1/a.webp', 421],
    ['localhost/media/1/a.webp', 200],
    ['localhost/media/2/a.webp', 200],
    ['localhost/media/3/a.webp', 404],
  ] as const) {
    const { statusCode, headers } = await get(address)
    expect(statusCode, address).toBe(status)
    if (status !== 200)
      expect([headers['content-type'], headers['cache-control']]).toEqual(['text/plain; charset=utf-8', 'no-store'])
  }
})

test('a part of a file, one that it does not have, and one that cannot be read', async () => {
  mkdirSync(join(served.mediaDir, '1'))
  writeFileSync(join(served.mediaDir, '1', 'a.mp4'), '0123456789')
  const part = (range: string) => get('acme.example/media/1/a.mp4', { headers: { range } })
  const some = await part('bytes=2-4')
  expect([some.statusCode, some.body, some.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await part('bytes=-3')).body).toBe('789')
  const behind = await part('bytes=50-')
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */10'])
  expect(behind.headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const range of ['bytes=abc', 'bytes=', 'bytes=-', 'lines=1-2']) {
    const whole = await part(range)
    expect([whole.statusCode, whole.body], range).toEqual([200, '0123456789'])
  }
})

test('while the server drains, what was asked is answered, and nothing stays open', async () => {
  served.api.delay = 100
  const url = await served.app.listen({ host: '127.0.0.1', port: 0 })
  const asked = fetch(`${url}/acme`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const closed = served.app.close()
  const answer = await asked
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await answer.text()).toContain('Acme home')
  await closed
  await expect(fetch(url)).rejects.toThrow()
})

const noEarlierBuilds: EarlierBuilds = {
  folder: temporaryFolder(),
  latest: async () => ({ id: 'b1', timestamp: 1 }),
  has: () => false,
  complete: async () => false,
}

test('a file of a build that another instance serves is brought when it is asked for', async () => {
  const [builds, earlier] = [temporaryFolder(), temporaryFolder()]
  let asked = 0
  const complete = async () => {
    asked += 1
    mkdirSync(join(earlier, 'assets'))
    writeFileSync(join(earlier, 'assets/theirs-1.js'), 'theirs')
    return true
  }
  const has = (file: string) => file === 'assets/ours-1.js'
  served = await serve(
    {},
    { build: { folder: builds, earlier: { ...noEarlierBuilds, folder: earlier, has, complete } } },
  )
  expect((await get('acme.example/builds/assets/ours-1.js')).statusCode).toBe(404)
  expect(asked).toBe(0)
  const theirs = await get('acme.example/builds/assets/theirs-1.js?r=1')
  expect([theirs.statusCode, theirs.body, asked]).toEqual([200, 'theirs', 1])
})

test('files of the build are kept for ever, the newest build is asked for each time', async () => {
  const builds = temporaryFolder()
  mkdirSync(join(builds, 'assets'))
  mkdirSync(join(builds, 'meta'))
  for (const file of ['assets/a-1.js', 'assets/a-1.js.br', 'latest.json', 'meta/b1.json', 'manifest.json'])
    writeFileSync(join(builds, file), '{}')
  const earlier = temporaryFolder()
  mkdirSync(join(earlier, 'assets'))
  for (const ending of ['', '.br']) writeFileSync(join(earlier, `assets/b-1.js${ending}`), 'of an earlier build')
  const latest = async () => ({ id: 'b2', timestamp: 1 })
  served = await serve({}, { build: { folder: builds, earlier: { ...noEarlierBuilds, folder: earlier, latest } } })
  const script = await get('acme.example/builds/assets/a-1.js', { headers: { 'accept-encoding': 'br' } })
  expect([script.headers['content-encoding'], script.headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(script.headers['content-type']).toContain('javascript')
  const newest = await get('acme.example/builds/latest.json?t=1')
  expect([newest.json(), newest.headers['cache-control']]).toEqual([{ id: 'b2', timestamp: 1 }, 'no-store'])
  const kept = await get('acme.example/builds/assets/b-1.js', { headers: { 'accept-encoding': 'br' } })
  expect([kept.statusCode, kept.headers['content-encoding'], kept.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect((await get('acme.example/builds/meta/b1.json')).statusCode).toBe(200)
  for (const hidden of ['manifest.json', 'assets/none.js', 'assets/', '../x', 'assets/a-1.js.br'])
    expect((await get(`acme.example/builds/${hidden}`)).statusCode, hidden).not.toBe(500)
  expect((await get('acme.example/builds/manifest.json')).statusCode).toBe(404)
  const old = await get('acme.example/builds/assets/a-0.js')
  expect([old.statusCode, old.headers['cache-control'], old.headers['content-type']]).toEqual([
    404,
    'no-store',
    'text/plain; charset=utf-8',
  ])
})

test('one header means the same encoding for pages, stylesheets and files of the build', async () => {
  const builds = temporaryFolder()
  mkdirSync(join(builds, 'assets'))
  for (const ending of ['', '.br', '.gz']) writeFileSync(join(builds, `assets/a-1.js${ending}`), 'x')
  served = await serve({}, { build: { folder: builds, earlier: noEarlierBuilds } })
  const sheet = /href="(\/builds\/styles\/[^"]+)"/.exec((await get('acme.example/')).body)?.[1]
  const word = fc.constantFrom('br', 'gzip', 'identity', '*', 'deflate', 'BR', 'x', '')
  const weight = fc.constantFrom(
    '',
    ';q=0',
    ';q=0.5',
    ';q=1',
    '; q=0.9',
    ';q=0.000',
    ';Q=0.4',
    ';level=1;q=0.3',
    ';q=x',
  )
  const header = fc
    .array(
      fc.tuple(word, weight).map((parts) => parts.join('')),
      { maxLength: 4 },
    )
    .map((all) => all.join(', '))
  await fc.assert(
    fc.asyncProperty(header, async (accepted) => {
      const headers = { 'accept-encoding': accepted }
      const wanted = encodingOf(accepted)
      for (const path of ['/', sheet, '/builds/assets/a-1.js']) {
        const encoding = (await get(`acme.example${path}`, { headers })).headers['content-encoding']
        expect(encoding ?? 'identity', `${path} for “${accepted}”`).toBe(wanted)
      }
    }),
    {
      numRuns: 60,
      examples: [['identity;q=1, br;q=0.5'], ['br;q=0.5, gzip;q=0.5, identity;q=0.7'], ['*;q=0.1, br;q=0']],
    },
  )
})

test('nothing that a route says caches may not keep can be kept, whatever it answers (R17, R18)', async () => {
  served = await serve()
  served.api.sitesOfAccount = [{ clientId: 'acme' }]
  const signedIn = { headers: { cookie: 'vitrine_session=token' } }
  for (const { path, cache } of Object.values<Route>(routes).filter((route) => route.cache === 'never'))
    for (const client of ['', '/acme', '/nobody'])
      for (const value of ['7', '007', '8', 'x.y'])
        for (const asked of [{}, signedIn]) {
          const address = `localhost${client}${path.replaceAll(/\{\w+\}/g, value)}`
          const { statusCode, headers } = await get(address, asked)
          // An address that is none of the route's is a page that is not there.
          const isOfRoute = client !== '/nobody' && !(client !== '' && isNever(path))
          if (isOfRoute)
            expect([cache, headers['cache-control']], `${address} ${statusCode}`).toEqual(['never', 'no-store'])
        }
  expect((await get('localhost/robots.txt')).headers['cache-control']).toBe('no-store')
  expect((await get('acme.example/robots.txt')).headers['cache-control']).toContain('s-maxage=60')
})

const isNever = (path: string): boolean =>
  Object.values<Route>(routes).some((route) => route.path === path && route.client === 'never')
