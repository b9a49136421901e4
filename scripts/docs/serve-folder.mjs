import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

const isFile = (path) => existsSync(path) && statSync(path).isFile()

/**
 * Serves a folder as any web server of files does, at a free port of this machine.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)))
    const file = [path, join(path, 'index.html'), `${path}.html`].find(isFile)
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(file ?? '404.html')] ?? 'application/octet-stream',
    })
    response.end(readFileSync(file ?? join(folder, '404.html')))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
