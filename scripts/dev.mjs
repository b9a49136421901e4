import './check-node.mjs'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { createServer, createServerModuleRunner } from 'vite'
import { devServer } from '../host/vite/config.ts'

// The server while developing: sources as they are. A change of a stylesheet arrives at once, any
// other starts the server again and reloads the page.

const folder = fileURLToPath(new URL('../host', import.meta.url))
const vite = await createServer(devServer)
const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null })

const module = (id) => `/@id/__x00__virtual:vitrine/${id}`
const script = (src) => `<script type="module" src="${src}"></script>`
const development = {
  assets: {
    buildId: 'development',
    loader: '/host/src/browser/loader.ts',
    stylesheets: () => [],
    stylesheet: () => undefined,
    latinFile: () => undefined,
    islandSrc: (name) => module(`island/${name}`),
  },
  middleware: vite.middlewares,
  transform(html, target) {
    const sections = new Set([...html.matchAll(/data-section="([a-z0-9-]+)"/g)].map(([, type]) => type))
    const fonts = new Set([...html.matchAll(/var\(--font-(?!system)([a-z]+)\)/g)].map(([, font]) => font))
    const parts = new Set([...html.matchAll(/data-parts="([a-z-]+)"/g)].map(([, name]) => name))
    const ids = [
      'base',
      ...[...fonts].map((font) => `font/${font}`),
      ...[...parts].map((name) => `parts/${name}`),
      ...[...sections].map((type) => `style/${type}`),
    ]
    const styles = ids.map((id) => script(module(id)))
    return vite.transformIndexHtml(target, html.replace('</head>', `${styles.join('')}</head>`))
  },
}

/** What runs, and the runner that loaded it. */
let running
let loaded
async function run() {
  // A runner of its own for each start: what it loaded before may be out of date.
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  try {
    // What cannot be read leaves the server as it is; only what can takes its place.
    const { readConfig, start } = await runner.import('/host/src/main.ts')
    const { config, warnings } = readConfig(process.env)
    for (const warning of warnings) console.warn(warning)
    await running?.close()
    running = undefined
    await loaded?.close()
    loaded = undefined
    running = await start(config, logger, { folder, development })
    loaded = runner
    console.log(`Vitrine is ready on ${running.url}`)
    return true
  } catch (error) {
    vite.ssrFixStacktrace?.(error)
    console.error(error)
    if (running) console.error(`The server before this change still runs on ${running.url}`)
    await runner.close()
    return false
  }
}

let queue = run()
let waiting
vite.watcher.on('change', (file) => {
  if (file.endsWith('.css') || /\.(?:test|stories|e2e)\./.test(file) || file.includes('/dist/')) return
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    queue = queue.then(run).then((isNew) => isNew && vite.environments.client.hot.send({ type: 'full-reload' }))
  }, 100)
})

for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, async () => {
    await queue
    await running?.close()
    await loaded?.close()
    await vite.close()
    process.exit(0)
  })
