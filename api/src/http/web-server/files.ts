import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRecord } from '../../platform/as-record.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { FileStores } from '../../platform/files/file-stores.ts'
import { findFile } from '../../platform/files/find-file.ts'
import { encodingOf } from '../server/encoding.ts'
import { sendStatus } from '../server/plain-answers.ts'
import { orStatus, sendFile } from '../server/send-file.ts'
import { avifOr } from './avif.ts'

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

/** The builds before the one that is served. */
export interface EarlierBuilds {
  /** Holds their files as they stood below `/builds/`. */
  readonly folder: string
  /** The build that browsers shall have: its id, and when it was made, in milliseconds. */
  readonly latest: () => Promise<{ readonly id: string; readonly timestamp: number }>
  /** Whether a file is here, and what brings the files of builds that other instances serve. */
  readonly has: (file: string) => boolean
  readonly complete: () => Promise<boolean>
}

/**
 * Serves the files of a build under `/builds/`, with the compressed copies that stand beside them, and those of earlier
 * builds, which open pages may still ask for (R98), and tells in `latest.json` which build counts (R91).
 */
export async function serveBuild(
  app: FastifyInstance,
  folder: string,
  { folder: kept, latest, has, complete }: EarlierBuilds,
): Promise<void> {
  app.get('/builds/latest.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(await latest()),
  )
  app.addHook('onRequest', async ({ url }) => {
    const file = /^\/builds\/((?:assets|meta)\/[\w.-]+)(?:\?|$)/.exec(url)?.[1]
    if (file !== undefined && !has(file)) await complete()
  })
  await app.register(fastifyStatic, {
    ...common,
    root: [folder, kept],
    prefix: '/builds/',
    preCompressed: true,
    // The manifest is for the server; a stamp or a copy is nobody's business.
    allowedPath: (path) => /^\/(?:assets\/[\w.-]+|meta\/[\w-]+\.json)$/.test(path),
    setHeaders(reply, path) {
      reply.header('x-content-type-options', 'nosniff')
      // Hashed files never change.
      reply.header('cache-control', /\/assets\/[^/]+$/.test(path) ? FOREVER : `public, max-age=${DAY}`)
    },
  })
}

type ServedStores = Pick<FileStores, 'siteMedia' | 'uploads'>

/** The headers of uploads: never a document that could do anything (reliability 9). */
const uploadHeaders = (name: string, cacheControl: string) => ({
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-type': mediaTypes.get(extname(name)) ?? 'application/octet-stream',
  'cache-control': cacheControl,
  // One address answers with either.
  ...(/\.(?:webp|avif)$/.test(name) && { vary: 'Accept' }),
})

/** For a while, of what may be replaced under its name. */
const FOR_A_DAY = `public, max-age=${DAY}`

/** Registers what answers GET and HEAD with files; `answer` tells whether there is one. */
function fileRoute(
  app: FastifyInstance,
  url: string,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) => orStatus(reply, () => answer(request, reply)),
  })
}

/** The path below a prefix, as the router decoded it. */
const pathBelow = ({ params }: FastifyRequest): string => String(asRecord(params)['*'])

/**
 * Serves pictures and films under `/media/{tenantId}/`, and documents under `/preview/{tenantId}/` to look at
 * and under `/download/{tenantId}/` to save.
 */
export function serveMedia(app: FastifyInstance, { siteMedia, uploads }: ServedStores): void {
  fileRoute(app, '/media/*', async (request, reply) => {
    const name = pathBelow(request)
    const found = mediaTypes.has(extname(name)) ? await findFile([siteMedia, uploads], name) : undefined
    if (!found) return false
    const file = await avifOr(found, request.headers.accept)
    await sendFile(request, reply, file, uploadHeaders(file.name, file.store === uploads ? FOREVER : FOR_A_DAY))
    return true
  })
  for (const [prefix, more] of [
    ['preview', {}],
    ['download', { 'content-disposition': 'attachment' }],
  ] as const)
    fileRoute(app, `/${prefix}/:tenantId(^[1-9][0-9]*$)/*`, async (request, reply) => {
      if (!documents.test(request.raw.url ?? '')) return false
      const found = await findFile([uploads], `${asRecord(request.params).tenantId}/${pathBelow(request)}`)
      if (found) await sendFile(request, reply, found, { ...uploadHeaders(found.name, FOREVER), ...more })
      return found !== undefined
    })
}

/** The picture behind an address of link previews; `undefined` where there is none. */
type ShareImageOf = (address: string) => Promise<{ readonly name: string; readonly isForever: boolean } | undefined>

/**
 * Serves pictures as link previews show them, under `/og/{tenantId}/` (R308).
 *
 * @param store holds the files that `fileOf` names.
 */
export function serveShareImages(app: FastifyInstance, store: FileStore, fileOf: ShareImageOf): void {
  fileRoute(app, '/og/:tenantId(^[1-9][0-9]*$)/*', async (request, reply) => {
    const image = await fileOf(request.url)
    const found = image && (await findFile([store], image.name))
    if (found) await sendFile(request, reply, found, uploadHeaders(found.name, image.isForever ? FOREVER : FOR_A_DAY))
    else sendStatus(reply, 404)
    return true
  })
}
