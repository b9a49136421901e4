import './check-node.mjs'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { createServer, createServerModuleRunner } from 'vite'
import { DESIGNER_SCRIPT, OFFICE_SCRIPT } from '../host/src/assets/entries.ts'
import { devServer, sectionSources } from '../host/vite/config.ts'
import { canvasCss } from '../renderer/build/canvas-css.ts'
import { CONSENT_SCRIPT, LOADER_SCRIPT } from '../renderer/build/manifest.ts'

// The server while developing: sources as they are. A change of a stylesheet, or of what runs in
// browsers alone, arrives at once; any other starts the server again and reloads the page.

const folder = fileURLToPath(new URL('../host', import.meta.url))
const sites = fileURLToPath(new URL('../sites', import.meta.url))
const vite = await createServer(devServer)
const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null })

const module = (id) => `/@id/__x00__virtual:vitrine/${id}`
const canvas = '/builds/canvas.css'
const style = (name) =>
  name === 'read-in' ? name : name.startsWith('parts-') ? name.replace('-', '/') : `style/${name}`
const script = (src) => `<script type="module" src="${src}"></script>`
const development = {
  assets: {
    buildId: 'development',
    loader: `/${LOADER_SCRIPT}`,
    consent: `/${CONSENT_SCRIPT}`,
    stylesheets: (fonts, names) =>
      ['base', ...fonts.map((font) => `font/${font}`), ...names.map((name) => style(name))].map(module),
    stylesheet: () => undefined,
    mainFile: () => undefined,
    designer: { script: `/${DESIGNER_SCRIPT}`, preloads: [], stylesheets: [] },
    office: { script: `/${OFFICE_SCRIPT}`, preloads: [], stylesheets: [] },
    canvas: [canvas],
    islandSrc: (name) => module(`island/${name}`),
  },
  middleware(request, response, next) {
    if (request.url !== canvas) return vite.middlewares(request, response, next)
    canvasCss(vite, sectionSources).then((css) => response.setHeader('content-type', 'text/css').end(css), next)
  },
  transform(html, target) {
    // A page of an editor brings its own styles; those of visitors' pages are for the canvas in it.
    if (/id="(?:designer|office)-boot"/.test(html)) return vite.transformIndexHtml(target, html)
    // Vite serves stylesheets as scripts, which put changes into the page.
    const styled = html.replaceAll(/<link rel="stylesheet" href="([^"]+)">/g, (_link, href) => script(href))
    return vite.transformIndexHtml(target, styled)
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
    const { readConfig, startHost } = await runner.import('/host/src/process/main.ts')
    const { config, warnings } = readConfig(process.env)
    for (const warning of warnings) console.warn(warning)
    await running?.close()
    running = undefined
    await loaded?.close()
    loaded = undefined
    running = await startHost(config, logger, { folder, sites, development })
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
  // What the browser alone has loaded, as the designer, is changed there.
  if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return
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
