// node server.ts: pages, the calls of the editor, and the files that `npm run build` made.
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { drawPage } from './src/draw-page.ts'
import { publish, readDraft, readPublished, writeDraft } from './src/store.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The largest document that is taken, in bytes. */
const MOST = 8_000_000

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST) throw new Error('The document is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const send = (response: ServerResponse, type: string, text: string | Buffer, status = 200): void => {
  response.writeHead(status, { 'content-type': type }).end(text)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  switch (`${request.method} ${pathname}`) {
    case 'GET /api/document':
      return send(response, 'application/json', JSON.stringify(await readDraft()))
    case 'PUT /api/document':
      await writeDraft(JSON.parse(await bodyOf(request)))
      response.writeHead(204).end()
      return
    case 'POST /api/publish':
      await publish()
      response.writeHead(204).end()
      return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const file = normalize(pathname === '/edit' || pathname === '/form' ? `${pathname}.html` : pathname)
  const type = types[extname(file)]
  const bytes = type === undefined ? undefined : await readFile(join('dist', file)).catch(() => undefined)
  if (type !== undefined && bytes !== undefined) return send(response, type, bytes)
  // Every other address is a page of the site, or none.
  const { status, html } = drawPage(await readPublished(), request.url ?? '/')
  send(response, 'text/html; charset=utf-8', html, status)
}

const port = Number(process.env.PORT ?? 3000)
createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`))
