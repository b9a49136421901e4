import { mkdirSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { CallError } from '@vitrine/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encodingOf } from '../server/encoding.ts'
import { preferAvif } from './avif.ts'
import { sendStatus } from './plain-answers.ts'

const DAY = 86_400
/** Of what never changes at its address. */
export const FOREVER = `public, max-age=${365 * DAY}, immutable`

/** What uploads may be; the type is told by the ending that we gave them, never by their content. */
const mediaTypes = new Map([
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.pdf', 'application/pdf'],
])

/**
 * Documents that owners uploaded, to look at and to save (R237). Read as it was sent: names of ours need no
 * escapes, and an escaped one could hide whose file it is.
 */
const documents = /^\/(?:preview|download)\/[1-9][0-9]{0,18}\/[0-9a-f]{32}\.pdf(?:\?|$)/

/** Whether a request asks for a file: pages ask for those. */
export const isFileRequest = ({ url }: FastifyRequest): boolean =>
  /^\/(?:media|builds|download|(?:preview|og)\/[1-9][0-9]*)\//.test(url)

const byteRange = /^\s*bytes=\s*(?:[0-9]+-[0-9]*|-[0-9]+)(?:\s*,\s*(?:[0-9]+-[0-9]*|-[0-9]+))*\s*$/

/**
 * Makes requests for files mean what those for pages and calls mean, and asks whose they are before one is read.
 *
 * @param statusFor 200 where a file of a tenant is there on a host.
 */
export function checkFileRequests(
  app: FastifyInstance,
  statusFor: (host: string, tenantId: string) => Promise<number>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFileRequest(request)) return
    const { headers } = request.raw
    // A range that keeps to no grammar is none (RFC 9110, 14.2).
    if (!byteRange.test(headers.range ?? '')) delete headers.range
    // The plugin that serves files chooses among the copies in its own way; it is given what pages and calls would choose.
    headers['accept-encoding'] = encodingOf(headers['accept-encoding'])
    const tenantId = /^\/(?:media|preview|download|og)\/([^/?]*)/.exec(request.url)?.[1]
    if (tenantId === undefined) return
    const status = await statusFor(request.host, tenantId)
    if (status !== 200) return sendStatus(reply, status)
  })
}

const common = { index: false, dotfiles: 'ignore', cacheControl: false, decorateReply: false } as const

/** Serves the files of a build under `/builds/`, with the compressed copies that stand beside them. */
export async function serveBuild(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    prefix: '/builds/',
    preCompressed: true,
    // The manifest is for the server; a stamp or a copy is nobody's business.
    allowedPath: (path) => /^\/(?:assets\/[\w.-]+|meta\/[\w-]+\.json|latest\.json)$/.test(path),
    setHeaders(reply, path) {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cache-control', cachingOf(path.slice(folder.length)))
    },
  })
}

/** Hashed files never change; the newest build must be asked for each time (R92). */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return FOREVER
  return path.endsWith('latest.json') ? 'no-store' : `public, max-age=${DAY}`
}

interface MediaFolders {
  /** What came with imported sites. */
  readonly media: string
  /** What owners uploaded, under names that are never given twice. */
  readonly uploads: string
}

type SetHeaders = NonNullable<FastifyStaticOptions['setHeaders']>

/** The headers of uploads: never a document that could do anything (reliability 9). */
const uploadHeaders =
  (cacheControl?: (path: string) => string, more: Readonly<Record<string, string>> = {}): SetHeaders =>
  (reply, path) => {
    const headers = {
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': mediaTypes.get(extname(path)) ?? 'application/octet-stream',
      ...(cacheControl && { 'cache-control': cacheControl(path) }),
      // One address answers with either.
      ...(/\.(?:webp|avif)$/.test(path) && { vary: 'Accept' }),
      ...more,
    }
    for (const [name, value] of Object.entries(headers)) reply.header(name, value)
  }

/**
 * Serves pictures and films under `/media/{tenantId}/`, and documents under `/preview/{tenantId}/` to look at
 * and under `/download/{tenantId}/` to save.
 */
export async function serveMedia(app: FastifyInstance, { media, uploads }: MediaFolders): Promise<void> {
  for (const folder of [media, uploads]) mkdirSync(folder, { recursive: true })
  preferAvif(app, [media, uploads])
  await app.register(fastifyStatic, {
    ...common,
    root: [media, uploads],
    prefix: '/media/',
    allowedPath: (path) => /^\/[1-9][0-9]*\/[\w./-]+$/.test(path) && mediaTypes.has(extname(path)),
    setHeaders: uploadHeaders((path) => (path.startsWith(uploads) ? FOREVER : `public, max-age=${DAY}`)),
  })
  for (const prefix of ['/preview/', '/download/'])
    await app.register(fastifyStatic, {
      ...common,
      root: uploads,
      prefix,
      allowedPath: (_path, _root, request) => documents.test(request.raw.url ?? ''),
      setHeaders: uploadHeaders(() => FOREVER, prefix === '/download/' ? { 'content-disposition': 'attachment' } : {}),
    })
}

/** The picture behind an address of link previews; `undefined` where there is none. */
type ShareImageOf = (address: string) => Promise<{ readonly path: string; readonly isForever: boolean } | undefined>

/**
 * Serves pictures as link previews show them, under `/og/{tenantId}/` (R308).
 *
 * @param folder holds the files that `fileOf` names.
 */
export async function serveShareImages(app: FastifyInstance, folder: string, fileOf: ShareImageOf): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    serve: false,
    decorateReply: true,
    setHeaders: uploadHeaders(),
  })
  app.get('/og/:tenantId(^[1-9][0-9]*$)/*', async (request, reply) => {
    try {
      const found = await fileOf(request.url)
      if (!found) return sendStatus(reply, 404)
      return reply.header('cache-control', found.isForever ? FOREVER : `public, max-age=${DAY}`).sendFile(found.path)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return sendStatus(reply.header('retry-after', error.retryAfter ?? 30), error.status)
    }
  })
}
