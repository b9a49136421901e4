import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp } from '../testing/app.ts'
import { serverOptions } from './built-site.ts'
import { configProblems } from './config-problems.ts'
import type { TranslationEngine } from './translation-engine.ts'

const guide = readFileSync(fileURLToPath(new URL('../../../docs/how-to/make-a-site.md', import.meta.url)), 'utf8')
const [, example = ''] = /^```ts file=engine\.ts\n([\s\S]*?)^```$/m.exec(guide) ?? []

const app = makeApp()
let server: Server
let url = ''
let status = 200
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { to, texts } = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const isKnown = request.headers.authorization === 'Bearer secret'
    response.writeHead(isKnown ? status : 401, { 'content-type': 'application/json', 'retry-after': '3' })
    response.end(JSON.stringify({ texts: texts.map((text: string) => `${to}: ${text}`) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  app.remove()
})

it('the engine of docs/how-to/make-a-site.md translates, and says what went wrong', async () => {
  app.write('engine.ts', example)
  const module: { readonly ownEngine: (url: string, key: string) => TranslationEngine } = await import(
    /* @vite-ignore */ pathToFileURL(join(app.folder, 'engine.ts')).href
  )
  const engine = module.ownEngine(url, 'secret')
  const { signal } = new AbortController()
  const job = { from: 'en', to: 'de', texts: [{ text: '⟦0⟧ bolts' }, { text: 'Nuts' }], signal }
  expect(configProblems({ translationEngines: [engine] })).toEqual([])
  const [given] = serverOptions(app.folder, { translationEngines: [engine] }, app.folder).main.translationEngines ?? []
  expect(given).toBe(engine)
  expect(await engine.translate(job)).toEqual([{ text: 'de: ⟦0⟧ bolts' }, { text: 'de: Nuts' }])
  await expect(module.ownEngine(url, 'other').translate(job)).rejects.toMatchObject({ kind: 'auth' })
  status = 429
  await expect(engine.translate(job)).rejects.toMatchObject({ name: 'EngineError', kind: 'rate', retryAfter: 3000 })
  status = 500
  await expect(engine.translate(job)).rejects.toMatchObject({ kind: 'down' })
})

it('what is wrong with engines of a config is said in words', () => {
  const problems = (...translationEngines: readonly unknown[]) => configProblems({ translationEngines })
  const good = { id: 'own', name: 'Own', languages: async () => [], translate: async () => [] }
  expect(problems(good, { kind: 'deepl', key: 'k' }, { kind: 'apertium', url: 'http://127.0.0.1:2737' })).toEqual([])
  expect(problems({ ...good, id: 'Own engine' }, { ...good, translate: 1 })).toHaveLength(2)
  expect(problems({ kind: 'babelfish' })).toEqual([
    'translation engine babelfish: kind must be one of deepl, libretranslate, apertium, openai.',
  ])
  expect(problems({ kind: 'deepl' }, { kind: 'openai', url: 'nowhere' })).toEqual([
    'translation engine deepl: it needs key.',
    'translation engine openai: it needs model.',
    'translation engine openai: url must be an address: https://…',
  ])
  expect(problems({ ...good, charactersPerMonth: 0 }, good)).toEqual([
    'translation engine own: charactersPerMonth must be a whole number above 0.',
    'translationEngines has own twice.',
  ])
  expect(configProblems({ translationEngines: 'deepl' })).toEqual([
    "translationEngines must be a list of translation engines: [{ kind: 'deepl', key: '…' }].",
  ])
})
