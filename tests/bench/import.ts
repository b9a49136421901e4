// `npm run bench:import`: how long the service answers nobody while a site comes in, goes out or is published.
// It runs what `npm run build` made; two processes beside it send the site, and ask for a page all the while.
import { type ChildProcess, fork } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { readFiles, type SiteFiles } from '@vitrine/api'
import { languageCodes } from '@vitrine/schemas'
import pino from 'pino'
import { zipOf } from '../../api/src/features/site-export/zip.ts'
import type { Answered, Errand } from './import-client.ts'

interface Server {
  readConfig(env: object): { readonly config: object }
  startHost(config: object, logger: object, place: object): Promise<{ readonly url: string; close(): Promise<void> }>
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const demo = await readFiles(at('../../sites/demo'))
const documents = (more: Readonly<Record<string, unknown>>): SiteFiles => ({
  ...demo,
  documents: { ...demo.documents, ...more },
})
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

const pictures = Object.fromEntries(numbers(3000).map((number) => [`media/p/${number}.png`, async () => png]))
const everyLanguage = {
  ...(demo.documents['configuration.json'] as object),
  languages: languageCodes.map((code) => ({ code, enabled: true })),
}
const wordsOf = (language: string, number: number) => ({
  name: `${language} bolt ${number}`,
  summary: `${language}${number} hexagon head, metric thread, zinc plated, in boxes of ${number + 10}, ${language}${number % 97}`,
})
const products = numbers(2000).map((number) => {
  const slug = `many-${number}`
  const maps = languageCodes.filter((code) => code !== 'en').map((code) => [code, wordsOf(code, number)])
  const settings = { props: wordsOf('en', number), editPropsByLangEnvMap: Object.fromEntries(maps) }
  return [`content/product/${slug}.json`, { slug, order: number, settings }]
})
const large = documents({ 'configuration.json': everyLanguage, ...Object.fromEntries(products) })
const page = demo.documents['pages/home.json'] as { readonly page: { readonly settings: object } }
/** Of its size, not of its shape: what is wrong is found after everything was read. */
const fileOf = (bytes: number): SiteFiles =>
  documents({ 'pages/home.json': { ...page, more: numbers(bytes / 100).map(() => 'x'.repeat(96)) } })

const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
process.env.NODE_ENV = 'production'
const { readConfig, startHost } = (await import(
  new URL('../../host/dist/server/main.js', import.meta.url).href
)) as Server
const account = { email: 'owner@example.com', password: 'correct horse battery' }
const { config } = readConfig({
  ...{ DATA_DIR: folder, PORT: '0', DEMO: '1', RATE_LIMIT: 'off', DATABASE_URL: process.env.DATABASE_URL },
  ...{ OWNER_EMAIL: account.email, OWNER_PASSWORD: account.password },
})
const server = await startHost(config, pino({ level: 'error' }), { folder: at('../../host'), sites: at('../../sites') })

const children = numbers(2).map(() => fork(at('import-client.ts'), [server.url, JSON.stringify(account)]))
process.once('exit', () => {
  for (const child of children) child.kill()
})
const [sender, visitor] = children as [ChildProcess, ChildProcess]
const send = (child: ChildProcess, errand: Errand) =>
  new Promise<Answered>((resolve) => {
    child.once('message', (answered) => resolve(answered as Answered))
    child.send(errand)
  })

async function zipFile(name: string, files: SiteFiles): Promise<string> {
  const path = join(folder, `${name}.zip`)
  await pipeline(Readable.from(zipOf(files)), createWriteStream(path))
  return path
}

const ms = (time: number): string => `${Math.round(time)} ms`
async function measured(name: string, errand: Errand): Promise<Answered> {
  await send(visitor, { do: 'start-visits', path: '/demo' })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const answered = await send(sender, errand)
  delay.disable()
  const { times } = await send(visitor, { do: 'end-visits' })
  const sorted = [...times].sort((left, right) => left - right)
  const cells = [
    name,
    `${answered.status}`,
    ms(answered.took),
    ms(delay.max / 1e6),
    ms(delay.percentile(99) / 1e6),
    `${ms(sorted[Math.floor(sorted.length / 2)] ?? 0)}, ${ms(sorted.at(-1) ?? 0)} (${sorted.length})`,
    `${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return answered
}

console.log('| what | status | took | longest wait | p99 | a page meanwhile: median, longest (how many) | memory |')
console.log('|---|---|---|---|---|---|---|')
await send(visitor, { do: 'start-visits', path: '/demo' })
await send(sender, { do: 'wait', time: 1000 })
await send(visitor, { do: 'end-visits' })
await measured('nothing', { do: 'wait', time: 3000 })
const sites: readonly (readonly [string, string, SiteFiles])[] = [
  ['the demo', 'first', demo],
  ['the demo, again', 'second', demo],
  ['3,000 tiny pictures', 'pictures', { ...demo, media: { ...demo.media, ...pictures } }],
  ['2,000 products in 18 languages', 'many-products', large],
  ['a file of 20 MB, refused', 'too-large', fileOf(20e6)],
  ['a file of 7 MB, refused', 'wrong', fileOf(7e6)],
]
for (const [name, clientId, files] of sites) {
  const zip = await zipFile(clientId, files)
  await measured(`import: ${name}`, { do: 'import', zip, clientId, publish: true })
}
for (const [name, clientId] of [
  ['the demo', 'first'],
  ['2,000 products in 18 languages', 'many-products'],
] as const) {
  await measured(`publish: ${name}`, { do: 'publish', clientId })
  await measured(`export: ${name}`, { do: 'export', clientId })
}
for (const child of children) child.disconnect()
await server.close()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
