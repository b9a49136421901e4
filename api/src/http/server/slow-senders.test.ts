import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../../create-api.ts'
import { importSiteFiles } from '../../features/site-import/site-import.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { padded, picture } from '../../testing/pictures.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { serverOptions } from './server-options.ts'
import { endSlowSenders } from './slow-senders.ts'

/** The last answer before the server closes the connection. */
function heard(socket: Socket): Promise<{ status: number; head: string; json: () => unknown }> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  return new Promise((resolve) =>
    socket.on('close', () => {
      const last = text.slice(text.lastIndexOf('HTTP/1.1 '))
      const [head = '', body = ''] = last.split('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
        head: head.toLowerCase(),
        json: () => JSON.parse(body),
      })
    }),
  )
}

const post = (path: string, type: string, length: number) =>
  `POST /api/site/v1/${path} HTTP/1.1\r\nHost: localhost\r\nClient-id: lamps\r\nLang: de\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

onBothEngines('Slow senders', (engine) => {
  let storage: Storage
  let app: FastifyInstance
  beforeAll(async () => {
    storage = await engine.open()
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    // As it runs, a hundred times faster.
    app = Fastify({ ...serverOptions, http: { headersTimeout: 300, connectionsCheckingInterval: 50 } })
    endSlowSenders(app, { bytes: 2000, span: 300, every: 20, afterAnswer: 600 })
    await app.register(createApi({ specs, storage, rateLimit: false }).plugin)
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())

  const open = (): Socket => connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  /** Sends a text piece by piece, until it is sent or the server has had enough. */
  async function drip(socket: Socket, text: string | Buffer, bytes: number, pause: number): Promise<void> {
    for (let at = 0; at < text.length && socket.writable; at += bytes) {
      socket.write(text.slice(at, at + bytes))
      await sleep(pause)
    }
  }
  const failure = (code: string) => ({ error: { code, message: expect.any(String), requestId: expect.any(String) } })

  const image = async (bytes = 2000) => {
    const form = new FormData()
    const jpeg = padded(await picture('jpeg', 40, 30), bytes)
    form.append('uploadImages', new File([new Uint8Array(jpeg)], 'a.jpg'))
    const request = new Request('http://form.invalid', { method: 'POST', body: form })
    const type = request.headers.get('content-type') as string
    return { type, body: Buffer.from(await request.arrayBuffer()) }
  }

  it('are answered in words, and nothing of what they sent is kept', async () => {
    const { type, body } = await image()
    for (const [path, contentType, text] of [
      ['site/inquiry', 'application/json', `{"name":"${'x'.repeat(500)}"}`],
      ['site/inquiry', 'application/x-www-form-urlencoded', `name=${'x'.repeat(500)}`],
      ['site/inquiry-images', type, body],
    ] as const) {
      const socket = open()
      socket.write(post(path, contentType, text.length))
      const answer = heard(socket)
      await drip(socket, text, 1, 20)
      const { status, head, json } = await answer
      expect([status, json()], contentType).toEqual([408, failure('too_slow')])
      expect(head).toContain('connection: close')
      expect(head).toContain('content-language: de')
    }
    expect(await readdir(join(storage.dataDir, 'inquiry-images')).catch(() => [])).toEqual([])
    expect(await storage.db.selectFrom('messages').selectAll().execute()).toEqual([])
  })

  it('are ended when they stop in the middle, however fast they began', async () => {
    const socket = open()
    socket.write(post('site/inquiry', 'application/json', 900_000))
    const answer = heard(socket)
    socket.write(`{"name":"${'x'.repeat(500_000)}`)
    expect((await answer).status).toBe(408)
  })

  it('are ended when they drip in chunks', async () => {
    const socket = open()
    socket.write(post('site/inquiry', 'application/json', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked'))
    const answer = heard(socket)
    await drip(socket, '1\r\n{\r\n'.repeat(200), 6, 20)
    expect((await answer).status).toBe(408)
  })

  it('are ended when they go on after a refusal', async () => {
    const socket = open()
    socket.write(post('site/inquiry', 'application/json', 50_000_000))
    const answer = heard(socket)
    await drip(socket, Buffer.alloc(50_000_000, 'x'), 100_000, 10)
    expect((await answer).status).toBe(413)
  })

  it('may take as long as they need while the bytes flow', async () => {
    const { type, body } = await image(100_000)
    const socket = open()
    socket.write(post('site/inquiry-images', type, body.length).replace('Lang:', 'Connection: close\r\nLang:'))
    const answer = heard(socket)
    // Ten spans, several times as fast as it must be.
    await drip(socket, body, Math.ceil(body.length / 100), 30)
    expect((await answer).status).toBe(200)
  })

  describe('what never becomes a request', () => {
    const answered = async (text: string, ...more: readonly string[]) => {
      const socket = open()
      const answer = heard(socket)
      socket.write(text)
      for (const piece of more) {
        await sleep(20)
        socket.write(piece)
      }
      return answer
    }

    it.each<[string, string, readonly string[], number, string]>([
      ['a head that never ends', 'POST /api/site/v1/site/inquiry HTTP/1.1\r\nHost: localhost\r\n', [], 408, 'too_slow'],
      ['a head that comes in letters', 'G', ['ET /ap', 'i/site/v1/site/info', ' HT'], 408, 'too_slow'],
      ['a line that is none', 'GET /api/site/v1/site/info HTTP/9.9\r\n\r\n', [], 400, 'unreadable'],
      [
        'a header that is none',
        'GET /api/site/v1/site/info HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n',
        [],
        400,
        'unreadable',
      ],
      [
        'too many headers',
        `GET /api/site/v1/site/info HTTP/1.1\r\nHost: a\r\n`,
        [`X: ${'x'.repeat(10_000)}\r\n`, `Y: ${'x'.repeat(10_000)}\r\n`],
        431,
        'headers_too_large',
      ],
      [
        'a second request that is none',
        'GET /api/site/v1/site/info HTTP/1.1\r\nHost: localhost\r\nClient-id: lamps\r\n\r\n',
        ['GET /api/site/v1/site/info HTTP/9.9\r\n\r\n'],
        400,
        'unreadable',
      ],
    ])('%s is answered in the same shape', async (_what, first, more, status, code) => {
      const { head, json, ...rest } = await answered(first, ...more)
      expect([rest.status, json()]).toEqual([status, failure(code)])
      expect(head).toContain('connection: close')
    })

    it('is answered in plain text where it is for no call', async () => {
      for (const [text, status] of [
        ['GET /products HTTP/1.1\r\nHost: localhost\r\n', 408],
        ['GET /products HTTP/9.9\r\n\r\n', 400],
        ['nonsense\r\n\r\n', 400],
        ['', 408],
      ] as const) {
        const { head, ...rest } = await answered(text)
        expect([text, rest.status]).toEqual([text, status])
        expect(head).toContain('content-type: text/plain')
      }
    })
  })
})
