import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { sendDue } from '../../platform/mail/send.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Comments on previews', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let chairs: string
  let editor: Awaited<ReturnType<Served['memberOf']>>
  let page: string
  let component: string
  let header: string
  let count = 0

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite()))
    ;({ tenantId: chairs } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    served = await serve({ storage, systemOrigin: 'https://build.example' })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    const places = await storage.db
      .selectFrom('draft_components')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .execute()
    const draft = await editor.data(`v1/page/website-draft/${draftsId}`)
    const home = draft.pagesList.find(({ pageType }: { pageType: string }) => pageType === 'home')
    page = home.id
    component = places.find(({ page_id }) => page_id === page)?.component_id as string
    header = places.find(({ page_id }) => page_id === ':header')?.component_id as string
  })

  /** Somebody who opened a link. */
  async function holder(more: object = { allowsComments: true }, by: Client = editor) {
    const made = await by.post('v1/site/preview-links', { draftsId, ...more })
    const { address, id } = made.json().data
    const headers = { cookie: `vitrine_preview=${address.split('/').at(-1)}`, 'client-id': tenantId }
    const author = (count++).toString().padStart(43, 'a')
    const at = () => ({ draftsId, page, language: 'en', path: '/' })
    return {
      id: id as string,
      headers,
      author,
      list: (language = 'en', more = '') =>
        served.get(`v1/page/comments?draftsId=${draftsId}&page=${page}&language=${language}${more}`, headers),
      add: (said: object) =>
        served.post('v1/page/comments', { ...at(), name: 'Layla', key: `key-${count++}-xx`, author, ...said }, headers),
      change: (id: string, said: object) =>
        served.ask('PUT', `v1/page/comments/${id}`, { draftsId, author, ...said }, headers),
      remove: (id: string, by = author) =>
        served.post(`v1/page/comments/${id}/remove`, { draftsId, author: by }, headers),
    }
  }
  const listed = (query = '') => editor.data(`v1/site/comments?draftsId=${draftsId}${query}`)
  const clear = () => storage.db.deleteFrom('preview_comments').execute()

  it('are written to a section in a language, seen there and by members, answered and resolved', async () => {
    await clear()
    const client = await holder()
    const sent = await client.add({ component, language: 'de', text: ' Größer,\r\nbitte ', name: '  Jo   Weiß ' })
    expect(sent.statusCode).toBe(201)
    const { id } = sent.json().data
    expect((await client.list('en')).json().data.items).toEqual([])
    const [seen] = (await client.list('de')).json().data.items
    expect(seen).toMatchObject({
      id,
      page,
      component,
      language: 'de',
      path: '/',
      name: 'Jo Weiß',
      text: 'Größer,\nbitte',
      isMember: false,
      isResolved: false,
      isSectionRemoved: false,
      replies: [],
    })
    expect(seen.section).toBeTypeOf('string')
    expect((await client.list('de', '&path=/elsewhere')).json().data.items).toEqual([])
    expect((await client.list('de')).headers['cache-control']).toBe('private, no-store')

    const answer = { draftsId, text: 'Done.', key: 'reply-key-1' }
    const replied = await editor.post(`v1/site/comments/${id}/replies`, answer)
    expect(replied.statusCode).toBe(201)
    expect((await editor.post(`v1/site/comments/${id}/replies`, answer)).json().data).toEqual(replied.json().data)
    const put = { draftsId, isResolved: true }
    expect((await editor.ask('PUT', `v1/site/comments/${id}`, put)).json().data).toEqual({ isResolved: true })
    const [after] = (await client.list('de')).json().data.items
    expect(after).toMatchObject({ isResolved: true, replies: [{ name: 'editor', isMember: true, text: 'Done.' }] })
    expect(await listed()).toMatchObject({ items: [], counts: { open: 0, resolved: 1 } })
    expect((await listed('&state=resolved')).items).toMatchObject([{ id, replies: [{ text: 'Done.' }] }])

    // Whoever answers what was resolved is not done with it.
    expect((await client.add({ thread: id, text: 'Not yet.' })).statusCode).toBe(201)
    expect(await listed()).toMatchObject({
      total: 1,
      items: [{ id, language: 'de', replies: [{ text: 'Done.' }, { text: 'Not yet.', isMember: false }] }],
      counts: { open: 1, resolved: 0 },
      pages: [{ page, open: 1 }],
      languages: ['de'],
    })
  })

  it('are about a page as a whole or its header, and about nothing that is not on it', async () => {
    await clear()
    const client = await holder()
    expect((await client.add({ text: 'All of it' })).statusCode).toBe(201)
    expect((await client.add({ text: 'The logo', component: header })).statusCode).toBe(201)
    const wrong = await client.add({ text: 'What?', component: 'nothere1' })
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([422, ['component']])
    expect((await client.add({ text: 'What?', page: 'no-such-page' })).statusCode).toBe(404)
    expect((await client.add({ text: 'What?', thread: 'none' })).statusCode).toBe(404)
    expect((await client.add({ text: ' \n ' })).json().error.fields).toHaveProperty('text')
    expect((await client.add({ text: 'Hi', name: ' ' })).json().error.fields).toHaveProperty('name')
    expect((await client.add({ text: 'a'.repeat(2001) })).statusCode).toBe(422)
    expect((await listed()).items.map(({ text }: { text: string }) => text)).toEqual(['The logo', 'All of it'])
  })

  it('stay when their section is removed', async () => {
    await clear()
    const client = await holder()
    await client.add({ component, text: 'This one' })
    const of = { tenant_id: tenantId, draft_id: Number(draftsId), component_id: component }
    const gone = await storage.db
      .deleteFrom('draft_components')
      .where('tenant_id', '=', tenantId)
      .where('component_id', '=', component)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(gone).toMatchObject(of)
    expect((await listed()).items).toMatchObject([{ component, isSectionRemoved: true }])
    expect((await client.list()).json().data.items).toMatchObject([{ component, isSectionRemoved: true }])
    await storage.db.insertInto('draft_components').values(gone).execute()
  })

  it('are stored once for a key', async () => {
    await clear()
    const client = await holder()
    const twice = { text: 'Once', key: 'the-same-key' }
    const both = await Promise.all([client.add(twice), client.add(twice)])
    expect(new Set(both.map((response) => response.json().data.id)).size).toBe(1)
    const other = await holder()
    expect((await other.add(twice)).json().data.id).not.toBe(both[0]?.json().data.id)
    expect((await listed()).total).toBe(2)
  })

  it('are changed and deleted by who wrote them, for an hour', async () => {
    await clear()
    const client = await holder()
    const { id } = (await client.add({ text: 'Bleu' })).json().data
    expect((await client.change(id, { text: 'Blue' })).statusCode).toBe(200)
    expect((await client.list()).json().data.items).toMatchObject([{ text: 'Blue', editedAt: expect.any(String) }])
    const stranger = await holder()
    expect((await stranger.change(id, { text: 'Red' })).statusCode).toBe(404)
    expect((await stranger.remove(id)).statusCode).toBe(404)
    const anonymous = (await client.add({ text: 'No secret', author: undefined })).json().data.id
    expect((await client.remove(anonymous)).statusCode).toBe(404)
    const reply = (
      await editor.post(`v1/site/comments/${id}/replies`, { draftsId, text: 'Ok', key: 'reply-key-2' })
    ).json()
    expect((await client.remove(reply.data.id)).statusCode).toBe(404)
    expect((await client.remove(id)).statusCode).toBe(204)
    expect((await listed()).items.map(({ text }: { text: string }) => text)).toEqual(['No secret'])

    const late = (await client.add({ text: 'Late' })).json().data.id
    await storage.db
      .updateTable('preview_comments')
      .set({ created_at: Date.now() - 3_600_001 })
      .where('id', '=', late)
      .execute()
    expect((await client.change(late, { text: 'x' })).statusCode).toBe(409)
    expect((await client.remove(late)).json().error.message).toMatch(/within an hour/)
  })

  it('need a link that allows them, and end with it; members keep them', async () => {
    await clear()
    const silent = await holder({})
    expect((await silent.list()).statusCode).toBe(404)
    expect((await silent.add({ text: 'Hello' })).json().error.message).toMatch(/^Comments are not allowed/)
    const client = await holder()
    await client.add({ text: 'Hello' })
    const links: readonly { readonly id: string }[] = (await editor.data('v1/site/preview-links')).items
    expect(links.find(({ id }) => id === client.id)).toMatchObject({ allowsComments: true, openComments: 1 })
    expect(links.find(({ id }) => id === silent.id)).toMatchObject({ allowsComments: false, openComments: 0 })
    // A member sees the draft, but comments with a link.
    const withoutLink = await editor.get(`v1/page/comments?draftsId=${draftsId}&page=${page}&language=en`)
    expect(withoutLink.statusCode).toBe(404)
    expect((await served.get(`v1/page/comments?draftsId=${draftsId}&page=${page}&language=en`)).statusCode).toBe(404)
    await editor.ask('DELETE', `v1/site/preview-links/${client.id}`)
    expect((await client.list()).statusCode).toBe(404)
    expect((await client.add({ text: 'Still?' })).statusCode).toBe(404)
    expect((await listed()).items).toMatchObject([{ text: 'Hello' }])
  })

  it('are for members who may edit the draft, of this site, and deleted by them', async () => {
    await clear()
    const client = await holder()
    const { id } = (await client.add({ text: 'Hello' })).json().data
    const path = `v1/site/comments/${id}`
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await viewer.get(`v1/site/comments?draftsId=${draftsId}`)).statusCode).toBe(403)
    expect((await viewer.ask('DELETE', `${path}?draftsId=${draftsId}`)).statusCode).toBe(403)
    const stranger = await served.memberOf(chairs, { role: 'owner' })
    expect((await stranger.get(`v1/site/comments?draftsId=${draftsId}`)).statusCode).toBe(404)
    expect((await stranger.ask('DELETE', `${path}?draftsId=${draftsId}`)).statusCode).toBe(404)
    expect((await stranger.ask('PUT', path, { draftsId, isResolved: true })).statusCode).toBe(404)
    const said = { draftsId, text: 'x', key: 'reply-key-3' }
    expect((await stranger.post(`${path}/replies`, said)).statusCode).toBe(404)
    const translator = await served.memberOf(tenantId, { role: 'translator', languages: ['de'] })
    expect((await translator.ask('PUT', path, { draftsId, isResolved: true })).statusCode).toBe(200)
    expect((await editor.ask('DELETE', `${path}?draftsId=${draftsId}`)).statusCode).toBe(204)
    expect((await editor.ask('DELETE', `${path}?draftsId=${draftsId}`)).statusCode).toBe(404)
    const owner = await served.memberOf(tenantId, { role: 'owner' })
    const { items } = await owner.data('v1/site/audit?action=comment')
    expect(items).toMatchObject([{ action: 'comment.remove', object: id }])
  })

  const HOUR = 3_600_000
  /** The texts of the mails that go out when it is this late, with whom they go to. */
  async function sentMails(now: number): Promise<readonly string[]> {
    const texts: string[] = []
    const sendMail = async ({ to, text }: { to: { address: string }; text: string }) =>
      texts.push(`${to.address}\n${text}`)
    await sendDue(storage, { sendMail }, { from: 'mail@build.example', now: () => now })
    return texts
  }
  const waitingMails = () =>
    storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'preview-comments')
      .where('state', '!=', 'sent')
      .execute()
  async function clearMails() {
    await clear()
    await storage.db.deleteFrom('outbox').execute()
  }

  it('are told by mail to who made the link: the first at once, those that follow once an hour', async () => {
    await clearMails()
    const maker = await served.memberOf(tenantId, { role: 'editor' })
    await storage.db.updateTable('accounts').set({ chosen_language: 'de' }).where('id', '=', maker.accountId).execute()
    const client = await holder({ allowsComments: true }, maker)
    const other = await holder()
    const said = { text: 'Secret wish', key: 'told-once-key' }
    const { id } = (await client.add(said)).json().data
    await client.add(said)
    const now = Date.now() + 1000
    const [first, ...more] = await sentMails(now)
    expect(more).toEqual([])
    for (const words of [
      maker.email,
      'Neue Kommentare: 1',
      `https://build.example/lamps/drafts/${draftsId}/designer#panel=comments`,
    ])
      expect(first).toContain(words)
    expect(first).not.toMatch(/Secret|Layla/)

    await Promise.all([client.add({ text: 'Two' }), client.add({ text: 'Three' })])
    expect((await client.add({ thread: id, text: 'A reply' })).statusCode).toBe(201)
    expect(await sentMails(now + HOUR - 1)).toEqual([])
    const [second, ...rest] = await sentMails(now + HOUR)
    expect(rest).toEqual([])
    expect(second).toContain('Neue Kommentare: 3')

    // Another link, of somebody else, is told of by itself.
    await other.add({ text: 'Hello' })
    const [third, ...none] = await sentMails(now + HOUR + 2000)
    expect(none).toEqual([])
    expect(third).toContain(editor.email)
    expect(third).toContain('New comments: 1')
  })

  it('are told by a mail of their own where one is just being sent', async () => {
    await clearMails()
    const client = await holder()
    await client.add({ text: 'One' })
    const now = Date.now() + 1000
    const sending = sendDue(
      storage,
      { sendMail: async () => expect((await client.add({ text: 'Two' })).statusCode).toBe(201) },
      { from: 'mail@build.example', now: () => now },
    )
    expect(await sending).toBe(1)
    expect((await waitingMails()).map(({ content }) => JSON.parse(content).count)).toEqual([1])
    expect(await sentMails(now)).toEqual([])
    expect(await sentMails(now + HOUR + 60_000)).toHaveLength(1)
  })

  it('are counted by no mail once they are deleted, with their replies, by whom they are of or by a member', async () => {
    await clearMails()
    const maker = await served.memberOf(tenantId, { role: 'editor' })
    const client = await holder({ allowsComments: true }, maker)
    const now = Date.now() + 1000
    await client.add({ text: 'Sent already' })
    expect(await sentMails(now)).toHaveLength(1)
    const counts = async () => (await waitingMails()).map(({ content }) => JSON.parse(content).count)
    const ids: string[] = []
    for (const text of ['One', 'Two', 'Three']) ids.push((await client.add({ text })).json().data.id)
    await client.add({ thread: ids[0] ?? '', text: 'A reply' })
    expect(await counts()).toEqual([4])
    // With a thread go its replies.
    expect((await editor.ask('DELETE', `v1/site/comments/${ids[0]}?draftsId=${draftsId}`)).statusCode).toBe(204)
    expect(await counts()).toEqual([2])
    expect((await client.remove(ids[1] ?? '')).statusCode).toBe(204)
    expect(await counts()).toEqual([1])
    expect((await editor.ask('DELETE', `v1/site/comments/${ids[2]}?draftsId=${draftsId}`)).statusCode).toBe(204)
    expect(await counts()).toEqual([])
    expect(await sentMails(now + HOUR + 60_000)).toEqual([])
  })

  it('are told by no mail when a member writes, or when who made the link may not answer', async () => {
    await clearMails()
    const owner = await served.memberOf(tenantId, { role: 'owner' })
    const maker = await served.memberOf(tenantId, { role: 'editor' })
    const client = await holder({ allowsComments: true }, maker)
    const asMember = { cookie: `${client.headers.cookie}; vitrine_session=${maker.session}` }
    const at = { draftsId, page, language: 'en', path: '/', name: 'Me', author: client.author }
    const own = await served.post(
      'v1/page/comments',
      { ...at, text: 'A test', key: 'of-a-member-1' },
      { ...client.headers, ...asMember },
    )
    expect(own.statusCode).toBe(201)
    const { id } = own.json().data
    await editor.post(`v1/site/comments/${id}/replies`, { draftsId, text: 'Yes', key: 'reply-key-9' })
    expect(await waitingMails()).toEqual([])

    // One that waits is taken back with the right, and none comes after that.
    await client.add({ text: 'From a client' })
    expect((await waitingMails()).map(({ recipient }) => recipient)).toEqual([maker.email])
    const asViewer = { role: 'viewer' }
    expect((await owner.ask('PUT', `v1/site/members/${maker.accountId}`, asViewer)).statusCode).toBe(200)
    expect(await waitingMails()).toEqual([])
    await client.add({ text: 'Still there?' })
    expect(await waitingMails()).toEqual([])

    const leaver = await served.memberOf(tenantId, { role: 'editor' })
    await (await holder({ allowsComments: true }, leaver)).add({ text: 'Hello' })
    expect(await waitingMails()).toHaveLength(1)
    expect((await owner.ask('DELETE', `v1/site/members/${leaver.accountId}`)).statusCode).toBe(204)
    expect(await waitingMails()).toEqual([])
  })

  it('wait on Today, and are told as they come', async () => {
    await clear()
    const today = async (by: Client) =>
      (await by.data('v1/site/today')).items.filter(({ kind }: { kind: string }) => kind === 'comments')
    const revision = async () => (await editor.data('v1/site/today')).revision as string
    expect(await today(editor)).toEqual([])
    const before = await revision()
    const client = await holder()
    await client.add({ text: 'One' })
    await client.add({ text: 'Two' })
    expect(await today(editor)).toMatchObject([{ count: 2, level: 'info', to: 'designer/comments', draftsId }])
    expect(await today(await served.memberOf(tenantId, { role: 'viewer' }))).toEqual([])
    const number = (of: string) => Number(/comments(\d+)/.exec(of)?.[1])
    expect(number(await revision())).toBe(number(before) + 2)
  })
})
