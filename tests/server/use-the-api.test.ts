import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createClient } from '@vitrine/client'
import { addApiKey } from '@vitrine/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../../host/src/testing/instance.ts'
import { ownerSend } from '../../host/src/testing/owner-send.ts'

// What docs/how-to/use-the-api.md tells programs to do, done.

const example = fileURLToPath(new URL('../how-to/use-the-api.ts', import.meta.url))
const guide = fileURLToPath(new URL('../../docs/how-to/use-the-api.md', import.meta.url))

let running: Instance
let key: string
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  const send = await ownerSend(running)
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const actions = ['content.read', 'content.write', 'settings.read'] as const
  ;({ key } = await send(addApiKey, { name: 'Stock', actions: [...actions], expiresAt }))
})
afterAll(() => running.close())

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
  const before = await createClient({ url: running.url, key }).content.list({ kind: 'product' })
  const { code, said } = await run({ VITRINE_URL: running.url, VITRINE_KEY: key })
  expect(said).toMatch(/^\d+ products\nSaved as revision \d+\n/)
  expect(code).toBe(0)
  const [product] = before.data?.items ?? []
  const { data } = await createClient({ url: running.url, key }).content.read({
    kind: 'product',
    id: product?.id ?? '',
  })
  expect(JSON.stringify(data)).toContain('Sechskantschraube M8')
})

test('a wrong key is said with its request', async () => {
  const { code, said } = await run({ VITRINE_URL: running.url, VITRINE_KEY: `vitrine_${'x'.repeat(43)}` })
  expect(code).toBe(1)
  expect(said).toMatch(/wrong_key: .* \(request [\w-]+\)/)
})

test('an edit of somebody else comes down the stream of a program', async () => {
  const client = createClient({ url: running.url, key })
  const { data: products } = await client.content.list({ kind: 'product' })
  const [product] = products?.items ?? []
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
