import { can, type Membership, type Role, roles } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import { importSiteFiles } from './features/site-import/site-import.ts'
import { sampleOf } from './http/openapi/sample-of.ts'
import type { Storage } from './platform/database/storage.ts'
import { onBothEngines } from './testing/engines.ts'
import { type Client, type Served, serve } from './testing/serve.ts'
import { exampleSite } from './testing/site.ts'
import { specs } from './testing/specs.ts'

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document, whose shape its own test checks
type Json = any
type Method = Parameters<Client['ask']>[0]

/** One call of the description, with what is needed to ask it. */
interface Described {
  readonly method: Method
  readonly path: string
  readonly access: string
  readonly params: readonly Json[]
  readonly query: readonly Json[]
  readonly body: Json | undefined
  readonly statuses: ReadonlySet<number>
  readonly isSameOriginOnly: boolean
}

/** Stands in what nobody outside of the site may ever read. */
const SECRET = 'unpublished-secret-of-lamps'

const callsIn = (document: Json): Described[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path: path.replace('/api/site/', ''),
      access: operation['x-access'] ?? 'visitor',
      params: operation.parameters.filter((one: Json) => one.in === 'path'),
      query: operation.parameters.filter((one: Json) => one.in === 'query'),
      body: operation.requestBody?.content?.['application/json']?.schema,
      statuses: new Set(Object.keys(operation.responses).map(Number)),
      isSameOriginOnly: operation['x-same-origin-only'] === true,
    })),
  )

/** JSON of a megabyte that is nothing but depth. */
const nested = `${'{"a":'.repeat(160_000)}1${'}'.repeat(160_000)}`

onBothEngines('Every call, asked by everyone', (engine) => {
  let storage: Storage
  let served: Served
  let own: { readonly tenantId: string; readonly draftsId: string }
  let foreign: { readonly tenantId: string; readonly draftsId: string }
  let document: Json
  let calls: readonly Described[]

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    own = await importSiteFiles(storage, specs, exampleSite('lamps', 'Lamps'), { publish: true })
    foreign = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    await storage.db.updateTable('drafts').set({ name: SECRET }).where('tenant_id', '=', own.tenantId).execute()
    document = (await served.get('openapi.json')).json()
    calls = callsIn(document)
  })

  /** An address of a call: with objects of the own site, of the other one, or that are nowhere. */
  function addressOf({ path, params, query }: Described, whose: 'own' | 'foreign' | 'missing'): string {
    const ids: Record<string, string> = {
      own: own.draftsId,
      foreign: foreign.draftsId,
      missing: '999999',
    }
    const given = ({ name, schema, example }: Json): string => {
      if (name === 'draftsId' || name === 'draftId' || /drafts?\/\{id\}/.test(path)) return ids[whose] as string
      if (name === 'id' && path.includes('page')) return whose === 'missing' ? 'nowhere' : 'home'
      return String(example ?? sampleOf(schema, document) ?? 'x')
    }
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(given(params.find((one) => one.name === name) ?? { name, schema: { type: 'string' } })),
    )
    const asked = query.filter(({ required, name }) => required || name === 'draftsId')
    const search = new URLSearchParams(asked.map((one): [string, string] => [one.name, given(one)]))
    return asked.length === 0 ? filled : `${filled}?${search}`
  }

  const bodyOf = (call: Described, whose: 'own' | 'foreign' | 'missing'): Json => {
    const body = sampleOf(call.body, document) as Json
    if (body && typeof body === 'object' && 'draftsId' in body)
      body.draftsId = whose === 'own' ? own.draftsId : whose === 'foreign' ? foreign.draftsId : '999999'
    return body
  }

  interface Asked {
    readonly whose?: 'own' | 'foreign' | 'missing'
    readonly body?: 'right' | 'wrong' | 'nested'
  }
  async function ask(client: Client, call: Described, { whose = 'own', body = 'right' }: Asked = {}) {
    const headers: Record<string, string> = {
      ...(call.isSameOriginOnly && { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }),
      ...(call.body && { 'content-type': 'application/json' }),
    }
    const payload = !call.body
      ? undefined
      : body === 'nested'
        ? nested
        : JSON.stringify(body === 'wrong' ? { nonsense: 1 } : bodyOf(call, whose))
    return client.ask(call.method, addressOf(call, whose), payload, headers)
  }
  const line = ({ method, path }: Described) => `${method} ${path}`

  const identities: readonly (readonly [name: string, membership: Membership | undefined])[] = [
    ['nobody', undefined],
    ...roles.map((role: Role) => [role, role === 'translator' ? { role, languages: ['de'] } : { role }] as const),
  ]

  it('declares who may ask, and with what it can end', () => {
    expect(calls.length).toBeGreaterThan(80)
    for (const call of calls)
      expect([line(call), call.statuses.has(404) && call.statuses.has(500)]).toEqual([line(call), true])
  })

  it('lets in whom it should and nobody else, and never fails', async () => {
    const table: Record<string, Record<string, string>> = {}
    for (const call of calls) {
      const row: Record<string, string> = {}
      table[line(call)] = row
      for (const [name, membership] of identities) {
        // Each time somebody new: a call may end the session it is asked with.
        const client = membership ? await served.memberOf(own.tenantId, membership) : served
        const named: Client = membership ? client : withClient(served, own.tenantId)
        const results: number[] = []
        for (const whose of ['own', 'foreign', 'missing'] as const)
          for (const body of call.body ? (['wrong', 'nested'] as const) : (['right'] as const)) {
            const isLetIn = membership !== undefined && can(membership, call.access as never)
            // What changes something for good, and a stream without an end, are for tests of their own.
            if (isLetIn && !call.body && call.method !== 'GET') continue
            const isOwnStream = call.path.endsWith('/events') && (whose === 'own' || call.params.length === 0)
            if (isLetIn && isOwnStream) continue
            const response = await ask(named, call, { whose, body })
            results.push(response.statusCode)
            const at = `${line(call)} as ${name}, ${whose}, ${body}: ${response.statusCode} ${response.body.slice(0, 300)}`
            expect(call.statuses.has(response.statusCode), at).toBe(true)
            expect(response.statusCode, at).toBeLessThan(500)
            if (call.access !== 'visitor' && !membership) expect(response.statusCode, at).toBe(401)
            else if (call.access !== 'visitor' && call.access !== 'account' && membership) {
              const mayAsk = can(membership, call.access as never)
              // Too deep or not readable is told before anything else is looked at.
              if (body !== 'nested') expect(response.statusCode === 403, at).toBe(!mayAsk)
              if (mayAsk && whose !== 'own' && /drafts?(?:Id=|\/)/.test(addressOf(call, whose)) && body === 'right')
                expect(response.statusCode, at).toBe(404)
            }
            if (!membership) expect(response.body, at).not.toContain(SECRET)
          }
        row[name] = [...new Set(results)].sort().join(' ')
      }
    }
    process.stdout.write(printed(engine.name, table))
  }, 240_000)

  it('shows the site of another tenant as one that is not there', async () => {
    for (const call of calls.filter(({ access }) => access !== 'visitor' && access !== 'account')) {
      const stranger = await served.memberOf(foreign.tenantId, { role: 'owner' })
      const client = withClient(stranger, own.tenantId)
      for (const whose of ['own', 'foreign'] as const) {
        const response = await ask(client, call, { whose })
        const at = `${line(call)}: ${response.statusCode} ${response.body.slice(0, 300)}`
        expect(response.statusCode, at).toBe(404)
        expect(response.body, at).not.toContain(SECRET)
      }
      // And with their own site named, but an object of ours.
      if (/drafts?Id=|drafts?\//.test(addressOf(call, 'own')) || call.body) {
        const response = await ask(stranger, call, { whose: 'own' })
        expect(response.body, line(call)).not.toContain(SECRET)
        if (/drafts?\/\{id\}/.test(call.path)) expect(response.statusCode, line(call)).toBe(404)
      }
    }
  }, 180_000)

  it('answers every reading call of an owner about objects that are there', async () => {
    const owner = await served.memberOf(own.tenantId, { role: 'owner' })
    const failed: string[] = []
    for (const call of calls.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))) {
      const response = await ask(owner, call)
      expect(call.statuses.has(response.statusCode), `${line(call)}: ${response.statusCode}`).toBe(true)
      if (response.statusCode >= 400 && call.params.length === 0)
        failed.push(`${line(call)}: ${response.statusCode} ${response.body.slice(0, 200)}`)
    }
    // What these ask for is not there, or they are asked with a sample that names nothing, or no person may ask.
    const known =
      /v1\/api-key:|page\/comments|config-by-path|id-by-path|info-by-domain|detail|get-translated-task|invitation|by-path|password-reset|email-change|subscription\/link|language\/translation-file:/
    expect(failed.filter((at) => !known.test(at))).toEqual([])
  }, 180_000)
})

/** The matrix for a person: one line for each call, one column for each who asked, and what was answered. */
function printed(name: string, table: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const names = Object.keys(Object.values(table)[0] ?? {})
  const line = (call: string, cells: readonly string[]) =>
    [call.padEnd(50), ...cells.map((cell) => cell.padEnd(15))].join('').trimEnd()
  const lines = Object.entries(table).map(([call, row]) =>
    line(
      call,
      names.map((who) => row[who] || '–'),
    ),
  )
  return `${[line(name, names), ...lines].join('\n')}\n`
}

const withClient = (client: Client, clientId: string): Client => ({
  ...client,
  ask: (method, path, body, headers) => client.ask(method, path, body, { ...headers, 'client-id': clientId }),
})
