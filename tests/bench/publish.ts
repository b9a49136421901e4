/**
 * How long visitors wait for pages, and the event loop for its turn, while a large draft is imported, published and
 * exported (5,000 components in 18 languages unless told otherwise), and while a catalogue comes in whose 2,000 products
 * in 18 languages are put into the index of the search, and get places of their own there when two of them are
 * exchanged; on both engines. The server runs in this process as `npm start` runs it; who publishes and who visits are
 * processes of their own. `npm run bench:publish [-- components [engine]]`, after `npm run build`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { SiteFiles } from '@vitrine/api'
import { builtInTheme, languageCodes } from '@vitrine/schemas'
import pino from 'pino'
import { zipOf } from '../../api/src/features/site-export/zip.ts'
import { findPostgres, startPostgres } from '../chaos/postgres.ts'
import { quantile } from '../chaos/results.ts'
import type { Answered, Errand } from './import-client.ts'

interface Server {
  readConfig(env: object): { readonly config: object }
  startHost(config: object, logger: object, place: object): Promise<{ readonly url: string; close(): Promise<void> }>
}

const COMPONENTS = Number(process.argv[2] ?? 5000)
/** `sqlite` or `postgres`; both when it is left out. */
const ENGINE = process.argv[3]
const ON_A_PAGE = 200
const CLIENT_ID = 'large'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)
const words = (language: string, number: number) =>
  `${language} ${number}: hexagon head, metric thread, zinc plated, in boxes of ${number + 10}`

function pageOf(page: number): readonly [path: string, document: object] {
  const id = page === 0 ? 'home' : `page-${page}`
  const labels = numbers(ON_A_PAGE).map((number) => `l${String(page * ON_A_PAGE + number).padStart(7, '0')}`)
  const settings = (number: number) => ({
    props: { text: words('en', number), textType: 'p' },
    editPropsByLangEnvMap: Object.fromEntries(
      languageCodes.filter((code) => code !== 'en').map((code) => [code, { text: words(code, number) }]),
    ),
  })
  const type = page === 0 ? { pageType: 'home' } : { pageType: 'pages', slug: id }
  const document = {
    page: { id, ...type, order: page, settings: { props: { name: id }, editPropsByLangEnvMap: {} } },
    pageSchema: {
      version: 1,
      root: labels,
      components: Object.fromEntries(labels.map((label) => [label, { type: 'text-label', version: 1 }])),
    },
    componentsSettingValues: Object.fromEntries(labels.map((label, number) => [label, settings(number)])),
  }
  return [`pages/${id}.json`, document]
}

const large: SiteFiles = {
  documents: {
    'site.json': { clientId: CLIENT_ID, name: 'Large', domains: [], systemPages: true },
    'configuration.json': {
      themeSettings: [builtInTheme],
      openThemeId: 'built-in',
      defaultLanguage: 'en',
      languages: languageCodes.map((code) => ({ code, enabled: true })),
    },
    ...Object.fromEntries(numbers(Math.ceil(COMPONENTS / ON_A_PAGE)).map(pageOf)),
  },
}

const wordsOf = (code: string, number: number) => ({
  name: `${code} bolt ${number}`,
  summary: `${code}${number} hexagon head, metric thread, zinc plated, in boxes of ${number + 10}, ${code}${number % 97}`,
})
const catalogue: SiteFiles = {
  documents: {
    'configuration.json': large.documents['configuration.json'],
    'site.json': { clientId: 'catalogue', name: 'Catalogue', domains: [], systemPages: true },
    'pages/home.json': pageOf(0)[1],
    ...Object.fromEntries(
      numbers(2000).map((number) => {
        const maps = languageCodes.filter((code) => code !== 'en').map((code) => [code, wordsOf(code, number)])
        const settings = { props: wordsOf('en', number), editPropsByLangEnvMap: Object.fromEntries(maps) }
        return [`content/product/p-${number}.json`, { slug: `p-${number}`, order: 0, settings }]
      }),
    ),
  },
}

process.env.NODE_ENV = 'production'
const { readConfig, startHost } = (await import(
  new URL('../../host/dist/server/main.js', import.meta.url).href
)) as Server
const account = { email: 'owner@example.com', password: 'correct horse battery' }
const ms = (time: number): string => time.toFixed(1).padStart(9)

async function measure(engine: string, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-publish-'))
  const { config } = readConfig({
    ...{ DATA_DIR: folder, PORT: '0', DEMO: '1', RATE_LIMIT: 'off', DATABASE_URL: databaseUrl },
    ...{ OWNER_EMAIL: account.email, OWNER_PASSWORD: account.password },
  })
  const place = { folder: at('../../host'), sites: at('../../sites') }
  const server = await startHost(config, pino({ level: 'error' }), place)
  const children = numbers(2).map(() => fork(at('import-client.ts'), [server.url, JSON.stringify(account)]))
  const [sender, visitor] = children as [ChildProcess, ChildProcess]
  const send = (child: ChildProcess, errand: Errand) =>
    new Promise<Answered>((resolve) => {
      child.once('message', (answered) => resolve(answered as Answered))
      child.send(errand)
    })
  async function measured(name: string, errand: Errand): Promise<void> {
    await send(visitor, { do: 'start-visits', path: '/demo' })
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const { status, took } = await send(sender, errand)
    delay.disable()
    const { times } = await send(visitor, { do: 'end-visits' })
    const loop = [delay.percentile(50) / 1e6, delay.percentile(99) / 1e6, delay.max / 1e6]
    const pages = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)]
    const cells = [
      engine.padEnd(9),
      name.padEnd(16),
      String(status).padStart(6),
      ms(took),
      ...[...loop, ...pages].map(ms),
    ]
    console.log(`${cells.join(' ')} ${String(times.length).padStart(7)}`)
  }
  try {
    const [zip, ofCatalogue] = [join(folder, 'large.zip'), join(folder, 'catalogue.zip')]
    await pipeline(Readable.from(zipOf(large)), createWriteStream(zip))
    await pipeline(Readable.from(zipOf(catalogue)), createWriteStream(ofCatalogue))
    await measured('nothing', { do: 'wait', time: 3000 })
    await measured('import', { do: 'import', zip, clientId: CLIENT_ID, publish: false })
    await measured('import and index', { do: 'import', zip: ofCatalogue, clientId: 'catalogue', publish: false })
    await measured('order 2,000', { do: 'order', clientId: 'catalogue' })
    await measured('publish', { do: 'publish', clientId: CLIENT_ID })
    await measured('publish again', { do: 'publish', clientId: CLIENT_ID })
    await measured('export', { do: 'export', clientId: CLIENT_ID })
  } finally {
    for (const child of children) child.kill()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(`${COMPONENTS} components in ${languageCodes.length} languages; milliseconds`)
console.log(
  'engine    what             status      took  loop p50       p99       max  page p50       p99       max   pages',
)
if (ENGINE !== 'postgres') await measure('sqlite', undefined)
if (ENGINE !== 'sqlite') {
  const postgres = findPostgres() === undefined ? undefined : await startPostgres()
  if (!postgres) console.warn('SKIPPED on PostgreSQL: it is not installed.')
  else await measure('postgres', postgres.url)
  await postgres?.stop()
}
process.exit(0)
