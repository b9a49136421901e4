import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSealing } from '../../../platform/sealing/sealing.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { createWebhookSender } from '../../webhooks/delivery/sender.ts'
import { type FetchError, fetchFile } from './fetch-file.ts'

let server: Server
let origin = ''
let connections = 0
let listener: RequestListener = (_request, response) => response.end()

beforeEach(async () => {
  connections = 0
  server = createServer((request, response) => listener(request, response)).on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
)

const reason = (address: string, rules: Parameters<typeof fetchFile>[1] = {}, patience = 2000) =>
  fetchFile(address, rules, { patience }).then(
    async ({ source }) => {
      const parts: Uint8Array[] = []
      for await (const part of source) parts.push(part)
      return Buffer.concat(parts).toString()
    },
    (error: FetchError) => error.reason,
  )
const inside = { privateHosts: true }

describe('A file at an address', () => {
  it('is read with its name, also where the address leads on', async () => {
    listener = ({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { location: '/files/red%20lamp.png?v=1' }).end()
      else response.end('bytes')
    }
    const { name, source } = await fetchFile(`${origin}/moved`, inside)
    expect(name).toBe('red lamp.png')
    const parts: Uint8Array[] = []
    for await (const part of source) parts.push(part)
    expect(Buffer.concat(parts).toString()).toBe('bytes')
  })

  it.each([
    'https://127.0.0.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.png',
    'https://localhost/a.png',
  ])('is not asked for within a network: %s', async (address) => {
    expect(await reason(address)).toBe('private')
  })

  it('is not asked for where a name, or where an address leads, is within a network', async () => {
    const lookUp = async () => [{ address: '10.0.0.5' }]
    expect(await reason('https://pictures.example.com/a.png', { lookUp })).toBe('private')
    expect(await reason(`${origin}/a.png`)).toBe('address')
    expect(await reason('ftp://example.com/a.png')).toBe('address')
    expect(await reason('https://me:secret@example.com/a.png')).toBe('address')
    expect(connections).toBe(0)
  })

  it('is refused where it leads on and on, is not there, or takes too long', async () => {
    listener = (_request, response) => response.writeHead(302, { location: '/again' }).end()
    expect(await reason(`${origin}/a`, inside)).toBe('unreachable')
    expect(connections).toBe(4)
    listener = (_request, response) => response.writeHead(404).end()
    expect(await reason(`${origin}/a`, inside)).toBe('status')
    listener = () => undefined
    expect(await reason(`${origin}/a`, inside, 200)).toBe('unreachable')
  })
})

onBothEngines('A file of another host in the library', (engine) => {
  it('is refused to who may not write, and where its address is within a network', async () => {
    const storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const served = await serve({ storage })
    const ask = async (role: 'editor' | 'viewer', address: string) =>
      (await served.memberOf(tenantId, { role })).post('v1/media/by-address', { address })
    expect((await ask('viewer', `${origin}/a.png`)).statusCode).toBe(403)
    const inside = await ask('editor', 'https://192.168.1.1/a.png')
    expect([inside.statusCode, inside.json().error?.fields ?? inside.json()]).toEqual([
      422,
      expect.objectContaining({ address: 'This address leads into a private network. Use a public one.' }),
    ])
    expect((await ask('editor', `${origin}/a.png`)).statusCode).toBe(422)
    expect(connections).toBe(0)
    await served.app.close()
  })

  it('is stored as one that is uploaded, and not twice', async () => {
    const storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const webhookSender = createWebhookSender(storage.db, {
      ...{ sealing: createSealing(storage.db), systemOrigin: '', privateHosts: true },
    })
    const served = await serve({ storage, webhookSender })
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    listener = ({ url }, response) => response.end(url === '/page' ? '<html></html>' : picture)
    const address = `${origin}/pictures/red-lamp.png`
    const stored = await editor.post('v1/media/by-address', { address })
    expect([stored.statusCode, stored.json().data]).toMatchObject([201, { name: 'red-lamp.png', kind: 'image' }])
    const again = await editor.post('v1/media/by-address', { address, duplicates: 'refuse' })
    expect([again.statusCode, again.json().error.details.media.id]).toEqual([409, stored.json().data.id])
    const page = await editor.post('v1/media/by-address', { address: `${origin}/page` })
    expect(page.statusCode).toBeGreaterThanOrEqual(400)
    expect((await editor.data('v1/media?q=red-lamp')).total).toBe(1)
    await served.app.close()
  })
})
