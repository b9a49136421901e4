import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { applyRetention } from '../../personal-data/retention.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { PRESENCE } from './presence.queries.ts'

type Member = Client & { readonly accountId: string; readonly session: string }

onBothEngines('The chat of a site', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let editor: Member
  let owner: Member
  let keys = 0
  const visitor = { 'client-id': 'lamps' }
  const key = () => `key-of-a-visitor-${++keys}`

  beforeEach(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})
    owner = await served.memberOf(tenantId, { role: 'owner' })
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })
  afterEach(() => served.app.close())

  const isSomebodyHere = async (site = 'lamps') =>
    (await served.data('v1/site/chat/state', { 'client-id': site })).isSomebodyHere
  const beHere = (isHere: boolean, by: Client = editor, tab = 'tab-of-a-test') =>
    by.ask('PUT', 'v1/site/chat/presence', { isHere, tab })
  const open = async (given: object = {}) =>
    (await served.post('v1/site/chat/open', { key: key(), text: 'Do you ship to Sohar?', ...given }, visitor)).json()
      .data
  const say = (token: string, text: string, of = key()) =>
    served.post('v1/site/chat/entries', { token, text, key: of }, visitor)
  const conversations = async () => (await editor.data('v1/site/conversations?folder=all')).items
  const detail = (id: string, by: Client = editor) => by.data(`v1/site/conversations/${id}`)
  const reply = (id: string, text: string, revision: number, by: Client = editor) =>
    by.post(`v1/site/conversations/${id}/entries`, { kind: 'reply', text, key: key(), revision })
  const mails = () => storage.db.selectFrom('outbox').selectAll().where('tenant_id', '=', tenantId).execute()
  /** The visitor is in the chat until a time, as their stream says. */
  const visitorHere = (lasts: number) =>
    storage.db
      .updateTable('chats')
      .set({ here_until: Date.now() + lasts })
      .execute()

  it('says whether a member is available, by site, until the last of their tabs is gone', async () => {
    expect(await isSomebodyHere()).toBe(false)
    expect((await beHere(true)).json().data).toEqual({ isHere: true, isSomebodyHere: true })
    await beHere(true, owner, 'tab-of-an-owner')
    expect(await isSomebodyHere()).toBe(true)
    expect(await isSomebodyHere('chairs')).toBe(false)
    await beHere(false)
    expect(await isSomebodyHere()).toBe(true)
    await beHere(false, owner, 'tab-of-an-owner')
    expect(await isSomebodyHere()).toBe(false)
  })

  it('counts nobody whose browser died, who was removed, or who may not answer', async () => {
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await beHere(true, viewer)).statusCode).toBe(403)
    await beHere(true)
    const { until } = await storage.db.selectFrom('chat_presences').select('until').executeTakeFirstOrThrow()
    expect(Number(until) - Date.now()).toBeGreaterThan(PRESENCE - 10_000)
    expect(Number(until) - Date.now()).toBeLessThanOrEqual(PRESENCE)
    await storage.db
      .updateTable('chat_presences')
      .set({ until: Date.now() - 1 })
      .execute()
    expect(await isSomebodyHere()).toBe(false)
    await beHere(true)
    expect(await isSomebodyHere()).toBe(true)
    await storage.db.updateTable('members').set({ role: 'viewer' }).where('account_id', '=', editor.accountId).execute()
    expect(await isSomebodyHere()).toBe(false)
  })

  it('begins with the first words, which the inbox shows as any other conversation', async () => {
    const {
      token,
      reference,
      isSomebodyHere: isHere,
    } = await open({
      text: ' Do you\r\nship to Sohar? ',
      page: '/chat?x=1',
      productName: 'Hex bolt',
      consent: { textVersion: 'privacy@2', language: 'en' },
    })
    expect(isHere).toBe(false)
    const [row] = await conversations()
    expect(row).toMatchObject({
      kind: 'chat',
      reference,
      status: 'new',
      name: '',
      email: '',
      subject: 'Do you ship to Sohar?',
      productName: 'Hex bolt',
      isUnread: true,
      chat: { isVisitorHere: false, replyBy: 'later' },
    })
    expect(await detail(row.id)).toMatchObject({
      message: 'Do you\nship to Sohar?',
      page: '/chat',
      consent: { textVersion: 'privacy@2' },
      entries: [{ kind: 'in', text: 'Do you\nship to Sohar?' }],
      previous: [],
    })
    const stored = await storage.db.selectFrom('chat_tokens').select('token_hash').execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    const { items } = await editor.data('v1/site/today')
    expect(items).toContainEqual(expect.objectContaining({ kind: 'chats', count: 1, to: '/inbox' }))
    expect(await mails()).toEqual([])
  })

  it('stores what is sent twice once', async () => {
    const once = { key: key(), text: 'Hello' }
    const [first, second] = [await open(once), await open(once)]
    expect(second.reference).toBe(first.reference)
    expect(second.token).not.toBe(first.token)
    const one = await say(first.token, 'And bolts?', 'the-same-key-twice')
    const again = await say(second.token, 'And bolts?', 'the-same-key-twice')
    expect([one.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json().data).toEqual(one.json().data)
    const [row, ...others] = await conversations()
    expect(others).toEqual([])
    expect((await detail(row.id)).entries.map(({ text }: { text: string }) => text)).toEqual(['Hello', 'And bolts?'])
  })

  it('stores what comes at the same time once, and in one order', async () => {
    const { token } = await open()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => say(token, 'Same', 'one-key-for-four-tries')),
      say(token, 'Other'),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(2)
    const [row] = await conversations()
    expect((await detail(row.id)).entries).toHaveLength(3)
  })

  it('is answered in the chat while the visitor is there, without a mail, and belongs to who answers first', async () => {
    const { token } = await open()
    await visitorHere(30_000)
    const [row] = await conversations()
    expect(row.chat).toEqual({ isVisitorHere: true, replyBy: 'chat' })
    const answered = await reply(row.id, 'Yes, we do.', row.revision)
    expect(answered.statusCode).toBe(201)
    expect(answered.json().data).toMatchObject({ entry: { kind: 'out', text: 'Yes, we do.' }, status: 'replied' })
    expect(answered.json().data.entry.mail).toBeUndefined()
    expect(await mails()).toEqual([])
    expect((await detail(row.id)).assignee).toMatchObject({ accountId: editor.accountId })
    // What the visitor writes meanwhile is no reason to ask again, what a colleague writes is.
    const seen = (await detail(row.id)).revision
    await say(token, 'By sea?')
    expect((await reply(row.id, 'By sea.', seen)).statusCode).toBe(201)
    expect((await reply(row.id, 'By air.', seen, owner)).statusCode).toBe(409)
    expect((await detail(row.id)).assignee).toMatchObject({ accountId: editor.accountId })
    expect((await editor.data('v1/site/today')).items.map(({ kind }: { kind: string }) => kind)).not.toContain('chats')
    await say(token, 'How long?')
    expect((await editor.data('v1/site/today')).items).toContainEqual(
      expect.objectContaining({ kind: 'chats', count: 1 }),
    )
  })

  it('is answered by mail once the visitor has left an address and is gone', async () => {
    const { token } = await open()
    const wrong = await served.post('v1/site/chat/address', { token, email: 'bo@' }, visitor)
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().error.fields.email).toBeTruthy()
    await say(token, 'M8, 5000 pieces')
    const leave = (email: string) => served.post('v1/site/chat/address', { token, email, name: 'Bo Li' }, visitor)
    expect((await leave('Bo@b.example')).statusCode).toBe(200)
    expect((await leave('Bo@b.example')).statusCode).toBe(200)
    const told = await mails()
    expect(told.map(({ kind }) => kind)).toEqual(['inquiry'])
    expect(told[0]?.content).toContain('M8, 5000 pieces')
    const [row] = await conversations()
    expect(row).toMatchObject({ name: 'Bo Li', email: 'Bo@b.example', chat: { replyBy: 'mail' } })
    expect((await detail(row.id)).entries.at(-1)).toMatchObject({ kind: 'event', key: 'chat-address' })
    const answered = await reply(row.id, '0.74 USD', row.revision)
    expect(answered.json().data.entry.mail).toMatchObject({ state: 'waiting' })
    expect((await editor.data('v1/site/conversations?folder=all&q=bo@b.example')).items).toHaveLength(1)
    const erased = await owner.post('v1/site/people/erase', { email: 'bo@B.example' })
    expect(erased.statusCode).toBe(200)
    expect(await conversations()).toEqual([])
    expect(await storage.db.selectFrom('chats').selectAll().execute()).toEqual([])
    expect((await say(token, 'Hello?')).statusCode).toBe(404)
  })

  it('is over when the visitor ends it, or after a day', async () => {
    const { token } = await open()
    const end = () => served.post('v1/site/chat/end', { token }, visitor)
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([200, 200])
    const late = await say(token, 'One more thing')
    expect(late.statusCode).toBe(410)
    expect(late.json().error.message).toBe('This chat is over. Start a new one.')
    const [row] = await conversations()
    expect(row.chat).toEqual({ isVisitorHere: false, replyBy: 'nobody' })
    const nobody = await reply(row.id, 'Hello?', row.revision)
    expect(nobody.statusCode).toBe(422)
    expect(nobody.json().error.fields.kind).toContain('no email address')
    const events = (await detail(row.id)).entries.filter(({ kind }: { kind: string }) => kind === 'event')
    expect(events).toMatchObject([{ key: 'chat-ended' }])
    const other = await open()
    await storage.db
      .updateTable('chats')
      .set({ until: Date.now() - 1 })
      .execute()
    expect((await say(other.token, 'Still there?')).statusCode).toBe(410)
  })

  it('opens again what was done, and puts away what looks like spam', async () => {
    const { token } = await open()
    const [{ id, revision }] = await conversations()
    await editor.ask('PUT', `v1/site/conversations/${id}`, { status: 'archived', revision })
    await say(token, 'One more question')
    expect((await detail(id)).status).toBe('new')
    await say(
      token,
      'http://a.example http://b.example http://c.example http://d.example http://e.example http://f.example',
    )
    expect((await detail(id)).status).toBe('spam')
    await open({ department: 'x', text: 'Buy' })
    expect((await editor.data('v1/site/conversations?folder=spam')).items).toHaveLength(2)
    expect((await editor.data('v1/site/conversations')).items).toHaveLength(0)
  })

  it('is nobody’s who has no token of this site', async () => {
    const { token } = await open()
    expect((await say('x'.repeat(43), 'Hello')).statusCode).toBe(404)
    const elsewhere = await served.post(
      'v1/site/chat/entries',
      { token, text: 'Hello', key: key() },
      { 'client-id': 'chairs' },
    )
    expect(elsewhere.statusCode).toBe(404)
    expect((await say(token, ' \n ')).statusCode).toBe(422)
    expect((await served.post('v1/site/chat/open', { key: 'short', text: 'x' }, visitor)).statusCode).toBe(422)
  })

  it('takes no more entries than a conversation may have', async () => {
    const { token } = await open()
    const [{ id }] = await conversations()
    await storage.db
      .insertInto('conversation_entries')
      .values(
        Array.from({ length: 199 }, (_, at) => ({
          id: `filler-${at}`,
          tenant_id: tenantId,
          message_id: id,
          position: at + 1,
          kind: 'in' as const,
          account_id: null,
          text: 'x',
          mail_id: null,
          header_id: null,
          key: null,
          at: Date.now(),
          client_key: null,
          sender: null,
          sender_key: null,
          search: null,
        })),
      )
      .execute()
    const full = await say(token, 'One too many')
    expect(full.statusCode).toBe(429)
    expect(full.json().error.message).toContain('cannot take more')
  })

  it('is listed first while its visitor is there, and its tokens are forgotten in time', async () => {
    await open({ text: 'The older one' })
    await visitorHere(30_000)
    await served.post('v1/site/contact-us', { name: 'Ana', email: 'ana@a.example', message: 'The newer one' }, visitor)
    const subjects = async () => (await conversations()).map(({ subject }: { subject: string }) => subject)
    expect(await subjects()).toEqual(['The older one', 'The newer one'])
    await visitorHere(-1)
    expect(await subjects()).toEqual(['The newer one', 'The older one'])
    await beHere(true)
    await applyRetention(storage, Date.now() + 25 * 3_600_000)
    expect(await storage.db.selectFrom('chat_tokens').selectAll().execute()).toEqual([])
    expect(await storage.db.selectFrom('chat_presences').selectAll().execute()).toEqual([])
    expect(await subjects()).toHaveLength(2)
  })
})
