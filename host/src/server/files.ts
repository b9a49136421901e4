import { mkdirSync } from 'node:fs'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { encodingOf } from '@vitrine/api'
import type { FastifyInstance } from 'fastify'
import type { Assets } from '../assets/assets.ts'
import { STYLES } from '../assets/stylesheets.ts'
import { mediaSecurity } from './security.ts'

const DAY = 86_400
const FOREVER = `public, max-age=${365 * DAY}, immutable`

/** What uploads may be; the type is told by the ending that we gave them, never by their content. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
}

/**
 * Documents that owners uploaded, to look at and to save (R237). Read as it was sent: names of ours need no
 * escapes, and an escaped one could hide whose file it is.
 */
const documents = /^\/(?:preview|download)\/[1-9][0-9]{0,18}\/[0-9a-f]{32}\.pdf(?:\?|$)/

interface Served {
  /** What the build made for browsers; none while developing. */
  readonly builds?: string | undefined
  /** What came with imported sites. */
  readonly media: string
  /** What owners uploaded, under names that are never given twice. */
  readonly uploads: string
  readonly stylesheet: Assets['stylesheet']
}

/**
 * Serves the files of the build under `/builds/`, the stylesheets of pages under `/builds/styles/`,
 * pictures and films under `/media/{tenantId}/`, and documents under `/preview/{tenantId}/` to look at and
 * under `/download/{tenantId}/` to save.
 */
export async function serveFiles(app: FastifyInstance, { builds, media, uploads, stylesheet }: Served): Promise<void> {
  const common = { index: false as const, dotfiles: 'ignore' as const, cacheControl: false }
  if (builds !== undefined)
    await app.register(fastifyStatic, {
      ...common,
      root: builds,
      prefix: '/builds/',
      decorateReply: false,
      preCompressed: true,
      // The manifest is for the server; a stamp or a copy is nobody's business.
      allowedPath: (path) => /^\/(?:assets\/[\w.-]+|meta\/[\w-]+\.json|latest\.json)$/.test(path),
      setHeaders(reply, path) {
        reply.header('x-content-type-options', 'nosniff')
        reply.header('cache-control', cachingOf(path.slice(builds.length)))
      },
    })
  // A star, because parameters with a name may not be as long as the names of many sections.
  app.get<{ Params: { '*': string } }>(`${STYLES}*`, async ({ params, headers }, reply) => {
    const sheet = stylesheet(params['*'])
    if (!sheet) return reply.callNotFound()
    const encoding = encodingOf(headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return (
      reply
        .type('text/css; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('vary', 'Accept-Encoding')
        // A page of another build is better off with our stylesheet than with none, for this once.
        .header('cache-control', sheet.meta.isCurrent ? FOREVER : 'no-store')
        .send(await sheet.body(encoding))
    )
  })
  for (const folder of [media, uploads]) mkdirSync(folder, { recursive: true })
  await app.register(fastifyStatic, {
    ...common,
    root: [media, uploads],
    prefix: '/media/',
    decorateReply: false,
    allowedPath: (path) => /^\/[1-9][0-9]*\/[\w./-]+$/.test(path) && mediaTypes[extname(path)] !== undefined,
    setHeaders(reply, path) {
      for (const [name, value] of Object.entries(mediaSecurity)) reply.header(name, value)
      reply.header('content-type', mediaTypes[extname(path)] as string)
      reply.header('cache-control', path.startsWith(uploads) ? FOREVER : `public, max-age=${DAY}`)
    },
  })
  for (const prefix of ['/preview/', '/download/'])
    await app.register(fastifyStatic, {
      ...common,
      root: uploads,
      prefix,
      decorateReply: false,
      allowedPath: (_path, _root, request) => documents.test(request.raw.url ?? ''),
      setHeaders(reply, path) {
        for (const [name, value] of Object.entries(mediaSecurity)) reply.header(name, value)
        reply.header('content-type', mediaTypes[extname(path)] as string)
        reply.header('cache-control', FOREVER)
        if (prefix === '/download/') reply.header('content-disposition', 'attachment')
      },
    })
}

/** Hashed files never change; the newest build must be asked for each time (R92). */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return FOREVER
  return path.endsWith('latest.json') ? 'no-store' : `public, max-age=${DAY}`
}
