// One page as visitors get it from Vitrine, from Puck, from Craft.js and from hand-written React: `npm run bench:page`,
// after `npm run build`.
//
// The same forty sections, the same HTML and the same stylesheets for all. Vitrine is what `npm start` runs; the others are
// drawn on the server, sent with brotli, and hydrated, built for production as their documentation says. A phone: 390 × 844,
// 150 ms to the server and back, 1.6 Mbit/s, a processor four times slower, nothing in the cache. Visits in turns, medians.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { createBuilds, root } from '../../host/vite/config.ts'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { startServer } from '../chaos/server.ts'
import { makeSite } from './page/site.ts'

const { client: clientBuild, server: serverBuild } = createBuilds({ dist: join(root, 'host/dist') })
const ROUNDS = Number(process.argv[2] ?? 9)
const peers = { hand: 'by hand', puck: 'Puck', craft: 'Craft.js' }
const built = join(root, 'node_modules/.cache/bench-page')
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const CLIENT = 'virtual:bench/client'
const sourceOf = (peer) => fileURLToPath(new URL(`page/${peer}.tsx`, import.meta.url))

/** What a browser runs: hydrates the page that the server sent. */
const client = (peer) => ({
  name: 'bench-client',
  resolveId: (id) => (id === CLIENT ? `\0${CLIENT}` : undefined),
  load: (id) =>
    id === `\0${CLIENT}`
      ? `import { createElement } from 'react'
         import { hydrateRoot } from 'react-dom/client'
         import { Page } from ${JSON.stringify(sourceOf(peer))}
         hydrateRoot(document.getElementById('root'), createElement(Page))`
      : undefined,
})

/** The files of a peer by their addresses, and what its server draws. */
async function buildPeer(peer) {
  const made = await build({
    ...clientBuild,
    base: `/${peer}/`,
    plugins: [...clientBuild.plugins, client(peer)],
    build: {
      ...clientBuild.build,
      write: false,
      manifest: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: { start: CLIENT } },
    },
  })
  const { output } = Array.isArray(made) ? made[0] : made
  const start = output.find((file) => file.type === 'chunk' && file.isEntry)
  await build({
    ...serverBuild,
    build: {
      ...serverBuild.build,
      outDir: join(built, peer),
      ssr: sourceOf(peer),
      rolldownOptions: { output: { entryFileNames: 'page.js' } },
    },
  })
  const [{ createElement }, { renderToString }, { Page }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import(join(built, peer, 'page.js')),
  ])
  return {
    html: renderToString(createElement(Page)),
    start: `/${peer}/${start.fileName}`,
    // What is imported at once is asked for at once, as Vite's own documents do.
    imports: start.imports.map((file) => `/${peer}/${file}`),
    files: output.map((file) => [`/${peer}/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  }
}

/** The document of Vitrine with the page of a peer, and its script instead of ours. */
const documentOf = (ours, { html, start, imports }) =>
  ours
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(
      /<body([^>]*)>[\s\S]*<\/body>/,
      (_, attributes) => `<body${attributes}><div id="root">${html}</div></body>`,
    )
    .replace(
      '</head>',
      () =>
        `${imports.map((href) => `<link rel="modulepreload" href="${href}">`).join('')}<script type="module" src="${start}"></script></head>`,
    )

/** Serves files from memory. */
async function serve(files) {
  const kept = new Map(
    [...files].map(([path, body]) => [
      path,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ]),
  )
  const server = createServer((request, response) => {
    const body = kept.get(request.url)
    if (!body) return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    const type = types[extname(request.url)] ?? types['.html']
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' }).end(body)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}

/** Runs in the page before anything else: keeps the first paint, and all tasks of more than 50 ms. */
function watch() {
  const seen = { paint: 0, blocked: 0 }
  globalThis.seen = seen
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime
  })
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
}

const KINDS = { Document: 'document', Script: 'script', Stylesheet: 'styles' }

/** One visit with nothing in the cache. */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const kinds = new Map()
    const seen = { document: 0, script: 0, styles: 0, other: 0 }
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, KINDS[type] ?? 'other'))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      seen[kinds.get(requestId) ?? 'other'] += encodedDataLength / 1000
    })
    await cdp.send('Network.enable')
    await cdp.send('Performance.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const scripting = metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
    if (errors.length > 0) throw new Error(`${url}: ${errors[0]}`)
    return { ...seen, ...(await page.evaluate(() => globalThis.seen)), scripting }
  } finally {
    await context.close()
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

process.env.NODE_ENV = 'production'
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const path = await makeSite(dataDir)
const vitrine = await startServer({ dataDir }, { kind: 'host' })
const ours = await (await fetch(vitrine.url + path)).text()
const styles = [...ours.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
  href.replaceAll('&amp;', '&'),
)
const files = new Map(
  await Promise.all(styles.map(async (href) => [href, await (await fetch(vitrine.url + href)).text()])),
)
for (const peer of Object.keys(peers)) {
  const made = await buildPeer(peer)
  for (const [address, body] of made.files) files.set(address, body)
  files.set(`/${peer}`, documentOf(ours, made))
}
const server = await serve(files)
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
try {
  const contestants = [
    ['Vitrine', vitrine.url + path],
    ...Object.entries(peers).map(([peer, name]) => [name, `${server.origin}/${peer}`]),
  ]
  const visits = new Map(contestants.map(([name]) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of contestants) visits.get(name).push(await visit(browser, url))
  const columns = {
    document: 'document kB',
    script: 'script kB',
    styles: 'styles kB',
    other: 'other kB',
    paint: 'first paint ms',
    scripting: 'in script ms',
    blocked: 'blocked ms',
  }
  console.log(`${ROUNDS} visits of each, load of the machine ${loadavg()[0].toFixed(1)}`)
  console.log(['', ...Object.values(columns)].map((name, at) => (at ? name.padStart(15) : name.padEnd(10))).join(''))
  for (const [name, seen] of visits) {
    const cells = Object.keys(columns).map((key) => median(seen.map((one) => one[key])))
    console.log(name.padEnd(10) + cells.map((value) => value.toFixed(value < 100 ? 1 : 0).padStart(15)).join(''))
  }
} finally {
  await browser.close()
  server.stop()
  await vitrine.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
