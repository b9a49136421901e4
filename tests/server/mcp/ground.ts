import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { createApi, openStorage, type Storage } from '@vitrine/api'
import { type Action, keyActions } from '@vitrine/schemas'
import { importSiteFiles } from '../../../api/src/features/site-import/site-import.ts'
import { type Client as Person, type Served, serve as serveService } from '../../../api/src/testing/serve.ts'
import { exampleSite } from '../../../api/src/testing/site.ts'
import { specs } from '../../../api/src/testing/specs.ts'
import { serve as serveHost } from '../../../host/src/testing/serve.ts'

/** A key as somebody makes it in the office. */
export interface KeyWish {
  readonly name?: string
  readonly actions?: readonly Action[]
  readonly languages?: readonly string[]
  readonly sites?: readonly string[]
}

/** Two sites on a server that listens, people who work on the first one, and programs with keys. */
export interface Ground {
  readonly storage: Storage
  /** Two instances of one storage. */
  readonly urls: readonly [string, string]
  readonly tenantId: string
  readonly otherTenant: string
  readonly draftsId: string
  readonly otherDraft: string
  readonly served: Served
  readonly owner: Person & { readonly accountId: string; readonly session: string }
  keyOf(wish?: KeyWish): Promise<{ readonly id: string; readonly key: string }>
  /** A program of the SDK’s, over HTTP. */
  program(key: string, url?: string): Promise<Client>
  /** The same with the command, started by the program. */
  command(key: string): Promise<Client>
  close(): Promise<void>
}

const bin = fileURLToPath(new URL('../../../mcp/src/bin.ts', import.meta.url))

export async function startGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-mcp-'))
  const storage = await openStorage({ dataDir: folder })
  const ours = exampleSite('lamps', 'Lamps Ltd', ['lamps.example'])
  const site = await importSiteFiles(storage, specs, ours, { publish: true, domainsVerified: true })
  const other = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
  const served = await serveService({ storage })
  const owner = await served.memberOf(site.tenantId, { role: 'owner' })

  const listening = async () => {
    const { app } = await serveHost({ SYSTEM_DOMAIN: 'localhost' }, { api: createApi({ specs, storage }) })
    await app.listen({ port: 0, host: '127.0.0.1' })
    return { app, url: `http://localhost:${(app.server.address() as AddressInfo).port}` }
  }
  const [one, two] = [await listening(), await listening()]
  const programs: Client[] = []
  const connected = async (transport: Parameters<Client['connect']>[0]) => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(transport)
    programs.push(client)
    return client
  }
  return {
    ...{ storage, served, owner, urls: [one.url, two.url] },
    ...{ tenantId: site.tenantId, otherTenant: other.tenantId, draftsId: site.draftsId, otherDraft: other.draftsId },
    async keyOf({ name = 'Assistant', actions = keyActions, languages, sites } = {}) {
      const expiresAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
      const body = { name, actions, expiresAt, ...(languages && { languages }), ...(sites && { sites }) }
      const response = await owner.post('v1/site/api-keys', body)
      if (response.statusCode !== 201) throw new Error(response.body)
      return response.json().data
    },
    program: (key, url = one.url) =>
      connected(
        new StreamableHTTPClientTransport(new URL('/api/site/mcp', url), {
          requestInit: { headers: { authorization: `Bearer ${key}` } },
        }),
      ),
    command: (key) =>
      connected(
        new StdioClientTransport({
          command: process.execPath,
          args: [bin],
          env: { ...(process.env as Record<string, string>), VITRINE_URL: one.url, VITRINE_KEY: key },
        }),
      ),
    async close() {
      await Promise.all(programs.map((program) => program.close()))
      await Promise.all([one.app.close(), two.app.close(), served.app.close()])
      await storage.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What a tool answers; its result must be none of an error. */
// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the answer
export async function use<T = any>(program: Client, name: string, input: object = {}): Promise<T> {
  const result = (await program.callTool({ name, arguments: { ...input } })) as CallToolResult
  if (result.isError) throw new Error(JSON.stringify(result.content))
  return result.structuredContent as T
}

/** What a tool says of why it did nothing. */
export async function refusal(program: Client, name: string, input: object = {}): Promise<string> {
  const result = (await program.callTool({ name, arguments: { ...input } })) as CallToolResult
  if (!result.isError) throw new Error(`${name} has done it: ${JSON.stringify(result.structuredContent)}`)
  return result.content.map((one) => (one.type === 'text' ? one.text : '')).join('\n')
}
