import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

interface Heard {
  readonly type: string
  readonly id: string
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of an event
  readonly data: any
}

onBothEngines('The events of a chat', (engine) => {
  let storage: Storage
  /** Two servers with the same database: the visitor is at one, the members at the other. */
  let here: Served
  let there: Served
  let member: Awaited<ReturnType<Served['memberOf']>>
  let origin: string
  let token: string
  let leaving: AbortController
  const visitor = { 'client-id': 'lamps' }
  let keys = 0
  const key = () => `key-of-an-event-${++keys}`

  beforeEach(async () => {
    storage = await engine.open()
    ;[here, there] = [await serve({ storage }), await serve({ storage })]
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), {})
    member = await there.memberOf(tenantId, { role: 'editor' })
    await here.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = here.app.server.address() as { port: number }
    origin = `http://127.0.0.1:${port}/api/site/`
    leaving = new AbortController()
    const opened = await here.post('v1/site/chat/open', { key: key(), text: 'Hello' }, visitor)
    token = opened.json().data.token
  })
  afterEach(async () => {
    leaving.abort()
    // `fetch` connects again after it was aborted, and sends nothing: such lines would be waited for.
    const hangUp = setInterval(() => here.app.server.closeAllConnections(), 50)
    await Promise.all([here.app.close(), there.app.close()])
    clearInterval(hangUp)
  })

  async function follow(headers: Record<string, string> = {}, signal: AbortSignal = leaving.signal) {
    const response = await fetch(`${origin}v1/site/chat/events`, {
      method: 'POST',
      headers: { ...visitor, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ token }),
      signal,
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
    const heard = (): readonly Heard[] =>
      [...text.matchAll(/event: (.*)\nid: (.*)\ndata: (.*)\n/g)].map(([, type = '', id = '', data = '']) => ({
        type,
        id,
        data: JSON.parse(data),
      }))
    const texts = () => heard().flatMap(({ type, data }) => (type === 'entry' ? [data.text] : []))
    return { heard, texts, isOver: () => isOver, status: response.status }
  }
  const say = (text: string) => here.post('v1/site/chat/entries', { token, text, key: key() }, visitor)
  const row = async () => (await member.data('v1/site/conversations?folder=all')).items[0]
  const answer = async (text: string, kind = 'reply') => {
    const { id, revision } = await row()
    const answered = await member.post(`v1/site/conversations/${id}/entries`, { kind, text, key: key(), revision })
    expect(answered.statusCode).toBe(201)
  }
  const soon = (found: () => unknown) => expect.poll(found, { timeout: 5000 })

  it('bring what members write, whichever server they ask, and none of what only members may read', async () => {
    const stream = await follow()
    await soon(stream.texts).toEqual(['Hello'])
    await soon(async () => (await row()).chat).toEqual({ isVisitorHere: true, replyBy: 'chat' })
    await answer('Only for us', 'note')
    await answer('Good morning')
    await soon(stream.texts).toEqual(['Hello', 'Good morning'])
    const entries = stream.heard().filter(({ type }) => type === 'entry')
    expect(entries[0]?.data).toMatchObject({ kind: 'in', key: expect.stringContaining('key-of-an-event') })
    expect(entries[1]?.data).toMatchObject({ kind: 'out', by: 'editor' })
    expect(Object.keys(entries[1]?.data).sort()).toEqual(['at', 'by', 'id', 'kind', 'text'])
  })

  it('reach two tabs of one visitor', async () => {
    const [one, other] = [await follow(), await follow()]
    await say('And bolts?')
    await answer('Bolts too')
    await soon(one.texts).toEqual(['Hello', 'And bolts?', 'Bolts too'])
    await soon(other.texts).toEqual(['Hello', 'And bolts?', 'Bolts too'])
  })

  it('go on behind the last one after the line broke: nothing is lost, nothing comes twice', async () => {
    const breaking = new AbortController()
    const stream = await follow({}, breaking.signal)
    await answer('One')
    await soon(stream.texts).toEqual(['Hello', 'One'])
    breaking.abort()
    await soon(stream.isOver).toBe(true)
    await answer('Two')
    await say('Three')
    const last = stream.heard().at(-1)?.id ?? ''
    const again = await follow({ 'last-event-id': last })
    await soon(again.texts).toEqual(['Two', 'Three'])
    const anew = await follow()
    await soon(anew.texts).toEqual(['Hello', 'One', 'Two', 'Three'])
  })

  it('say who comes and goes, and when it is over', async () => {
    const stream = await follow()
    const presences = () =>
      stream.heard().flatMap(({ type, data }) => (type === 'presence' ? [data.isSomebodyHere] : []))
    await soon(presences).toEqual([false])
    const be = (isHere: boolean) => member.ask('PUT', 'v1/site/chat/presence', { isHere, tab: 'tab-of-a-test' })
    await be(true)
    await soon(presences).toEqual([false, true])
    await storage.db
      .updateTable('chat_presences')
      .set({ until: Date.now() - 1 })
      .execute()
    await soon(presences).toEqual([false, true, false])
    await here.post('v1/site/chat/end', { token }, visitor)
    await soon(stream.isOver).toBe(true)
    expect(stream.heard().at(-1)?.type).toBe('over')
    expect((await row()).chat).toEqual({ isVisitorHere: false, replyBy: 'nobody' })
    const late = await follow()
    await soon(() => late.heard().map(({ type }) => type)).toEqual(['entry', 'over'])
  })

  it('leave the visitor there for a moment after the line broke, as while a page is loaded again', async () => {
    const breaking = new AbortController()
    await follow({}, breaking.signal)
    await soon(async () => (await row()).chat.isVisitorHere).toBe(true)
    const until = async () =>
      Number((await storage.db.selectFrom('chats').select('here_until').executeTakeFirstOrThrow()).here_until)
    expect((await until()) - Date.now()).toBeGreaterThan(20_000)
    breaking.abort()
    await soon(async () => (await until()) - Date.now() <= 12_000).toBe(true)
    expect((await row()).chat.isVisitorHere).toBe(true)
  })

  it('take the mail back of what was read in the chat; what was not goes out', async () => {
    await here.post('v1/site/chat/address', { token, email: 'bo@b.example' }, visitor)
    const replies = () => storage.db.selectFrom('outbox').selectAll().where('kind', '=', 'reply').execute()
    await storage.db
      .updateTable('chats')
      .set({ here_until: Date.now() + 30_000 })
      .execute()
    await answer('Unread')
    const [held] = await replies()
    expect(Number(held?.next_at) - Date.now()).toBeGreaterThan(30_000)
    const stream = await follow()
    await soon(stream.texts).toEqual(['Hello', 'Unread'])
    await soon(replies).toEqual([])
    await answer('Read')
    await soon(stream.texts).toEqual(['Hello', 'Unread', 'Read'])
    await soon(replies).toEqual([])
  })

  it('are open in as many tabs as one may have, to nobody without a token', async () => {
    const statuses = []
    for (let count = 0; count < 5; count++) statuses.push((await follow()).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await follow()).status).toBe(429)
    const stranger = await here.post('v1/site/chat/events', { token: 'x'.repeat(43) }, visitor)
    expect(stranger.statusCode).toBe(404)
  })
})
