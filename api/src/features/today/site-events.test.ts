import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { endSession } from '../accounts/sessions.queries.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const inquiry = { name: 'Ana', email: 'ana@a.example', whatsappPhone: '+49 30 12345', message: 'Price?' }

type Member = Awaited<ReturnType<Served['memberOf']>>

interface Stream {
  /** What was heard so far. */
  readonly heard: () => readonly { readonly what: string; readonly revision: number }[]
  readonly ids: () => readonly string[]
  readonly whats: () => readonly string[]
  readonly isOver: () => boolean
  readonly status: number
}

onBothEngines('The events of a site', (engine) => {
  let storage: Storage
  let served: Served
  let owner: Member
  let tenantId: string
  let draftsId: string
  let origin: string
  let leaving: AbortController

  beforeEach(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    owner = await served.memberOf(tenantId, { role: 'owner' })
    await served.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = served.app.server.address() as { port: number }
    origin = `http://127.0.0.1:${port}/api/site/`
    leaving = new AbortController()
  })
  afterEach(async () => {
    leaving.abort()
    const closing = served.app.close()
    // `fetch` connects again after it was aborted, and sends nothing.
    served.app.server.closeAllConnections()
    await closing
  })

  async function follow({ session }: Member, after?: string, headers: Record<string, string> = {}): Promise<Stream> {
    const response = await fetch(`${origin}v1/site/events${after === undefined ? '' : `?after=${after}`}`, {
      headers: { 'client-id': tenantId, cookie: `vitrine_session=${session}`, ...headers },
      signal: leaving.signal,
    })
    let text = ''
    let isOver = false
    const read = async () => {
      for await (const bytes of response.body ?? []) text += new TextDecoder().decode(bytes)
    }
    void read()
      .catch(() => undefined)
      .finally(() => {
        isOver = true
      })
    const heard = () =>
      [...text.matchAll(/event: changed\nid: .*\ndata: (.*)\n/g)].map(([, data]) => JSON.parse(data ?? ''))
    return {
      status: response.status,
      heard,
      whats: () => heard().map(({ what }) => what),
      ids: () => [...text.matchAll(/\nid: (.*)\n/g)].map(([, id]) => id ?? ''),
      isOver: () => isOver,
    }
  }
  const send = (site = 'lamps') => served.post('v1/site/inquiry', inquiry, { 'client-id': site })
  const change = (who: Client = owner) =>
    who.post('v1/content/info', {
      slug: `fair-${Math.random()}`.replace('0.', ''),
      settings: { props: { title: 'Fair' } },
    })
  const soon = (found: () => unknown) => expect.poll(found, { timeout: 5000 })
  /** Longer than a beat. */
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1200))

  it('tell what changed, to those who may read it', async () => {
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    const [all, some] = [await follow(owner), await follow(viewer)]
    await send()
    await soon(all.whats).toEqual(['inbox'])
    await change()
    await soon(all.whats).toEqual(['inbox', 'content'])
    await soon(some.whats).toEqual(['content'])
    await owner.post('v1/site/publish', { draftsId, acceptWarnings: true })
    await owner.post('v1/page/pages', { draftsId, pageType: 'pages', name: 'Jobs', slug: 'jobs' })
    await owner.post('v1/site/publish', { draftsId, acceptWarnings: true })
    await soon(() => ['jobs', 'release'].filter((what) => all.whats().includes(what))).toEqual(['jobs', 'release'])
    await soon(() => ['jobs', 'release'].filter((what) => some.whats().includes(what))).toEqual(['jobs', 'release'])
    expect(some.whats()).not.toContain('inbox')
    expect(some.ids().join()).not.toContain('inbox')
    expect(all.heard().find(({ what }) => what === 'release')).toEqual({ what: 'release', revision: 2 })
  })

  it('tell a program with an API key what the key may read, and end with it', async () => {
    const given = {
      name: 'Desk',
      actions: ['settings.read', 'inbox.read'],
      expiresAt: new Date(Date.now() + 86_400_000),
    }
    const { id, key } = (await owner.post('v1/site/api-keys', given)).json().data
    const stream = await follow({ ...owner, session: '' }, undefined, { authorization: `Bearer ${key}` })
    expect(stream.status).toBe(200)
    await change()
    await send()
    await soon(stream.whats).toEqual(['inbox'])
    expect((await owner.ask('DELETE', `v1/site/api-keys/${id}`)).statusCode).toBe(204)
    await send()
    await soon(stream.isOver).toBe(true)
    expect(stream.whats()).toEqual(['inbox'])
  })

  it('tell of everything that comes into the inbox, leaves it, or becomes of it', async () => {
    const stream = await follow(owner)
    const rises = async (work: () => Promise<unknown>) => {
      const before = stream.heard().length
      await work()
      await soon(() => stream.heard().length).toBeGreaterThan(before)
      expect(stream.whats()).toEqual(stream.whats().map(() => 'inbox'))
    }
    await rises(() => send())
    const { items } = await owner.data('v1/site/inquiries')
    await rises(() => owner.ask('PUT', `v1/site/inquiries/${items[0].id}`, { status: 'read' }))
    await rises(() => served.post('v1/site/subscribe', { email: 'bo@b.example' }, { 'client-id': 'lamps' }))
    await rises(() => owner.post('v1/site/people/erase', { email: inquiry.email }))
    const revisions = stream.heard().map(({ revision }) => revision)
    expect(revisions).toEqual(revisions.toSorted((one, other) => one - other))
  })

  it('tell nothing of another site, and nothing to its members', async () => {
    const chairs = await storage.db
      .selectFrom('tenants')
      .select('id')
      .where('client_id', '=', 'chairs')
      .executeTakeFirstOrThrow()
    const stranger = await served.memberOf(chairs.id, { role: 'owner' })
    expect((await follow(stranger)).status).toBe(404)
    const stream = await follow(owner)
    await send('chairs')
    await change(stranger)
    await aWhile()
    expect(stream.heard()).toEqual([])
  })

  it('begin where somebody left, also with what Today knew', async () => {
    const { revision } = await owner.data('v1/site/today')
    await send()
    const first = await follow(owner, revision)
    await soon(first.whats).toEqual(['inbox'])
    const [id = ''] = first.ids()
    const again = await follow(owner, revision, { 'last-event-id': id })
    await aWhile()
    expect(again.heard()).toEqual([])
    await change()
    await soon(again.whats).toEqual(['content'])
    expect((await owner.get('v1/site/events?after=7')).statusCode).toBe(422)
  })

  it('end with the session, and with the membership', async () => {
    const leaves = await served.memberOf(tenantId, { role: 'editor' })
    const [signedOut, removed] = [await follow(owner), await follow(leaves)]
    await endSession(storage.db, owner.session)
    await storage.db
      .deleteFrom('members')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', leaves.accountId)
      .execute()
    await send()
    await soon(() => [signedOut.isOver(), removed.isOver()]).toEqual([true, true])
    expect([...signedOut.heard(), ...removed.heard()]).toEqual([])
  })

  it('are open in as many tabs as somebody may have, and no more', async () => {
    const streams = []
    for (let count = 0; count < 20; count++) streams.push((await follow(owner)).status)
    expect(new Set(streams)).toEqual(new Set([200]))
    expect((await follow(owner)).status).toBe(429)
    expect((await follow(await served.memberOf(tenantId, { role: 'viewer' }))).status).toBe(200)
    leaving.abort()
    leaving = new AbortController()
    await soon(async () => (await follow(owner)).status).toBe(200)
  })
})
