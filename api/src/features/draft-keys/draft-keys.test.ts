import { beforeAll, expect, it } from 'vitest'
import type { ShownCredentials } from '../../http/access/identity.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { startSession } from '../accounts/sessions.queries.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Keys to drafts', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let foreign: string
  let chairs: string

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite()))
    ;({ tenantId: chairs, draftsId: foreign } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    served = await serve({ storage, systemOrigin: 'https://build.example' })
  })
  const addLink = (by: Client, more: object = {}) => by.post('v1/site/preview-links', { draftsId, ...more })
  const open = (token: string) => served.post('v1/account/open-preview', { token })
  const draft = (id: string, headers: Record<string, string>) =>
    served.get(`v1/page/pages/config-by-path?path=/&draftsId=${id}`, { 'client-id': tenantId, ...headers })

  it('show one draft to who has the link, until it is ended', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    const made = await addLink(editor)
    expect(made.statusCode).toBe(201)
    const { id, address, expiresAt } = made.json().data
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(7)
    const token = /^https:\/\/build\.example\/preview\/([\w-]{43})$/.exec(address)?.[1] as string
    expect((await open(token)).json().data).toEqual({ tenantId, clientId: 'lamps', draftsId, expiresAt })
    const cookie = `vitrine_preview=${token}`
    expect((await draft(draftsId, { cookie })).statusCode).toBe(200)
    expect((await draft(foreign, { cookie, 'client-id': 'chairs' })).statusCode).toBe(404)
    expect(JSON.stringify(await editor.data('v1/site/preview-links'))).not.toContain(token)

    expect((await editor.ask('DELETE', `v1/site/preview-links/${id}`)).statusCode).toBe(204)
    expect((await draft(draftsId, { cookie })).statusCode).toBe(404)
    expect((await open(token)).statusCode).toBe(410)
    expect((await editor.data('v1/site/preview-links')).total).toBe(0)
    expect((await editor.ask('DELETE', `v1/site/preview-links/${id}`)).statusCode).toBe(404)
  })

  it('are needed to see a draft, and one that the site does not have is seen by nobody (R75, T7)', async () => {
    const { api } = served
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    const token = (await addLink(editor)).json().data.address.split('/').at(-1) as string
    const seen = async (shown: ShownCredentials) => {
      const all = [draftsId, foreign, '999', '999999999999999']
      return Promise.all(all.map((id) => api.maySeeDraft(tenantId, id, shown)))
    }
    const only = [true, false, false, false]
    expect(await seen({ preview: token })).toEqual(only)
    for (const role of ['owner', 'admin', 'editor', 'viewer', 'translator', 'content-editor'] as const) {
      const { session } = await served.memberOf(tenantId, { role, languages: ['de'] })
      expect(await seen({ session }), role).toEqual(only)
    }
    const { session } = await served.memberOf(chairs, { role: 'owner' })
    for (const shown of [{}, { session }, { session: 'a'.repeat(43) }, { preview: 'a'.repeat(43) }])
      expect(await seen(shown)).toEqual([false, false, false, false])
  })

  it('R253 show the draft over the API too, and no other one', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    const token = (await addLink(editor)).json().data.address.split('/').at(-1)
    const path = (id: string) => `v1/page/website-draft/${id}`
    const preview = { cookie: `vitrine_preview=${token}`, 'client-id': 'lamps' }
    const seen = await served.get(path(draftsId), preview)
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(seen.json()).toEqual((await editor.get(path(draftsId))).json())
    const status = async (id: string, headers: Record<string, string>) =>
      (await served.get(path(id), headers)).statusCode
    expect(await status(draftsId, { cookie: preview.cookie })).toBe(200)
    expect(await status(foreign, preview)).toBe(404)
    expect(await status(draftsId, { ...preview, 'client-id': 'chairs' })).toBe(404)
    expect(await status(draftsId, { ...preview, cookie: `vitrine_preview=${'a'.repeat(43)}` })).toBe(404)
    expect(await status(draftsId, { 'client-id': 'lamps' })).toBe(401)
    // It opens this and nothing else.
    expect((await served.get('v1/page/drafts', preview)).statusCode).toBe(401)
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    expect((await stranger.get(path(draftsId), preview)).statusCode).toBe(200)
  })

  it('are made for drafts of the own site, by who may', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await addLink(editor, { draftsId: foreign })).statusCode).toBe(404)
    expect((await addLink(editor, { days: 91 })).statusCode).toBe(422)
    const days = (Date.parse((await addLink(editor, { days: 30 })).json().data.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    for (const role of ['viewer', 'translator', 'content-editor'] as const)
      expect((await addLink(await served.memberOf(tenantId, { role, languages: ['de'] }))).statusCode).toBe(403)
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    const { id } = (await editor.data('v1/site/preview-links')).items[0]
    expect((await stranger.ask('DELETE', `v1/site/preview-links/${id}`)).statusCode).toBe(404)
  })

  it('expire', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    const token = (await addLink(editor)).json().data.address.split('/').at(-1)
    await storage.db
      .updateTable('draft_keys')
      .set({ expires_at: Date.now() - 1 })
      .execute()
    expect((await open(token)).statusCode).toBe(410)
    expect((await editor.data('v1/site/preview-links')).items).toEqual([])
  })

  it('open a frame for one draft: a ticket buys one token, once', async () => {
    const translator = await served.memberOf(tenantId, { role: 'translator', languages: ['de'] })
    const made = await translator.post('v1/site/frame-tickets', { draftsId })
    expect(made.statusCode).toBe(201)
    const { ticket, expiresAt } = made.json().data
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000)
    const exchange = () => served.post('v1/account/frame-token', { ticket })
    const both = await Promise.all([exchange(), exchange()])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    const { token, ...rest } = (both.find(({ statusCode }) => statusCode === 200) as (typeof both)[0]).json().data
    expect(rest).toMatchObject({ tenantId, clientId: 'lamps', draftsId })
    expect(Math.round((Date.parse(rest.expiresAt) - Date.now()) / 60_000)).toBe(60)

    const authorization = `Bearer ${token}`
    expect((await draft(draftsId, { authorization })).statusCode).toBe(200)
    expect((await served.get('v1/site/settings', { authorization })).statusCode).toBe(200)
    expect((await served.get('v1/site/members', { authorization })).statusCode).toBe(403)
    expect((await served.post('v1/site/frame-tickets', { draftsId }, { authorization })).statusCode).toBe(403)
    const junk = { authorization, cookie: `vitrine_session=${'a'.repeat(43)}` }
    expect((await served.post('v1/site/frame-tickets', { draftsId }, junk)).statusCode).toBe(403)
    await translator.post('v1/account/sign-out', { everywhere: true })
    expect((await served.get('v1/site/settings', { authorization })).statusCode).toBe(401)
  })

  it('close a frame at once with the session that opened it, and no other frame', async () => {
    const inFrame = async (token: string) =>
      (await served.get('v1/site/settings', { authorization: `Bearer ${token}` })).statusCode
    const open = async (client: Client) => {
      const { ticket } = (await client.post('v1/site/frame-tickets', { draftsId })).json().data
      return { ticket, token: (await served.post('v1/account/frame-token', { ticket })).json().data.token as string }
    }
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    const elsewhere = await startSession(storage.db, editor.accountId, 'another browser')
    const other = { cookie: `vitrine_session=${elsewhere}` }
    const second: Client = { ...editor, post: (path, body) => editor.post(path, body, other) }
    const [one, two] = [await open(editor), await open(second)]
    const { ticket } = (await editor.post('v1/site/frame-tickets', { draftsId })).json().data
    expect([await inFrame(one.token), await inFrame(two.token)]).toEqual([200, 200])
    await editor.post('v1/account/sign-out', {})
    expect([await inFrame(one.token), await inFrame(two.token)]).toEqual([401, 200])
    expect((await served.post('v1/account/frame-token', { ticket })).statusCode).toBe(410)
    // A session that is over by itself counts like one that was ended.
    await storage.db.updateTable('sessions').set({ used_at: 1 }).where('account_id', '=', editor.accountId).execute()
    expect(await inFrame(two.token)).toBe(401)

    const owner = await served.memberOf(tenantId, { role: 'owner' })
    for (const change of ['role', 'removal'] as const) {
      const member = await served.memberOf(tenantId, { role: 'editor' })
      const { token } = await open(member)
      expect(await inFrame(token)).toBe(200)
      const path = `v1/site/members/${member.accountId}`
      const done =
        change === 'role' ? await owner.ask('PUT', path, { role: 'viewer' }) : await owner.ask('DELETE', path)
      expect([change, done.statusCode < 300, await inFrame(token)]).toEqual([change, true, 401])
    }
  })

  it('show in a frame what the site has published, and no other drafts', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await editor.post('v1/site/publish', { draftsId, acceptWarnings: true })).statusCode).toBe(200)
    const { ticket } = (await editor.post('v1/site/frame-tickets', { draftsId })).json().data
    const { token } = (await served.post('v1/account/frame-token', { ticket })).json().data
    const authorization = `Bearer ${token}`
    const releases = await served.get('v1/site/releases', { authorization })
    expect(releases.statusCode).toBe(200)
    const [newest] = releases.json().data.items
    expect((await served.get(`v1/site/releases/${newest.id}/diff`, { authorization })).statusCode).toBe(200)
    expect((await served.get('v1/site/releases', { authorization, 'client-id': chairs })).statusCode).toBe(404)
    expect((await served.get('v1/page/drafts', { authorization })).statusCode).toBe(404)
    expect((await served.get(`v1/page/drafts/${foreign}/checks`, { authorization })).statusCode).toBe(404)
  })

  it('give tickets for drafts of the own site only, and none to who only looks', async () => {
    const ticket = async (role: 'editor' | 'viewer', id: string) =>
      (await (await served.memberOf(tenantId, { role })).post('v1/site/frame-tickets', { draftsId: id })).statusCode
    expect([await ticket('editor', foreign), await ticket('viewer', draftsId)]).toEqual([404, 403])
    expect((await served.post('v1/account/frame-token', { ticket: 'a'.repeat(43) })).statusCode).toBe(410)
    const cross = { 'sec-fetch-site': 'cross-site' }
    expect((await served.post('v1/account/frame-token', { ticket: 'a'.repeat(43) }, cross)).statusCode).toBe(403)
  })
})
