import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from '../../host/src/testing/serve.ts'

let served: Served
let port: number
beforeAll(async () => {
  served = await serve()
  port = Number(new URL(await served.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => served.app.close())

/** Sends bytes as they are, which no client library would, and reads the whole answer. */
const raw = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error('No answer.')))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(request)
  })

const hosts = [
  'acme.example',
  'www.acme.example',
  'localhost',
  'nobody.example',
  'evil.example\tacme.example',
  'acme.example:99999999',
  '',
  '[::1]',
  'ACME.example.',
]
const clients = ['', '/acme', '/ACME', '/other', '/nobody', '/..', '//evil.example']
const paths = [
  '/',
  '/home',
  '/products?draftsId=7&language=en',
  '/product/lamp',
  '/product/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc',
  '/drafts/7/designer',
  '/\\evil.example',
  '//evil.example/%2f..',
  '/%',
  '/a?%',
  '/?language=%00&page=-1',
  '/404',
  '/media/../../x',
  '/builds/..%2f',
  '/?__proto__[x]=1',
  '/constructor',
]

test('criterion 14: every host × client × path is answered without an error of ours, and never leads elsewhere', async () => {
  // As a browser reads it, from a page of the host that was asked for.
  const hostOf = (location: string) => new URL(location, 'http://same.invalid').hostname
  for (const host of hosts) {
    const answers = await Promise.all(
      clients.flatMap((client) =>
        paths.map(async (path) => ({
          target: client + path,
          answer: await raw(`GET ${client}${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        })),
      ),
    )
    for (const { target, answer } of answers) {
      expect(answer, `${host} ${target}`).toMatch(/^HTTP\/1\.1 [1-4]/)
      const location = /^location: (.*)\r$/im.exec(answer)?.[1]
      if (location !== undefined)
        expect(['same.invalid', 'acme.example'], `${host} ${target}`).toContain(hostOf(location))
      if (host === 'nobody.example') expect(answer).not.toContain('Acme')
    }
  }
})

test.each([
  ['GET http://acme.example/products HTTP/1.1\r\nHost: acme.example\r\n', 400],
  ['OPTIONS * HTTP/1.1\r\nHost: acme.example\r\n', 405],
  ['GET / HTTP/1.0\r\n', 421],
  ['GET / HTTP/1.1\r\n', 400],
  ['POST /products HTTP/1.1\r\nHost: acme.example\r\nContent-Length: 99999999\r\n', 405],
  [`GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: acme.example\r\n`, 404],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: acme.example\r\n`, 431],
])('%s', async (request, status) => {
  const answer = await raw(`${request}Connection: close\r\n\r\n`)
  expect(Number(answer.slice(9, 12))).toBe(status)
})

/** What requests may say beside the host and the path, to be taken for others. */
const lies: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '666' },
  { forwarded: 'host=evil.example;proto=https' },
  {
    'x-host': 'evil.example',
    'x-original-host': 'evil.example',
    'x-original-url': '/other',
    'x-rewrite-url': '/other',
  },
  { 'client-id': 'other' },
  { 'client-id': '"><script>evil.example</script>' },
  { host: 'evil.example' },
  { host: 'acme.example:666' },
  { host: 'acme.example, evil.example' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
  { referer: 'https://evil.example/"><script src="//evil.example/x"></script>?evil.example' },
  { 'accept-language': 'de, evil.example', 'accept-encoding': 'evil.example' },
  { cookie: 'vitrine_session=evil.example; vitrine_preview=7' },
  { 'if-none-match': '*', range: 'bytes=0-1' },
]

/** Where a visitor says to come from, in the page that this one is shown: in its forms, and where it leads on without script. */
const saidReferrer =
  /<noscript><(?:input type="hidden" name="referrer" value="https:\/\/evil\.example\/[^"<>]*"|meta http-equiv="refresh" content="0; url=\/(?!\/)[^"<>]*[?&;]referrer=https%3A%2F%2Fevil\.example%2F[^"<>]*")\/><\/noscript>/g

test('criterion 14: no lie stays in a page, and no page of one site comes to another', async () => {
  const [lied, honest] = await Promise.all([serve(), serve()])
  const told = async ({ get }: Served, address: string, headers = {}) => {
    const { statusCode, body, headers: answered } = await get(address, { headers })
    const { location, etag, link } = answered
    return { statusCode, body, location, etag, link, cache: answered['cache-control'] }
  }
  const paths = ['', '/products', '/product/lamp', '/nowhere', '/sitemap.xml', '/robots.txt']
  for (const site of ['acme.example', 'localhost/acme', 'localhost/other'])
    for (const path of paths) {
      const address = site.includes('/') ? `${site}${path}` : `${site}${path || '/'}`
      for (const headers of lies) {
        const answer = await told(lied, address, headers)
        const body = answer.body.replaceAll(saidReferrer, '')
        const said = JSON.stringify({ ...answer, body })
        expect(answer.statusCode, said).toBeLessThan(500)
        if (body !== answer.body) {
          expect(headers).toHaveProperty('referer')
          expect(answer.cache).toBe('private, no-cache')
        }
        expect(said, JSON.stringify(headers)).not.toContain('evil.example')
        // Whoever names the host of a site asks for that one.
        if (headers.host === undefined) expect(answer.body).not.toContain(site.endsWith('other') ? 'Acme' : 'Other')
      }
      expect(await told(lied, address), address).toEqual(await told(honest, address))
    }
  await Promise.all([lied.app.close(), honest.app.close()])
})
