import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importSiteFiles } from '../../api/src/features/site-import/site-import.ts'
import { openStorage } from '../../api/src/open-storage.ts'
import { type Served, serve } from '../../api/src/testing/serve.ts'
import { exampleSite } from '../../api/src/testing/site.ts'
import { specs } from '../../api/src/testing/specs.ts'

// What docs/how-to/use-the-api.md tells programs to do, done.

const example = fileURLToPath(new URL('../how-to/use-the-api.ts', import.meta.url))
const forwarding = fileURLToPath(new URL('../how-to/forward-to-vitrine.ts', import.meta.url))
const appGuide = fileURLToPath(new URL('../../docs/how-to/use-it-in-an-app.md', import.meta.url))
const guide = fileURLToPath(new URL('../../docs/how-to/use-the-api.md', import.meta.url))

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-use-the-api-'))
let served: Served
let url: string
let key: string
beforeAll(async () => {
  const storage = await openStorage({ dataDir })
  const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
  served = await serve({ storage })
  await served.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(served.app.server.address() as AddressInfo).port}`
  const owner = await served.memberOf(tenantId, { role: 'owner' })
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const actions = ['content.read', 'content.write', 'settings.read']
  key = (await owner.post('v1/site/api-keys', { name: 'Stock', actions, expiresAt })).json().data.key
})
afterAll(async () => {
  await served.app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (env: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [example], { env: { ...process.env, ...env } })
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    child.stderr.on('data', (text) => {
      said += text
    })
    child.once('close', (code) => resolve({ code, said }))
  })

test('its code is that of a program that the compiler has checked', () => {
  const blocks = [...readFileSync(guide, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, block]) => block)
  expect(blocks.length).toBeGreaterThan(2)
  expect(blocks.join('\n')).toBe(readFileSync(example, 'utf8'))
})

test('the program does what it says, in plain Node', async () => {
  const client = createClient({ url, key })
  const { data: before } = await client.content.list({ kind: 'product' })
  const { code, said } = await run({ VITRINE_URL: url, VITRINE_KEY: key })
  expect(said).toMatch(/^4 products\nSaved as revision \d+\n/)
  expect(code).toBe(0)
  const { data } = await client.content.read({ kind: 'product', id: before?.items[0]?.id ?? '' })
  expect(data?.settings.editPropsByLangEnvMap?.de).toMatchObject({ name: 'Sechskantschraube M8' })
})

test('a wrong key is said with its request', async () => {
  const { code, said } = await run({ VITRINE_URL: url, VITRINE_KEY: `vitrine_${'x'.repeat(43)}` })
  expect(code).toBe(1)
  expect(said).toMatch(/wrong_key: .* \(request [\w-]+\)/)
})

test('what an app forwards is asked with its key, for its own pages and those who may edit', async () => {
  expect(readFileSync(appGuide, 'utf8')).toContain(`\`\`\`ts\n${readFileSync(forwarding, 'utf8')}\`\`\``)
  process.env.VITRINE_URL = url
  process.env.VITRINE_KEY = key
  const { forwardToVitrine } = await import('../how-to/forward-to-vitrine.ts')
  const ask = (site: string, mayEdit: boolean, init: RequestInit = {}) =>
    forwardToVitrine(
      new Request('https://app.example/api/site/v1/content/product?pageSize=1', {
        ...init,
        headers: { 'sec-fetch-site': site, cookie: 'vitrine_session=nobody', ...init.headers },
      }),
      async () => mayEdit,
    )
  const answer = await ask('same-origin', true)
  expect([answer.status, (await answer.json()).data.total]).toEqual([200, 4])
  const slug = { slug: 'new-lamp', settings: { props: { name: 'New lamp' } } }
  const headers = { 'content-type': 'application/json' }
  const made = await ask('same-origin', true, { method: 'POST', headers, body: JSON.stringify(slug) })
  // The query is none of this call.
  expect([made.status, (await made.json()).error.code]).toEqual([422, 'invalid_request'])
  expect((await ask('cross-site', true)).status).toBe(403)
  expect((await ask('same-origin', false)).status).toBe(403)
})

test('an edit of somebody else comes down the stream of a program', async () => {
  const client = createClient({ url, key })
  const { data: product } = await client.content.read({ kind: 'product', id: 'torch' })
  for await (const event of client.site.events()) {
    if (event.type === 'open') {
      const { error } = await client.content.change({
        kind: 'product',
        id: product?.id ?? '',
        revision: product?.revision ?? 0,
        status: 'draft',
      })
      expect(error).toBeUndefined()
    }
    if (event.type !== 'changed') continue
    expect(event).toMatchObject({ data: { what: 'content' } })
    break
  }
})
