import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Call, CallError, call, calls } from '@vitrine/schemas'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createApi } from './create-api.ts'
import { answers } from './endpoints.ts'
import { createIdentities } from './features/draft-keys/identities.ts'
import { importSiteFiles } from './features/site-import/site-import.ts'
import { createSitesStore } from './features/sites/sites.queries.ts'
import { createRateLimits } from './http/access/rate-limits.ts'
import { compileEndpoint } from './http/endpoint/compile-endpoint.ts'
import { endpoint } from './http/endpoint/endpoint.ts'
import type { Service } from './http/endpoint/service.ts'
import { apiPlugin } from './http/server/plugin.ts'
import { serverOptions } from './http/server/server-options.ts'
import type { Storage } from './platform/database/storage.ts'
import { onBothEngines } from './testing/engines.ts'
import { type Served, serve } from './testing/serve.ts'
import { exampleSite } from './testing/site.ts'
import { specs } from './testing/specs.ts'

const lamps = { 'client-id': 'lamps' }
const line = ({ method, path }: Call) => `${method} ${path}`

describe('The contract', () => {
  it('has one answer for every declared call, and no answer without a call', () => {
    expect(answers.map((one) => line(one.call)).sort()).toEqual(calls.map(line).sort())
    for (const { call } of answers) expect(calls).toContain(call)
  })
})

onBothEngines('The service', (engine) => {
  let storage: Storage
  let served: Served

  beforeAll(async () => {
    storage = await engine.open()
    const texts = {
      en: { 'error.not_found': 'Not here.', 'problem.maximum': 'At most {{limit}}.' },
      de: { 'error.not_found': 'Hier nicht.', 'pageType.home': 'Startseite' },
    }
    served = await serve({ storage, texts })
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
  })

  it('wraps answers in data and failures in error, in the language of the asker', async () => {
    expect((await served.get('v1/site/info', lamps)).json()).toEqual({ data: expect.any(Object) })
    const german = await served.get('v1/page/pages/nothing', { ...lamps, lang: 'de-AT' })
    expect([german.statusCode, german.headers['content-language']]).toEqual([404, 'de'])
    expect(german.json()).toEqual({
      error: { code: 'not_found', message: 'Hier nicht.', requestId: expect.any(String) },
    })
    const french = await served.get('v1/page/pages/nothing', { ...lamps, lang: 'fr' })
    expect([french.json().error.message, french.headers['content-language']]).toEqual(['Not here.', 'en'])
    const tooMany = await served.get('v1/page/product/list?pageSize=1000', lamps)
    expect(tooMany.json().error.fields).toEqual({ pageSize: 'At most 100.' })
    expect((await served.data('v1/page/page-types', { lang: 'de' }))[0].name).toBe('Startseite')
  })

  it('answers an unknown route with a 404 of its own kind', async () => {
    for (const path of ['v1/nothing', '', 'v1/page/pages/a/b', 'V1/site/info', '%00', '..%2f..%2fetc'])
      expect(
        [(await served.get(path, lamps)).statusCode, (await served.get(path, lamps)).json().error.code],
        path,
      ).toEqual([404, 'not_found'])
    const wrong = await served.ask('POST', 'v1/site/info', {})
    expect([wrong.statusCode, wrong.headers.allow, wrong.json().error.code]).toEqual([405, 'GET, HEAD', 'wrong_method'])
  })

  it('never minds a trailing slash, and lets static names win over ids', async () => {
    expect((await served.get('v1/site/info/', lamps)).statusCode).toBe(200)
    expect((await served.get('v1/page/pages/home/', lamps)).json().data.id).toBe('home')
    expect((await served.get('v1/page/pages/config-by-path', lamps)).statusCode).toBe(422)
    expect((await served.get('v1/page/pages/id-by-path', lamps)).statusCode).toBe(422)
  })

  it('refuses query fields that no call knows, and ignores names of prototypes', async () => {
    expect((await served.get('v1/site/info?x=1', lamps)).json().error.fields).toHaveProperty('x')
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect((await served.get(`v1/page/product/list?${name}=1&pageSize=1`, lamps)).json().data.pageSize).toBe(1)
  })

  it('gives public answers a tag, and nothing new to whom has it', async () => {
    const first = await served.get('v1/page/pages/config-by-path?path=/', lamps)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      vary: 'Client-id, Lang, Host, Accept-Encoding',
      'content-language': 'en',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    })
    const etag = first.headers.etag as string
    for (const tags of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await served.get('v1/page/pages/config-by-path?path=/', { ...lamps, 'if-none-match': tags })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(etag)
      expect(Object.keys(again.headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^content-(type|length|encoding)$/)]),
      )
    }
    expect((await served.get('v1/page/pages/config-by-path?path=/', { ...lamps, lang: 'de' })).headers.etag).not.toBe(
      etag,
    )
    expect((await served.get('v1/page/pages/nothing', lamps)).headers['cache-control']).toBe('private, no-store')
  })

  it('answers HEAD like GET, without a body', async () => {
    const url = '/api/site/v1/site/info'
    const get = await served.app.inject({ method: 'GET', url, headers: lamps })
    const head = await served.app.inject({ method: 'HEAD', url, headers: lamps })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers.etag).toBe(get.headers.etag)
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)))
  })

  it('tells HEAD the length that GET would have, also when nothing is new', async () => {
    const url = '/api/site/v1/page/pages/config-by-path?path=/'
    for (const accepted of ['identity', 'gzip', 'br']) {
      const headers = { ...lamps, 'accept-encoding': accepted }
      const get = await served.app.inject({ method: 'GET', url, headers })
      const head = await served.app.inject({ method: 'HEAD', url, headers })
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(get.rawPayload.length),
      ])
      expect(head.headers['content-encoding']).toBe(get.headers['content-encoding'])
      const again = await served.app.inject({
        method: 'HEAD',
        url,
        headers: { ...headers, 'if-none-match': String(get.headers.etag) },
      })
      expect([again.statusCode, again.headers['content-type']]).toEqual([304, undefined])
      expect(again.headers['content-length']).toBe(head.headers['content-length'])
    }
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, GZIP', 'gzip', gunzipSync],
    ['br;q=0.2, gzip;q=0.8', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, undefined],
    ['identity, br;q=0.5', undefined, undefined],
    ['br;q=0.5, gzip;q=0.5, identity;q=0.7', undefined, undefined],
    ['br;q=0, gzip;q=0.0', undefined, undefined],
    ['', undefined, undefined],
  ])('compresses what is long for %j', async (accepted, encoding, unpack) => {
    const path = 'v1/page/pages/config-by-path?path=/'
    const plain = await served.get(path, lamps)
    const response = await served.get(path, { ...lamps, 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect((unpack ? unpack(response.rawPayload) : response.rawPayload).toString()).toBe(plain.body)
    expect(response.headers.etag).toBe(plain.headers.etag)
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
    const short = await served.get('v1/page/pages/nothing', { ...lamps, 'accept-encoding': accepted })
    expect([short.headers['content-encoding'], short.headers.vary]).toEqual([undefined, plain.headers.vary])
  })

  it('sends no header that lets other origins read', async () => {
    const response = await served.get('v1/site/info', { ...lamps, origin: 'https://evil.example' })
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('tells nothing internal, and logs it with the tenant and the route', async () => {
    const logged: string[] = []
    const broken = {
      ...storage,
      db: new Proxy(storage.db, {
        get: () => () => {
          throw new Error('secret table')
        },
      }),
    } as Storage
    const api = createApi({ specs, storage: broken })
    const app = Fastify({
      ...serverOptions,
      logger: { level: 'error', stream: { write: (text: string) => void logged.push(text) } },
    })
    await app.register(api.plugin)
    const response = await app.inject({ url: '/api/site/v1/site/info', headers: lamps })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(/secret|stack|node_modules/)
    expect(JSON.parse(logged[0] as string)).toMatchObject({
      tenant: 'lamps',
      route: '/api/site/v1/site/info',
      reqId: response.json().error.requestId,
      err: { message: 'secret table' },
    })
    const logger = { error: vi.fn() }
    const inProcess = createApi({ specs, storage: broken, logger: logger as never })
    await expect(
      inProcess.send(calls[0] as never, { domainName: 'x.example' } as never, { requestId: 'r1' }),
    ).rejects.toMatchObject({
      code: 'internal',
      message: 'Something went wrong. Try again.',
    })
    expect(logger.error.mock.calls[0]?.[0]).toMatchObject({ requestId: 'r1' })
  })

  it('leaves everything outside its prefix to the host', async () => {
    const app = Fastify(serverOptions)
    await app.register(served.api.plugin)
    app.get('/', async () => ({ data: 'page' }))
    app.setNotFoundHandler((_request, reply) => reply.code(404).send('a page of the host'))
    expect((await app.inject('/')).json()).toEqual({ data: 'page' })
    expect((await app.inject('/nothing')).body).toBe('a page of the host')
  })

  describe('for calls that write', () => {
    const echo = call('POST v1/test/{id}/echo', {
      name: 'test.echo',
      access: 'visitor',
      summary: 'Says what it was told.',
      params: { type: 'object', additionalProperties: false, properties: { id: { type: 'string' } } },
      body: {
        type: 'object',
        required: ['count'],
        additionalProperties: false,
        properties: { count: { type: 'integer' }, note: { type: 'object' } },
      },
      answer: {
        type: 'object',
        additionalProperties: false,
        properties: { id: { type: 'string' }, count: { type: 'integer' }, note: { type: 'object' } },
      },
    })
    const echoEndpoint = endpoint(echo, (question) => ({ ...(question as object), secret: 'x' }) as never)

    const post = async (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
      const service: Service = {
        sites: createSitesStore(storage),
        identities: createIdentities(storage.db),
        visibleDraft: async () => undefined,
        stores: {} as never,
        storage,
        parts: { specs, systemOrigin: 'http://localhost' } as Service['parts'],
        texts: {},
        region: 'cn',
        limits: createRateLimits(true, storage),
      }
      const app = Fastify(serverOptions)
      const route = { endpoint: echoEndpoint, ...compileEndpoint(echoEndpoint, service) }
      await app.register(apiPlugin([route], { texts: {}, version: '0', specs: [] }))
      return app.inject({ method: 'POST', url: '/api/site/v1/test/a/echo', payload, headers: { ...lamps, ...headers } })
    }

    it('reads JSON and sends only what is declared, to no cache', async () => {
      const response = await post('{"count":1}')
      expect(response.json()).toEqual({ data: { id: 'a', count: 1 } })
      expect(response.headers['cache-control']).toBe('private, no-store')
    })

    it.each([
      ['text/plain', 415],
      ['application/x-www-form-urlencoded', 415],
      ['multipart/form-data; boundary=x', 415],
      ['', 415],
      ['application/json; charset=utf-8', 200],
    ])('answers a body of type %j with %d', async (type, status) => {
      expect((await post('{"count":1}', { 'content-type': type })).statusCode).toBe(status)
    })

    it.each([
      ['{"count":"1"}', 'count'],
      ['{}', 'count'],
      ['{"count":1,"x":2}', 'x'],
      ['[]', ''],
      ['null', ''],
      ['{', undefined],
      ['', ''],
    ])('refuses %s', async (payload, field) => {
      const response = await post(payload)
      expect(response.statusCode).toBe(field === undefined ? 400 : 422)
      if (field !== undefined) expect(response.json().error.fields).toHaveProperty([field])
    })

    it('drops prototype keys at any depth and takes the rest', async () => {
      const response = await post(
        '{"count":1,"__proto__":{"a":1},"note":{"ok":1,"prototype":2,"constructor":{"prototype":3}}}',
      )
      expect(response.json().data).toEqual({ id: 'a', count: 1, note: { ok: 1 } })
    })

    it('refuses deep and large bodies', async () => {
      const depth = 5000
      expect((await post(`{"count":1,"note":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`)).statusCode).toBe(422)
      const large = await post(`{"count":1,"note":{"a":"${'x'.repeat(1024 * 1024)}"}}`)
      expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large'])
    })
  })

  it('throws failures of calls inside the process as they would be sent', async () => {
    const error = await served.api
      .send(calls[0] as never, { x: 1 } as never, { language: 'de' })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({
      code: 'invalid_request',
      status: 422,
      fields: { domainName: expect.any(String), x: expect.any(String) },
    })
  })
})
