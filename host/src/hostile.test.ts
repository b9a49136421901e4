import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './testing/serve.ts'

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
