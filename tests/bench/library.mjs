// What an app of one's own writes and sends to browsers, with Vitrine and with others: `npm run bench:library`,
// after `npm run pack`.
//
// The same page of two sections, the same editor, the same form of four fields, a section, a control and a storage of one's own,
// each as its documentation shows it (tests/bench/library). Lines are those of the sample, without what all are given (the
// document, the schema, the control). kB are gzip of what a browser loads at first, React with it, built by Vite; each sample is
// opened in Chromium and must show what it is about. Peers that are not in this repository are installed into the cache first.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright-core'
import { build, createServer as createVite } from 'vite'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { checksModule } from '../../vitrine/src/check/compiled-checks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const samples = join(root, 'tests/bench/library')
const cache = join(root, 'node_modules/.cache/bench-library')
const peers = {
  '@rjsf/core': '6.11.1',
  '@rjsf/utils': '6.11.1',
  '@rjsf/validator-ajv8': '6.11.1',
  '@jsonforms/core': '3.8.0',
  '@jsonforms/react': '3.8.0',
  '@jsonforms/vanilla-renderers': '3.8.0',
}
const libraries = ['vitrine', 'puck', 'rjsf', 'jsonforms']
/** What is tried, and how it is seen that it works: by a text on the page or in its frame. */
const tasks = {
  page: { shows: { vitrine: 'Schrauben, die halten', puck: 'Bolts that hold' } },
  editor: { shows: { vitrine: 'Bolts that hold', puck: 'Bolts that hold' } },
  form: { shows: { vitrine: 'Quantity', rjsf: 'Quantity', jsonforms: 'Quantity' } },
  section: {},
  control: { shows: { vitrine: '☆', rjsf: '☆', jsonforms: '☆' } },
  storage: { shows: { vitrine: 'Bolts that hold', puck: 'Bolts that hold' } },
}

function installPeers() {
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'package.json'), JSON.stringify({ private: true, dependencies: peers }))
  if (Object.keys(peers).every((name) => existsSync(join(cache, 'node_modules', name)))) return
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: cache, stdio: 'inherit' })
}

/** What `vitrine check --compile` writes, for the two sections of the page. */
async function writeChecks() {
  const vite = await createVite({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const { sections } = await vite.ssrLoadModule(join(samples, 'given/vitrine.tsx'))
  await vite.close()
  return checksModule(sections.map(({ spec }) => spec))
}

/** The file of a package of ours, as others install it (`npm run pack`). */
function packed(id) {
  const [, name, rest = ''] = /^@vitrine\/([a-z-]+)(\/.+)?$/.exec(id) ?? []
  if (name === undefined) return undefined
  const { exports } = JSON.parse(readFileSync(join(root, 'dist', name, 'package.json'), 'utf8'))
  const file = exports[`.${rest}`]?.default
  return file && join(root, 'dist', name, file)
}

const ENTRY = 'virtual:bench/entry'
const entryOf = (sample, checks) => ({
  name: 'bench-entry',
  enforce: 'pre',
  resolveId(id) {
    if (id === ENTRY) return `\0${ENTRY}.js`
    if (id.endsWith('given/checks.ts')) return '\0checks.js'
    const own = packed(id)
    if (own) return own
    const peer = Object.keys(peers).find((name) => id === name)
    return peer && this.resolve(id, join(cache, 'package.json'), { skipSelf: true })
  },
  load(id) {
    if (id === '\0checks.js') return checks
    if (id !== `\0${ENTRY}.js`) return undefined
    return `import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      import { Sample } from ${JSON.stringify(sample)}
      createRoot(document.getElementById('root')).render(createElement(Sample))`
  },
})

/** The files of a sample, and how many kB (gzip) a browser loads of them at first. */
async function built(sample, checks) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), entryOf(sample, checks)],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: { start: ENTRY } },
    },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const start = output.find(({ isEntry }) => isEntry)
  const first = new Set()
  const add = (name) => {
    if (first.has(name) || !chunks.has(name)) return
    first.add(name)
    for (const other of chunks.get(name).imports) add(other)
  }
  add(start.fileName)
  const bytes = [...first].reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0)
  return { output, start: start.fileName, kB: bytes / 1000 }
}

/** Opens what was built, and waits until it shows what it is about. */
async function look(browser, { output, start }, text) {
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source]))
  const styles = output
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`)
  const server = createServer(({ url }, response) => {
    const file = files.get(url)
    if (file === undefined) {
      response.setHeader('content-type', 'text/html')
      response.end(
        `<!doctype html><html lang="en"><title>Sample</title>${styles.join('')}<div id="root"></div><script type="module" src="/${start}"></script>`,
      )
      return
    }
    response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript')
    response.end(file)
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const wrong = []
  page.on('pageerror', (error) => wrong.push(error.message))
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    const places = [page, page.frameLocator('iframe').first()].map((place) => place.getByText(text).first())
    await Promise.any(places.map((place) => place.waitFor({ timeout: 30_000 }))).catch(() => {
      throw new Error(`“${text}” is not shown. ${wrong.join('\n')}`)
    })
  } finally {
    await page.close()
    server.close()
  }
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length

installPeers()
const checks = await writeChecks()
// The server of Vite before it was one for developing.
process.env.NODE_ENV = 'production'
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
const rows = []
for (const [task, { shows = {} }] of Object.entries(tasks)) {
  const row = { task }
  for (const library of libraries) {
    const sample = join(samples, library, `${task}.tsx`)
    if (!existsSync(sample)) continue
    const lines = linesOf(sample)
    if (shows[library] === undefined) {
      row[library] = `${lines} lines`
      continue
    }
    const made = await built(sample, checks)
    await look(browser, made, shows[library]).catch((error) => {
      throw new Error(`${library}, ${task}: ${error.message}`)
    })
    row[library] = `${lines} lines, ${made.kB.toFixed(0)} kB`
  }
  rows.push(row)
}
await browser.close()
console.table(Object.fromEntries(rows.map(({ task, ...row }) => [task, row])))
