import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { createBuilds, root, start } from '../../../host/vite/config.ts'

const { client: clientBuild } = createBuilds({ dist: resolve(root, 'host/dist') })
const pages = fileURLToPath(new URL('pages', import.meta.url))
const built = resolve(root, 'node_modules/.cache/bench-designer')
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** Builds the page of a contestant as visitors' scripts are built, for production. */
export async function buildPage(page) {
  process.env.NODE_ENV = 'production'
  await build({
    ...clientBuild,
    base: `/${page}/`,
    build: {
      ...clientBuild.build,
      outDir: join(built, page),
      emptyOutDir: true,
      manifest: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: { [page]: join(pages, `${page}.tsx`) },
        output: {
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          codeSplitting: { groups: [start] },
        },
      },
    },
  })
}

const documentOf = (page) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${page}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/${page}/style.css">
<body>
<script type="module" src="/${page}/${page}.js"></script>
`

/** Serves what is built: `/puck/?size=20&shape=flat`. */
export async function servePages() {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const page = /^\/(\w+)\/$/.exec(pathname)?.[1]
    try {
      const body = page ? documentOf(page) : await readFile(join(built, pathname))
      response.setHeader('content-type', page ? 'text/html' : (types[extname(pathname)] ?? 'application/octet-stream'))
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((closed) => server.close(closed)),
  }
}
