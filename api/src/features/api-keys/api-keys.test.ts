import { type Action, actions, calls, keyActions, newId } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { setMembership } from '../accounts/accounts.queries.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

onBothEngines('API keys', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let chairs: string
  let owner: Awaited<ReturnType<Served['memberOf']>>

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    ;({ tenantId: chairs } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    served = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterEach(() => served.app.close())

  const add = (by: Client, more: object = {}) =>
    by.post('v1/site/api-keys', { name: 'Stock', actions: ['content.read'], expiresAt: inDays(30), ...more })
  /** A program that holds a key. */
  function holder(key: string, more: Record<string, string> = {}): Client {
    const always = { authorization: `Bearer ${key}`, ...more }
    return {
      ask: (method, path, body, headers) => served.ask(method, path, body, { ...always, ...headers }),
      get: (path, headers) => served.get(path, { ...always, ...headers }),
      post: (path, body, headers) => served.post(path, body, { ...always, ...headers }),
      data: (path, headers) => served.data(path, { ...always, ...headers }),
    }
  }
  async function made(given: readonly Action[], more: object = {}, by: Client = owner) {
    const response = await add(by, { actions: given, ...more })
    expect([response.statusCode, response.body.slice(0, 300)]).toEqual([201, expect.any(String)])
    const data = response.json().data
    return { ...data, ...holder(data.key) } as Client & { readonly id: string; readonly key: string }
  }
  const content = async (slug = 'desk-lamp') => owner.data(`v1/content/product/${slug}`)

  it('are told once, and let a program do what they name, without a session', async () => {
    const response = await add(owner, { name: ' Stock sync ', actions: ['content.read', 'content.write'] })
    expect(response.statusCode).toBe(201)
    const { key, ...shown } = response.json().data
    expect(key).toMatch(/^vitrine_[\w-]{43}$/)
    expect(shown).toMatchObject({
      name: 'Stock sync',
      start: key.slice(0, 14),
      actions: ['content.read', 'content.write'],
      withheld: [],
      sites: [{ tenantId, name: 'Lamps Ltd' }],
      otherSites: 0,
      isExpired: false,
      maker: { name: 'owner', isYou: true },
    })
    expect(shown.usedAt).toBeUndefined()
    const listed = await owner.data('v1/site/api-keys')
    expect(listed).toEqual({ items: [shown], total: 1, page: 1, pageSize: 24 })
    // Nothing of what lets in is stored.
    const rows = JSON.stringify(await storage.db.selectFrom('api_keys').selectAll().execute())
    expect(rows).not.toContain(key.slice(14))

    // No cookie, no Origin, and no Client-id for the only site.
    const program = holder(key)
    expect((await program.get('v1/content/product')).statusCode).toBe(200)
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const { id } = await content()
    const operation = {
      id: newId(),
      type: 'set-setting',
      of: { content: `product/${id}` },
      path: 'name',
      value: 'Lamp',
    }
    const saved = await program.post('v1/content/save', { baseRevision: 0, operations: [operation] }, foreign)
    expect(saved.statusCode).toBe(200)
    expect((await program.get('v1/page/drafts')).statusCode).toBe(403)
  })

  it('count in no cookie and no address, and next to them nothing else counts', async () => {
    const { key } = await made(['content.read'])
    const named = { 'client-id': tenantId }
    expect((await served.get('v1/content/product', { ...named, cookie: `vitrine_session=${key}` })).statusCode).toBe(
      401,
    )
    expect((await served.get(`v1/content/product?key=${key}&authorization=Bearer%20${key}`, named)).statusCode).toBe(
      401,
    )
    expect((await served.get('v1/content/product', { ...named, authorization: `Basic ${key}` })).statusCode).toBe(401)
    const both = holder(key, { cookie: `vitrine_session=${owner.session}`, ...named })
    expect((await both.get('v1/content/product')).statusCode).toBe(200)
    expect((await both.get('v1/site/members')).statusCode).toBe(403)
    expect((await both.get('v1/account/me')).statusCode).toBe(403)
    const wrong = holder(`vitrine_${'a'.repeat(43)}`, { cookie: `vitrine_session=${owner.session}`, ...named })
    expect((await wrong.get('v1/content/product')).statusCode).toBe(401)
  })

  it('never reach members, the audit log, keys, the account or an end of the site', async () => {
    const { key } = await made(keyActions)
    const program = holder(key, { 'client-id': tenantId })
    const refused = [
      ['GET', 'v1/site/members'],
      ['GET', 'v1/site/invitations'],
      ['POST', 'v1/site/invitations', { email: 'x@y.example', role: 'owner' }],
      ['DELETE', `v1/site/members/${owner.accountId}`],
      ['GET', 'v1/site/audit'],
      ['GET', 'v1/site/api-keys'],
      ['POST', 'v1/site/api-keys', { name: 'More', actions: ['content.read'], expiresAt: inDays(2) }],
      ['POST', 'v1/site/remove', { clientId: 'lamps', password: 'correct horse' }],
      ['GET', 'v1/account/me'],
      ['GET', 'v1/account/sessions'],
      ['POST', 'v1/account/password', { password: 'correct horse', newPassword: 'another horse' }],
      ['POST', 'v1/tenants', { clientId: 'more', name: 'More' }],
      ['POST', 'v1/site/frame-tickets', { draftsId }],
    ] as const
    for (const [method, path, body] of refused)
      expect([method, path, (await program.ask(method, path, body)).statusCode]).toEqual([method, path, 403])
    for (const action of actions.filter((one) => !keyActions.includes(one)))
      expect((await add(owner, { actions: [action] })).statusCode).toBe(422)
    // Nor where such a right got into the table in another way.
    await storage.db
      .updateTable('api_keys')
      .set({ actions: JSON.stringify(actions) as never })
      .execute()
    expect((await program.get('v1/site/members')).statusCode).toBe(403)
    expect((await program.get('v1/site/audit')).statusCode).toBe(403)
  })

  it('do nothing but what they name, whichever call is asked', async () => {
    const { key } = await made(['media.read'])
    const program = holder(key, { 'client-id': tenantId })
    const others = calls.filter(({ access }) => access !== 'visitor' && access !== 'media.read')
    expect(others.length).toBeGreaterThan(150)
    const letIn: string[] = []
    for (const { method, path, body } of others) {
      const response = await program.ask(method, path.replaceAll(/\{\w+\}/g, '1'), body && {})
      if (response.statusCode !== 403) letIn.push(`${response.statusCode} ${method} ${path}`)
    }
    expect(letIn).toEqual([])
  })

  it('have the rights of their maker at the time of the call, and no more', async () => {
    const admin = await served.memberOf(tenantId, { role: 'admin' })
    const program = await made(['inbox.read', 'content.read', 'settings.write'], {}, admin)
    const inbox = async () => (await program.get('v1/site/conversations')).statusCode
    expect(await inbox()).toBe(200)
    await setMembership(storage.db, tenantId, admin.accountId, { role: 'viewer' })
    expect(await inbox()).toBe(403)
    expect((await program.get('v1/content/product')).statusCode).toBe(200)
    const [shown] = (await owner.data('v1/site/api-keys')).items
    expect(shown).toMatchObject({ withheld: ['inbox.read', 'settings.write'], maker: { name: 'admin', isYou: false } })
    await setMembership(storage.db, tenantId, admin.accountId, { role: 'admin' })
    expect(await inbox()).toBe(200)

    // Who leaves takes them along, and does not find them again when they come back.
    expect((await owner.ask('DELETE', `v1/site/members/${admin.accountId}`)).statusCode).toBe(204)
    expect(await inbox()).toBe(401)
    await setMembership(storage.db, tenantId, admin.accountId, { role: 'admin' })
    expect(await inbox()).toBe(401)
    expect((await owner.data('v1/site/api-keys')).total).toBe(0)
  })

  it('are made by owners and admins, with nothing that these may not do', async () => {
    for (const role of ['editor', 'translator', 'content-editor', 'viewer'] as const)
      expect((await add(await served.memberOf(tenantId, { role, languages: ['de'] }))).statusCode).toBe(403)
    const admin = await served.memberOf(tenantId, { role: 'admin' })
    const refusedFields = async (more: object) => {
      const response = await add(admin, more)
      return [response.statusCode, Object.keys(response.json().error.fields ?? {})]
    }
    expect((await add(admin, { expiresAt: inDays(365) })).statusCode).toBe(201)
    expect(await refusedFields({ expiresAt: inDays(367) })).toEqual([422, ['expiresAt']])
    expect(await refusedFields({ expiresAt: inDays(-1) })).toEqual([422, ['expiresAt']])
    expect(await refusedFields({ expiresAt: '2099-99-99T99:99:99Z' })).toEqual([422, ['expiresAt']])
    expect(await refusedFields({ languages: ['pt'] })).toEqual([422, ['languages']])
    expect(await refusedFields({ sites: [chairs] })).toEqual([422, ['sites']])
    expect(await refusedFields({ sites: [tenantId, chairs] })).toEqual([422, ['sites']])
    expect(await refusedFields({ actions: [] })).toEqual([422, ['actions']])
    expect(await refusedFields({ name: '  ' })).toEqual([422, ['name']])
  })

  it('open the sites that they name, and no other', async () => {
    await setMembership(storage.db, chairs, owner.accountId, { role: 'admin' })
    const one = await made(['content.read'])
    const both = await made(['content.read'], { sites: [tenantId, chairs] })
    const status = async (program: Client, site?: string) =>
      (await program.get('v1/content/product', site === undefined ? {} : { 'client-id': site })).statusCode
    expect([await status(one), await status(one, 'lamps'), await status(one, chairs)]).toEqual([200, 200, 404])
    // Of two sites one has to be named.
    expect([await status(both), await status(both, tenantId), await status(both, 'chairs')]).toEqual([404, 200, 200])

    // On the other site it is listed with what its reader knows, and can be revoked everywhere.
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    const [seen] = (await stranger.data('v1/site/api-keys')).items
    expect(seen).toMatchObject({ id: both.id, sites: [{ tenantId: chairs, name: 'Chairs' }], otherSites: 1 })
    expect((await stranger.ask('DELETE', `v1/site/api-keys/${one.id}`)).statusCode).toBe(404)
    expect((await stranger.ask('DELETE', `v1/site/api-keys/${both.id}`)).statusCode).toBe(204)
    expect([await status(both, tenantId), await status(both, chairs), await status(one)]).toEqual([401, 401, 200])
    for (const reader of [owner, stranger])
      expect(
        (await reader.data('v1/site/audit?action=key')).items.map(({ action }: { action: string }) => action),
      ).toContain('key.revoke')
  })

  it('end at once on every instance: revoked or expired', async () => {
    const other = await serve({ storage })
    const program = await made(['content.read'])
    const authorization = `Bearer ${program.key}`
    const both = async () => [
      (await program.get('v1/content/product')).statusCode,
      (await other.get('v1/content/product', { authorization })).statusCode,
    ]
    expect(await both()).toEqual([200, 200])
    await storage.db
      .updateTable('api_keys')
      .set({ expires_at: Date.now() - 1 })
      .execute()
    expect(await both()).toEqual([401, 401])
    expect((await owner.data('v1/site/api-keys')).items).toMatchObject([{ id: program.id, isExpired: true }])
    await storage.db
      .updateTable('api_keys')
      .set({ expires_at: Date.now() + DAY })
      .execute()
    expect(await both()).toEqual([200, 200])
    expect((await owner.ask('DELETE', `v1/site/api-keys/${program.id}`)).statusCode).toBe(204)
    expect(await both()).toEqual([401, 401])
    const { error } = (await program.get('v1/content/product')).json()
    expect(error).toMatchObject({ code: 'wrong_key', message: expect.stringContaining('API key') })
    expect((await owner.ask('DELETE', `v1/site/api-keys/${program.id}`)).statusCode).toBe(404)
  })

  it('show drafts to who may see them with a key, as visitors are asked', async () => {
    const [reads, writes] = [await made(['draft.read']), await made(['content.read'])]
    const status = async (program: Client, more: Record<string, string> = {}) =>
      (
        await program.get(`v1/page/pages/config-by-path?path=/&draftsId=${draftsId}`, {
          'client-id': tenantId,
          ...more,
        })
      ).statusCode
    expect([await status(reads), await status(writes), await status(served)]).toEqual([200, 404, 404])
    expect(await status(holder(`vitrine_${'b'.repeat(43)}`))).toBe(401)
    expect(await status(reads, { 'client-id': chairs })).toBe(404)
  })

  it('with languages change texts in these, and nothing else', async () => {
    const given = ['draft.read', 'draft.write', 'draft.arrange', 'content.read', 'content.write'] as const
    const german = await made(given, { languages: ['de'] })
    const source = await made(given, { languages: ['en'] })
    const { id } = await content()
    const of = { content: `product/${id}` }
    const set = (path: string, value: unknown, language?: string) => ({
      ...{ id: newId(), type: 'set-setting', of, path, value },
      ...(language !== undefined && { language }),
    })
    const save = async (program: Client, operation: object) => {
      const { revision } = await owner.data('v1/content/operations')
      const response = await program.post('v1/content/save', { baseRevision: revision, operations: [operation] })
      return response.statusCode
    }
    expect(await save(german, set('name', 'Leuchte', 'de'))).toBe(200)
    expect(await save(german, set('name', '灯', 'zh'))).toBe(403)
    expect(await save(german, set('name', 'Lamp'))).toBe(403)
    expect(await save(source, set('name', 'Lamp'))).toBe(200)
    expect(await save(source, set('name', 'Leuchte', 'de'))).toBe(403)
    // A model and a price are no texts, and neither is whether something is shown.
    expect(await save(source, set('model', 'DL-8'))).toBe(403)
    const hide = { id: newId(), type: 'change-content', content: of.content, changes: { status: 'draft' } }
    expect([await save(source, hide), await save(german, hide)]).toEqual([403, 403])
    expect((await german.ask('DELETE', `v1/content/product/${id}`)).statusCode).toBe(403)
    const added = await german.post('v1/content/product', { slug: 'x', settings: { props: { name: 'X' } } })
    expect(added.statusCode).toBe(403)

    // A record as a whole, too: what the change amounts to is asked.
    const { settings, slug, revision, status } = await content()
    const put = (program: Client, language: string) =>
      program.ask('PUT', `v1/content/product/${id}`, {
        ...{ slug, revision, status },
        settings: {
          ...settings,
          editPropsByLangEnvMap: {
            ...settings.editPropsByLangEnvMap,
            [language]: { ...settings.editPropsByLangEnvMap[language], name: 'Anders' },
          },
        },
      })
    expect((await put(german, 'zh')).statusCode).toBe(403)
    expect((await put(german, 'de')).statusCode).toBe(200)

    const inDraft = async (program: Client, operation: object) => {
      const [{ revision: baseRevision }] = await owner.data('v1/page/drafts')
      const operations = [{ id: newId(), ...operation }]
      return (await program.post('v1/page/component/save-draft', { draftsId, baseRevision, operations })).statusCode
    }
    const poster = { type: 'set-setting', of: { page: 'home', component: 'posterA1' } }
    expect(await inDraft(german, { ...poster, path: 'title', value: 'Grüß Gott', language: 'de' })).toBe(200)
    expect(await inDraft(german, { ...poster, path: 'title', value: 'Hello' })).toBe(403)
    expect(await inDraft(source, { ...poster, path: 'title', value: 'Hello' })).toBe(200)
    expect(await inDraft(source, { ...poster, path: 'height.pc', value: 400 })).toBe(403)
    const about = [{ sourcePageId: 'home', targetType: 'product', targetIds: [id] }]
    const batch = `v1/page/page-association/batch?draftsId=${draftsId}`
    expect((await german.post(batch, about)).statusCode).toBe(403)
    expect((await (await made(given)).post(batch, about)).statusCode).toBe(200)
    expect((await german.ask('DELETE', `v1/page/pages/about?draftsId=${draftsId}`)).statusCode).toBe(403)
  })

  it('are named in histories and the audit log, with who made them', async () => {
    const program = await made(['content.read', 'content.write', 'draft.read', 'draft.write', 'site.publish'], {
      name: 'Stock sync',
    })
    const { id } = await content()
    const operations = [
      { id: newId(), type: 'set-setting', of: { content: `product/${id}` }, path: 'name', value: 'Lamp' },
      { id: newId(), type: 'change-content', content: `product/${id}`, changes: { status: 'archived' } },
    ]
    expect((await program.post('v1/content/save', { baseRevision: 0, operations })).statusCode).toBe(200)
    expect((await owner.data(`v1/content/product/${id}/operations`)).items[0]).toMatchObject({
      by: 'owner',
      key: 'Stock sync',
    })
    const [{ revision: baseRevision }] = await owner.data('v1/page/drafts')
    const set = { type: 'set-setting', of: { page: 'home', component: 'posterA1' }, path: 'title', value: 'Hello' }
    const given = { draftsId, baseRevision, operations: [{ id: newId(), ...set }] }
    expect((await program.post('v1/page/component/save-draft', given)).statusCode).toBe(200)
    expect((await owner.data(`v1/page/drafts/${draftsId}/operations`)).items[0]).toMatchObject({ key: 'Stock sync' })
    expect((await program.post('v1/site/publish', { draftsId, acceptWarnings: true, wait: true })).statusCode).toBe(200)

    const { items } = await owner.data('v1/site/audit')
    const told = (action: string) => items.find((one: { action: string }) => one.action === action)
    const account = { name: 'owner' }
    expect(told('content.archive')).toMatchObject({ key: 'Stock sync', account })
    expect(told('site.publish')).toMatchObject({ key: 'Stock sync', account })
    expect(told('key.add')).toMatchObject({ object: program.id, account, details: { name: 'Stock sync' } })
    expect(told('key.add').key).toBeUndefined()
    // They stay where the key is gone.
    await owner.ask('DELETE', `v1/site/api-keys/${program.id}`)
    expect((await owner.data('v1/site/audit?action=site.publish')).items[0]).toMatchObject({ key: 'Stock sync' })
  })

  it('note when they were used last, with a write a minute at most', async () => {
    const program = await made(['content.read'])
    const usedAt = async () =>
      (await storage.db.selectFrom('api_keys').select('used_at').executeTakeFirstOrThrow()).used_at
    const setUsed = (used_at: number) => storage.db.updateTable('api_keys').set({ used_at }).execute()
    expect(await usedAt()).toBeNull()
    await program.get('v1/content/product')
    expect(Date.now() - Number(await usedAt())).toBeLessThan(10_000)
    const recent = Date.now() - 50_000
    await setUsed(recent)
    await program.get('v1/content/product')
    expect(Number(await usedAt())).toBe(recent)
    await setUsed(Date.now() - 61_000)
    await program.get('v1/content/product')
    expect(Date.now() - Number(await usedAt())).toBeLessThan(10_000)
    // Who has no right used it all the same; who shows a wrong one did not.
    const [shown] = (await owner.data('v1/site/api-keys')).items
    expect(Date.parse(shown.usedAt)).toBe(Number(await usedAt()))
  })

  it('are refused after too many wrong ones from one place, while right ones go on', async () => {
    const limited = await serve({ storage, rateLimit: true })
    const { key } = await made(['content.read'])
    const ask = (shown: string) => limited.get('v1/content/product', { authorization: `Bearer ${shown}` })
    const results: number[] = []
    for (let at = 0; at < 12; at++) results.push((await ask(`vitrine_${String(at).padStart(43, 'x')}`)).statusCode)
    expect(results).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await ask('vitrine_short')).headers['retry-after']).toMatch(/^\d+$/)
    expect((await ask(key)).statusCode).toBe(200)
  })

  it('are 100 on a site at most, of those that count', async () => {
    const { id } = await made(['content.read'])
    const row = await storage.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    for (let at = 1; at < 100; at++) {
      await storage.db
        .insertInto('api_keys')
        .values({ ...row, id: `${id}${at}`, token_hash: `${at}` })
        .execute()
      await storage.db
        .insertInto('api_key_sites')
        .values({ tenant_id: tenantId, key_id: `${id}${at}` })
        .execute()
    }
    expect((await add(owner)).statusCode).toBe(409)
    await storage.db
      .updateTable('api_keys')
      .set({ expires_at: Date.now() - 1 })
      .where('id', '=', id)
      .execute()
    expect((await add(owner)).statusCode).toBe(201)
  })

  it('import from spreadsheets with what they may do when the job runs', async () => {
    const german = await made(['draft.read', 'content.read', 'content.write'], { languages: ['de'], name: 'Sheets' })
    const columns = ['model', 'name', 'name@de'].map((to) => ({ header: to, to }))
    async function imported(cells: readonly string[], before: () => Promise<unknown> = async () => undefined) {
      const given = { kind: 'product', name: 'lamps.csv', columns, options: {} }
      const { id } = (await german.post('v1/content/imports', given)).json().data
      const put = await german.ask('PUT', `v1/content/imports/${id}/rows`, { rows: [{ row: 2, cells }] })
      await before()
      const { job } = (await german.post(`v1/content/imports/${id}/apply`, {})).json().data ?? {}
      if (job === undefined) return { counts: put.json().data.counts, state: 'not begun' }
      const stateOf = async () => (await owner.data(`v1/jobs/${job}`)).state
      await vi.waitFor(async () => expect(['waiting', 'running']).not.toContain(await stateOf()), { timeout: 30_000 })
      const { rows } = await owner.data(`v1/content/imports/${id}`)
      return { counts: put.json().data.counts, state: await stateOf(), outcome: rows.items[0]?.outcome }
    }
    const nameOf = async () => (await content()).settings.editPropsByLangEnvMap.de.name
    const log = async () => (await owner.data('v1/content/operations')).items

    expect((await imported(['DL-7', 'Another lamp', ''])).counts).toMatchObject({ refused: 1, changed: 0 })
    expect(await imported(['DL-7', '', 'Leuchte'])).toMatchObject({ state: 'done', outcome: 'applied' })
    expect([await nameOf(), (await log())[0]]).toMatchObject(['Leuchte', { by: 'owner', key: 'Sheets' }])
    const changed = (await log()).length
    const other = { languages: JSON.stringify(['zh']) as never }
    const narrowed = () => storage.db.updateTable('api_keys').set(other).execute()
    expect(await imported(['DL-7', '', 'Funzel'], narrowed)).toMatchObject({
      counts: { changed: 1 },
      outcome: 'edited',
    })
    expect([await nameOf(), (await log()).length]).toEqual(['Leuchte', changed])
  })
})
