import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { can, keyActions, roleActions } from '@vitrine/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setMembership } from '../../../api/src/features/accounts/accounts.queries.ts'
import { allRows } from '../../../api/src/testing/fill-tables.ts'
import { type Ground, refusal, startGround, use } from './ground.ts'

let ground: Ground
beforeAll(async () => {
  ground = await startGround()
})
afterAll(() => ground.close())

const programWith = async (wish: Parameters<Ground['keyOf']>[0], url?: string) =>
  ground.program((await ground.keyOf(wish)).key, url)
const namesOf = async (program: Client) => (await program.listTools()).tools.map(({ name }) => name)
const set = (path: string, value: unknown, more: object = {}) => ({
  ...{ type: 'set-setting', of: { page: 'home', component: 'posterA1' }, path, value },
  ...more,
})
const looking = keyActions.filter((action) => roleActions.viewer.has(action))

/** Everything that is stored, but for when a key was used and who asked how often. */
async function stored() {
  const { api_keys: keys = [], rate_windows: _windows, ...tables } = await allRows(ground.storage)
  return { ...tables, api_keys: keys.map((row) => row.replaceAll(/\["used_at",[^\]]*\]/g, '')) }
}

describe('a key sees the tools that its actions allow', () => {
  it.each([
    [['media.read'], ['list_sites', 'list_media']],
    [['content.read'], ['list_sites', 'find_content', 'get_content']],
    [['inbox.read', 'inbox.write', 'people.erase', 'site.export'], ['list_sites']],
    [['content.write'], ['list_sites', 'propose_content', 'apply_proposal', 'undo']],
    [['draft.write'], ['list_sites', 'propose_operations', 'apply_proposal', 'undo', 'request_publish']],
  ] as const)('%j', async (actions, tools) => {
    const program = await programWith({ actions })
    expect(await namesOf(program)).toEqual(tools)
    const hidden = ['get_page', 'get_content', 'list_media'].filter(
      (name) => !(tools as readonly string[]).includes(name),
    )
    for (const name of hidden) {
      const input = { get_page: { page: 'home' }, get_content: { kind: 'product', id: 'torch' } }[name] ?? {}
      expect(await refusal(program, name, input)).toMatch(/^not_allowed: .* needs .* tell the person/i)
    }
  })

  it('none tells what visitors sent, whatever the key may', async () => {
    const marker = 'buyer-of-lamps@visitor.example'
    const message = { name: 'Buyer', email: marker, message: 'Ask me about lamps' }
    const sent = await ground.served.post('v1/site/contact-us', message, { 'client-id': ground.tenantId })
    expect([sent.statusCode, sent.body.slice(0, 200)]).toEqual([200, expect.anything()])
    expect(JSON.stringify(await ground.owner.data('v1/site/conversations'))).toContain(marker)
    const program = await programWith({})
    const { tools } = await program.listTools()
    expect(tools.map(({ name }) => name).filter((name) => /inbox|inquir|conversation|message/.test(name))).toEqual([])
    const inputs: Readonly<Record<string, object>> = {
      find_text: { query: 'lamps' },
      find_content: { search: 'Buyer' },
      get_page: { page: 'home' },
      list_untranslated: { language: 'de' },
      get_section_schema: { type: 'poster' },
      get_content: { kind: 'product', id: 'torch' },
    }
    for (const { name } of tools.filter(({ annotations }) => annotations?.readOnlyHint))
      expect(JSON.stringify(await use(program, name, inputs[name] ?? {})).includes(marker), name).toBe(false)
    await expect(program.callTool({ name: 'list_inquiries', arguments: {} })).rejects.toThrow(
      /-32602.*no tool list_inquiries/,
    )
  })

  it('and when its maker gets a smaller role, at once', async () => {
    const admin = await ground.served.memberOf(ground.tenantId, { role: 'admin' })
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const made = await admin.post('v1/site/api-keys', {
      name: 'Mine',
      actions: ['draft.read', 'draft.write'],
      expiresAt,
    })
    const program = await ground.program(made.json().data.key)
    expect(await namesOf(program)).toContain('propose_operations')
    await setMembership(ground.storage.db, ground.tenantId, admin.accountId, { role: 'viewer' })
    expect(await namesOf(program)).not.toContain('propose_operations')
    const input = { base: 0, operations: [set('title', 'x')] }
    expect(await refusal(program, 'propose_operations', input)).toMatch(/^not_allowed/)
  })
})

describe('a key that may only look', () => {
  it('changes nothing, whatever it calls with whatever', { timeout: 120_000 }, async () => {
    const writer = await programWith({ name: 'Writer' })
    const { revision } = await use(writer, 'list_pages')
    const { proposal } = await use(writer, 'propose_operations', {
      base: revision,
      operations: [set('title', 'Not yet')],
    })
    const { proposal: ofContent } = await use(writer, 'propose_content', {
      kind: 'product',
      id: 'torch',
      values: { name: 'T' },
    })
    const viewer = await programWith({ name: 'Viewer', actions: looking })
    const before = await stored()
    const { tools } = await writer.listTools()
    const likely: Readonly<Record<string, unknown>> = {
      ...{
        page: 'home',
        query: 'welcome',
        language: 'de',
        type: 'poster',
        search: 'lamp',
        kind: 'product',
        id: 'torch',
      },
      ...{ base: revision, operations: [set('title', 'x')], values: { name: 'x' }, revision, note: 'Please' },
      ...{ draft: ground.draftsId, slug: 'x', languages: ['de'], pages: ['home'] },
    }
    const input = (properties: readonly string[]) =>
      fc.tuple(
        fc.subarray([...properties]),
        fc.constantFrom(proposal, ofContent, `draft-${'a'.repeat(24)}`),
        fc.dictionary(fc.constantFrom(...properties, 'x'), fc.jsonValue(), { maxKeys: 2 }),
      )
    for (const { name, inputSchema } of tools) {
      const properties = Object.keys(inputSchema.properties ?? {}).filter((one) => one !== 'site' && one !== 'cursor')
      const whole = { ...Object.fromEntries(properties.map((one) => [one, likely[one]])), proposal }
      const all = properties.includes('proposal') ? whole : { ...whole, proposal: undefined }
      await viewer.callTool({ name, arguments: JSON.parse(JSON.stringify(all)) })
      await fc.assert(
        fc.asyncProperty(input(properties.length > 0 ? properties : ['x']), async ([some, proposed, odd]) => {
          const given = Object.fromEntries(some.map((one) => [one, one === 'proposal' ? proposed : likely[one]]))
          await viewer.callTool({ name, arguments: JSON.parse(JSON.stringify({ ...given, ...odd })) })
        }),
        { numRuns: 2 },
      )
    }
    for (const uri of ['vitrine://lamps/theme', 'vitrine://lamps/pages/home', 'vitrine://operations'])
      await viewer.readResource({ uri })
    expect(await stored()).toEqual(before)
    // The same calls with a key that may are no toy: what was proposed is applied.
    await use(writer, 'apply_proposal', { proposal })
    expect(await stored()).not.toEqual(before)
    await use(writer, 'undo', { revision: revision + 1 })
  })

  it('a proposal itself is all that proposing stores', async () => {
    const writer = await programWith({})
    const { revision } = await use(writer, 'list_pages')
    const before = await stored()
    await use(writer, 'propose_operations', {
      base: revision,
      operations: [set('title', 'x'), { type: 'remove-page', page: 'about' }, { type: 'remove-menu', menu: 'main' }],
    })
    await use(writer, 'propose_content', { kind: 'case', id: 'tower', values: { title: 'Another tower' } })
    const { proposals: was = [], ...others } = before as Record<string, readonly string[]>
    const { proposals: is = [], ...now } = (await stored()) as Record<string, readonly string[]>
    expect(now).toEqual(others)
    expect(is.length).toBe(was.length + 2)
  })
})

describe('a key of one language', () => {
  it('sees it and its source, and writes nothing else', async () => {
    const program = await programWith({ name: 'German', languages: ['de'] })
    expect(await use(program, 'list_sites')).toMatchObject({ writes: ['de'] })
    const { revision: base } = await use(program, 'list_pages')
    const refused = (...operations: readonly object[]) => refusal(program, 'propose_operations', { base, operations })
    expect(await refused(set('title', 'Hello'))).toMatch(/^not_allowed/)
    expect(await refused(set('title', '你好', { language: 'zh' }))).toMatch(/^not_allowed/)
    expect(await refused({ type: 'remove-component', page: 'home', component: 'posterA1' })).toMatch(/^not_allowed/)
    expect(await refused(set('title', 'Hallo', { language: 'de' }), set('title', 'Hello'))).toMatch(/^not_allowed/)
    expect(await refusal(program, 'propose_content', { kind: 'product', id: 'torch', values: { name: 'x' } })).toMatch(
      /^not_allowed/,
    )
    expect(await refusal(program, 'propose_content', { kind: 'product', slug: 'new', values: { name: 'x' } })).toMatch(
      /^not_allowed/,
    )
    for (const [name, input] of [
      ['get_page', { page: 'home' }],
      ['list_untranslated', {}],
      ['find_text', { query: 'a' }],
      ['get_content', { kind: 'product', id: 'desk-lamp' }],
    ] as const)
      expect(await refusal(program, name, { ...input, language: 'zh' })).toMatch(
        /^not_allowed: This key is for de, and not for zh/,
      )
    const { texts, note } = await use(program, 'find_text', { query: '台灯' })
    expect([texts, note]).toEqual([[], undefined])
    const de = { operations: [set('title', 'Hallo', { language: 'de' })], base }
    const { proposal } = await use(program, 'propose_operations', de)
    const { revision } = await use(program, 'apply_proposal', { proposal })
    await use(program, 'undo', { revision })
  })
})

describe('a key of one site', () => {
  it('knows nothing of another one: neither its drafts nor its pages', async () => {
    const program = await programWith({})
    const { sites } = await use(program, 'list_sites')
    expect(sites).toHaveLength(1)
    expect(await refusal(program, 'list_pages', { site: 'chairs' })).toMatch(/^tenant_not_found: .*It works on: lamps/)
    expect(await refusal(program, 'list_pages', { site: ground.otherTenant })).toMatch(/^tenant_not_found/)
    expect(await refusal(program, 'get_page', { page: 'home', draft: ground.otherDraft })).toMatch(
      /^not_found: This site has no such draft/,
    )
    const operations = { base: 0, draft: ground.otherDraft, operations: [set('title', 'x')] }
    expect(await refusal(program, 'propose_operations', operations)).toMatch(/^not_found/)
    expect(await refusal(program, 'request_publish', { draft: ground.otherDraft, note: 'x' })).toMatch(/^not_found/)
  })

  it('of several, one is named', async () => {
    await setMembership(ground.storage.db, ground.otherTenant, ground.owner.accountId, { role: 'editor' })
    const only = await ground.keyOf()
    await setMembership(ground.storage.db, ground.otherTenant, ground.owner.accountId, { role: 'admin' })
    const both = await programWith({ sites: [ground.tenantId, ground.otherTenant] })
    expect(await refusal(both, 'list_pages')).toMatch(/several sites. Name one as "site": .*chairs/)
    expect((await use(both, 'list_pages', { site: 'chairs' })).draft).toBe(ground.otherDraft)
    expect((await use(await ground.program(only.key), 'list_sites')).sites).toHaveLength(1)
  })
})

describe('keys and proposals end', () => {
  it('a key that expired or was revoked does nothing, over HTTP and in a command that runs', async () => {
    const { id, key } = await ground.keyOf()
    const [program, command] = [await ground.program(key), await ground.command(key)]
    const { revision: base } = await use(command, 'list_pages')
    const { db } = ground.storage
    const setEnd = (expires_at: number) => db.updateTable('api_keys').set({ expires_at }).where('id', '=', id).execute()
    await setEnd(Date.now() - 1)
    await expect(program.listTools()).rejects.toThrow(/API key is not valid/)
    expect(await refusal(command, 'propose_operations', { base, operations: [set('title', 'x')] })).toMatch(
      /^wrong_key: .*ask a person for another one/,
    )
    await setEnd(Date.now() + 60_000)
    expect(await namesOf(command)).toHaveLength(16)
    expect((await ground.owner.ask('DELETE', `v1/site/api-keys/${id}`)).statusCode).toBe(204)
    expect(await refusal(command, 'list_pages')).toMatch(/^wrong_key/)
    await expect(command.listTools()).rejects.toThrow(/API key/)
    await expect(program.callTool({ name: 'list_sites', arguments: {} })).rejects.toThrow(/API key is not valid/)
  })

  it('a proposal is of its key, its site and its day', async () => {
    const [one, other] = [await ground.keyOf(), await ground.keyOf()]
    const [mine, theirs] = [await ground.program(one.key), await ground.program(other.key)]
    const { revision: base } = await use(mine, 'list_pages')
    const proposed = await use(mine, 'propose_operations', { base, operations: [set('title', 'Mine')] })
    expect(await refusal(theirs, 'apply_proposal', { proposal: proposed.proposal })).toMatch(
      /^not_found: .*Propose again/,
    )
    // Nor a person of the same account, whose session is no key.
    const [, id] = proposed.proposal.split('-')
    expect((await ground.owner.post(`v1/page/proposals/${id}/apply`, {})).statusCode).toBe(404)
    expect(await refusal(mine, 'apply_proposal', { proposal: `content-${id}` })).toMatch(/^not_found/)
    expect(await refusal(mine, 'apply_proposal', { proposal: `draft-${'a'.repeat(24)}` })).toMatch(/^not_found/)
    expect(await refusal(mine, 'apply_proposal', { proposal: "draft-' or 1=1 --" })).toMatch(/does not fit/)
    await ground.storage.db
      .updateTable('proposals')
      .set({ expires_at: Date.now() - 1 })
      .execute()
    expect(await refusal(mine, 'apply_proposal', proposed)).toMatch(/^(?:not_found|invalid_request)/)
    expect(await refusal(mine, 'apply_proposal', { proposal: proposed.proposal })).toMatch(/^not_found: .*expired/)
    expect((await use(mine, 'list_pages')).revision).toBe(base)
  })

  it('is applied by another instance than it was proposed to', async () => {
    const { key } = await ground.keyOf()
    const [first, second] = [await ground.program(key, ground.urls[0]), await ground.program(key, ground.urls[1])]
    const { revision: base } = await use(first, 'list_pages')
    const { proposal } = await use(first, 'propose_operations', { base, operations: [set('subtitle', 'By two')] })
    const { revision } = await use(second, 'apply_proposal', { proposal })
    expect(revision).toBe(base + 1)
    expect((await use(first, 'apply_proposal', { proposal })).revision).toBe(revision)
    await use(first, 'undo', { revision })
  })
})

describe('over HTTP', () => {
  const ask = (headers: Record<string, string>, body?: string, method = 'POST') =>
    fetch(new URL('/api/site/mcp', ground.urls[0]), {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      ...(body !== undefined && { body }),
    })
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })

  it('asks for a key, and refuses pages of other origins', async () => {
    const authorization = `Bearer ${(await ground.keyOf()).key}`
    expect((await ask({ authorization }, ping)).status).toBe(200)
    expect((await ask({ authorization, origin: ground.urls[0] }, ping)).status).toBe(200)
    expect((await ask({ authorization, origin: 'https://elsewhere.example' }, ping)).status).toBe(403)
    expect((await ask({ authorization, origin: 'null' }, ping)).status).toBe(403)
    const none = await ask({}, ping)
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await ask({ authorization: `Bearer vitrine_${'a'.repeat(43)}` }, ping)).status).toBe(401)
    expect((await ask({ authorization: 'Basic dml0cmluZQ==' }, ping)).status).toBe(401)
    expect((await ask({ cookie: authorization }, ping)).status).toBe(401)
  })

  it('is asked on the host of the system, not on that of a site', async () => {
    const authorization = `Bearer ${(await ground.keyOf()).key}`
    const at = async (host: string) => (await ground.served.get('v1/api-key', { host, authorization })).statusCode
    expect([await at('localhost:3000'), await at('lamps.example')]).toEqual([200, 404])
    expect((await ground.served.get('v1/api-key')).statusCode).toBe(401)
    const cookie = `vitrine_session=${ground.owner.session}`
    expect((await ground.served.get('v1/api-key', { cookie })).statusCode).toBe(401)
  })

  it('answers JSON to POST alone, and says what is no message', async () => {
    const authorization = `Bearer ${(await ground.keyOf()).key}`
    const answer = await ask({ authorization }, ping)
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
    for (const method of ['GET', 'DELETE']) {
      const refused = await ask({ authorization }, undefined, method)
      expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
    expect((await ask({ authorization }, '{"jsonrpc"')).status).toBe(400)
    expect((await ask({ authorization }, '{"hello": 1}')).status).toBe(400)
    expect((await ask({ authorization, accept: 'text/html' }, ping)).status).toBe(406)
    expect((await ask({ authorization, 'content-type': 'text/plain' }, ping)).status).toBe(415)
    expect((await ask({ authorization, 'mcp-protocol-version': '1999-01-01' }, ping)).status).toBe(400)
    // One message after the other needs no session, nor to say hello first.
    const tools = JSON.stringify({ jsonrpc: '2.0', id: 'x', method: 'tools/list' })
    expect((await (await ask({ authorization }, tools)).json()).result.tools).toHaveLength(16)
  })
})

it('can be what the role of its maker allows, action by action', async () => {
  const program = await programWith({})
  const { sites } = await use(program, 'list_sites')
  expect(sites[0].actions).toEqual(keyActions.filter((action) => can({ role: 'owner' }, action)))
})
