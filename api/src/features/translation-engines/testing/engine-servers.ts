import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EngineKind } from '@vitrine/schemas'

/** What goes wrong with the next requests that translate: an error as the service tells it, or something that none should do. */
export type Fault =
  | ('auth' | 'quota' | 'rate' | 'down' | 'text')
  | ('hang' | 'cut' | 'html' | 'fewer' | 'endless' | 'redirect' | 'empty')

export interface EngineServer {
  readonly url: string
  /** The bodies of all requests that translate, as they came, with their headers. */
  readonly asked: readonly { readonly body: unknown; readonly headers: IncomingMessage['headers'] }[]
  /** What goes wrong with the next requests; then nothing does. */
  fail(...faults: readonly Fault[]): void
  close(): Promise<void>
}

/** A text in which this stands is refused, with all that are sent beside it. */
export const POISON = 'poison'
/** The key that these servers know. */
export const KEY = 'key-of-a-test'

/** A service that speaks the published protocol of an engine, translates by putting the language before a text, and can fail. */
interface Protocol {
  /** What is answered to what does not translate: lists of languages. */
  readonly lists: Readonly<Record<string, unknown>>
  readonly path: string
  /** What is asked for; nothing where the request is not as it is published. */
  readonly texts: (
    body: unknown,
    request: IncomingMessage,
  ) => { readonly to: string; readonly texts: readonly string[] } | undefined
  readonly isKnown: (body: unknown, request: IncomingMessage) => boolean
  readonly answer: (texts: readonly string[]) => unknown
  readonly errors: Readonly<Partial<Record<Fault, readonly [status: number, body: unknown]>>>
}

// biome-ignore lint/suspicious/noExplicitAny: what a server gets is anything
type Anything = any

const deepl: Protocol = {
  path: '/v2/translate',
  lists: {
    '/v2/languages?type=source': [
      { language: 'EN', name: 'English' },
      { language: 'DE', name: 'German' },
    ],
    '/v2/languages?type=target': [
      { language: 'DE', name: 'German', supports_formality: true },
      { language: 'EN-GB', name: 'English (British)', supports_formality: false },
      { language: 'ZH-HANS', name: 'Chinese (simplified)', supports_formality: false },
    ],
  },
  isKnown: (_body, { headers }) => headers.authorization === `DeepL-Auth-Key ${KEY}`,
  texts: (body: Anything) =>
    Array.isArray(body.text) && body.text.length <= 50 && body.tag_handling === 'xml' && isXml(body.text.join(''))
      ? { to: body.target_lang, texts: body.text }
      : undefined,
  answer: (texts) => ({ translations: texts.map((text) => ({ detected_source_language: 'EN', text })) }),
  errors: {
    auth: [403, { message: 'Forbidden' }],
    quota: [456, { message: 'Quota Exceeded' }],
    rate: [429, { message: 'Too many requests' }],
    down: [503, { message: 'Service unavailable' }],
    text: [413, { message: 'Payload too large' }],
  },
}

/** Elements that are closed by themselves, entities, and nothing else that XML would not take. */
const isXml = (text: string): boolean =>
  !/[<>]|&(?!amp;|lt;|gt;)/.test(text.replaceAll(/<x id="\d+"\/>/g, '').replaceAll(/&(?:amp|lt|gt);/g, ''))

const libretranslate: Protocol = {
  path: '/translate',
  lists: {
    '/languages': [
      { code: 'en', name: 'English', targets: ['de', 'en', 'zh-Hans'] },
      { code: 'de', name: 'German', targets: ['de', 'en'] },
      { code: 'zh-Hans', name: 'Chinese', targets: ['en'] },
    ],
  },
  isKnown: (body: Anything) => body.api_key === KEY,
  texts: (body: Anything) =>
    Array.isArray(body.q) && ['de', 'en', 'zh-Hans'].includes(body.target) && body.format === 'text'
      ? { to: body.target, texts: body.q }
      : undefined,
  answer: (texts) => ({ translatedText: texts }),
  errors: {
    auth: [403, { error: 'Invalid API key' }],
    rate: [429, { error: 'Slowdown: 10 per 1 minute' }],
    down: [502, { error: 'Bad gateway' }],
    text: [500, { error: 'Cannot translate text: too strange' }],
  },
}

const apertium: Protocol = {
  path: '/translate',
  lists: {
    '/listPairs': {
      responseData: [
        { sourceLanguage: 'eng', targetLanguage: 'deu' },
        { sourceLanguage: 'eng', targetLanguage: 'zho' },
      ],
      responseDetails: null,
      responseStatus: 200,
    },
  },
  isKnown: () => true,
  texts: (body: Anything) =>
    typeof body.q === 'string' && ['eng|deu', 'eng|zho'].includes(body.langpair)
      ? { to: body.langpair.slice(4), texts: [body.q] }
      : undefined,
  answer: ([text]) => ({
    responseData: text === undefined ? {} : { translatedText: ` ${text}` },
    responseDetails: null,
    responseStatus: 200,
  }),
  errors: {
    rate: [429, { status: 'error', code: 429, message: 'Too Many Requests' }],
    down: [503, { status: 'error', code: 503, message: 'Service Unavailable' }],
    text: [400, { status: 'error', code: 400, message: 'Bad Request', explanation: 'That text is refused' }],
  },
}

const openai: Protocol = {
  path: '/v1/chat/completions',
  lists: {},
  isKnown: (_body, { headers }) => headers.authorization === `Bearer ${KEY}`,
  texts(body: Anything) {
    const data = JSON.parse(body.messages.at(-1).content)
    const ids = Object.keys(data.texts)
    const { schema, strict } = body.response_format.json_schema
    const isPublished = strict && schema.required.join() === ids.join() && schema.additionalProperties === false
    return isPublished ? { to: data.to, texts: ids.map((id) => data.texts[id].text) } : undefined
  },
  answer: (texts) => ({
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: JSON.stringify(Object.fromEntries(texts.map((text, n) => [`t${n}`, text]))),
        },
      },
    ],
  }),
  errors: {
    auth: [
      401,
      { error: { message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' } },
    ],
    quota: [
      429,
      { error: { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' } },
    ],
    rate: [429, { error: { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' } }],
    down: [500, { error: { message: 'The server had an error', type: 'server_error', code: null } }],
    text: [
      200,
      { choices: [{ index: 0, finish_reason: 'length', message: { role: 'assistant', content: '{"t0":"cu' } }] },
    ],
  },
}

export const protocols: Readonly<Record<EngineKind, Protocol>> = { deepl, libretranslate, apertium, openai }

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return request.headers['content-type'] === 'application/json'
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text))
}

/** Begins to serve on this machine. */
export async function startEngineServer(kind: EngineKind): Promise<EngineServer> {
  const protocol = protocols[kind]
  const asked: { body: unknown; headers: IncomingMessage['headers'] }[] = []
  let faults: readonly Fault[] = []
  const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

  const odd: Partial<Record<Fault, (response: ServerResponse, texts: readonly string[]) => void>> = {
    hang: () => undefined,
    cut: (response) => response.writeHead(200, { 'content-length': '100' }).write('{"', () => response.destroy()),
    html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    fewer: (response, texts) => send(response, 200, protocol.answer(texts.slice(1))),
    endless: (response) => send(response, 200, { filler: 'x'.repeat(3 * 1024 * 1024) }),
    redirect: (response) => response.writeHead(302, { location: `${server.url}/elsewhere` }).end(),
    empty: (response) => send(response, 200, {}),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const list = protocol.lists[request.url ?? '']
    if (list !== undefined && request.method === 'GET') return send(response, 200, list)
    if (request.url !== protocol.path || request.method !== 'POST') return send(response, 404, {})
    const body = await bodyOf(request)
    asked.push({ body, headers: request.headers })
    const [fault, ...rest] = faults
    faults = rest
    const { to = '', texts = undefined } = protocol.texts(body, request) ?? {}
    if (!texts) return send(response, 400, { message: 'not as published' })
    if (fault && odd[fault]) return odd[fault](response, texts)
    if (fault) {
      const [status, error] = protocol.errors[fault] ?? [500, {}]
      return send(response, status, error, fault === 'rate' ? { 'retry-after': '7' } : {})
    }
    const [status, error] = protocol.isKnown(body, request) ? [200, {}] : (protocol.errors.auth ?? [403, {}])
    if (status !== 200) return send(response, status, error)
    if (texts.some((text) => text.includes(POISON))) {
      const [refused, why] = protocol.errors.text ?? [400, {}]
      return send(response, refused, why)
    }
    return send(response, 200, protocol.answer(texts.map((text) => `[${to.toLowerCase()}] ${text}`)))
  }

  const listener = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const server: EngineServer = {
    url: kind === 'openai' ? `${origin}/v1` : origin,
    asked,
    fail: (...next) => {
      faults = next
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve())
        listener.closeAllConnections()
      }),
  }
  return server
}
