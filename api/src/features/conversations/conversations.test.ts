import { type Role, roles } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Conversations', (engine) => {
  let storage: Storage
  let served: Served
  let other: Client
  const members = {} as Record<Role, Client & { readonly accountId: string }>
  const visitor = { 'client-id': 'lamps' }
  const inquiry = { whatsappPhone: '+49 30 12345', message: 'Price of M8 bolts?' }
  beforeAll(async () => {
    storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), {})
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})
    served = await serve({ storage })
    for (const role of roles) members[role] = await served.memberOf(tenantId, { role })
    other = await served.memberOf(chairs.tenantId, { role: 'owner' })
    const send = (body: object) => served.post('v1/site/inquiry', { ...inquiry, ...body }, visitor)
    await send({ name: 'Ana Müller', email: 'Ana@a.example', company: 'Acme', country: 'OM' })
    await send({ name: 'Bo Li', email: 'bo@b.example', productName: 'Hex bolt', quantity: 50, country: 'US' })
    await send({ name: 'Bot', email: 'bot@a.example', department: 'x' })
    await send({
      name: 'Cem',
      email: 'cem@c.example',
      entries: [{ kind: 'in', text: 'Do you ship to Ankara?', key: 'message' }],
    })
    await served.post('v1/site/contact-us', { name: 'Ana M.', email: 'ana@A.example', message: 'Hello again' }, visitor)
  })
  const list = (query: string, by: Client = members.editor) => by.data(`v1/site/conversations?${query}`)
  const names = async (query: string, by?: Client) =>
    (await list(query, by)).items.map(({ name }: { name: string }) => name)
  const find = async (q: string) => (await list(`folder=all&q=${q}`)).items[0]
  const detail = (id: string) => members.editor.data(`v1/site/conversations/${id}`)
  const change = (id: string, body: object, by: Client = members.editor) =>
    by.ask('PUT', `v1/site/conversations/${id}`, body)
  const note = (id: string, body: object, by: Client = members.editor) =>
    by.post(`v1/site/conversations/${id}/entries`, { kind: 'note', ...body })

  it('come out as a table (CSV) by the folder, the filters and the words of their list', async () => {
    const answer = await members.editor.get('v1/site/conversations-export?kind=chat')
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="lamps-inbox.csv"',
    ])
    expect(answer.body).toContain('> Do you ship to Ankara?')
    const rows = async (query: string) => {
      const { body } = await members.editor.get(`v1/site/conversations-export?${query}`)
      return body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row: string) => row.split(',')[5])
    }
    for (const query of ['kind=contact', 'folder=spam', 'q=hex', 'folder=mine', 'folder=all'])
      expect((await rows(query)).toSorted()).toEqual((await names(query)).toSorted())
    expect((await members.viewer.get('v1/site/conversations-export')).statusCode).toBe(
      (await members.viewer.get('v1/site/conversations')).statusCode,
    )
  })

  it('are inquiries, chats and messages together, the last written in first', async () => {
    const all = await list('')
    expect(all.items.map(({ name }: { name: string }) => name).sort()).toEqual(['Ana M.', 'Ana Müller', 'Bo Li', 'Cem'])
    expect(new Set(all.items.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['inquiry', 'chat', 'contact']),
    )
    const times = all.items.map(({ lastAt }: { lastAt: string }) => lastAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(all.counts).toEqual({ open: 4, mine: 0, unread: 4, done: 0, spam: 1, all: 5 })
    expect((await list('pageSize=1&page=2')).items).toHaveLength(1)
    expect(await names('kind=chat')).toEqual(['Cem'])
    expect(await names('folder=spam')).toEqual(['Bot'])
    expect(await names('status=spam')).toEqual(['Bot'])
    expect((await members.editor.get('v1/site/conversations?folder=trash')).statusCode).toBe(422)
    expect(await find('hex')).toMatchObject({
      name: 'Bo Li',
      subject: 'Price of M8 bolts?',
      productName: 'Hex bolt',
      lineCount: 1,
      imageCount: 0,
      tags: [],
      isUnread: true,
      revision: 1,
    })
  })

  it('are found by whatever was written, in any order', async () => {
    expect(await names('q=acme')).toEqual(['Ana Müller'])
    expect(await names('q=ankara%20ship')).toEqual(['Cem'])
    const { reference } = await find('acme')
    expect(await names(`q=${reference.toLowerCase()}`)).toEqual(['Ana Müller'])
    expect(await names(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  })

  it('are given as a whole, with what the same address wrote before and an estimate of its time', async () => {
    const { id } = await find('acme')
    const whole = await detail(id)
    expect(whole).toMatchObject({
      kind: 'inquiry',
      email: 'Ana@a.example',
      message: 'Price of M8 bolts?',
      timeZone: 'Asia/Muscat',
      previous: [{ kind: 'contact', subject: 'Hello again' }],
      entries: [],
      history: [],
    })
    const fromUs = await detail((await find('hex')).id)
    expect(fromUs).not.toHaveProperty('timeZone')
    expect(fromUs.lines).toMatchObject([{ productName: 'Hex bolt', quantity: 50 }])
    expect((await detail((await find('ankara')).id)).entries).toMatchObject([
      { kind: 'in', text: 'Do you ship to Ankara?', key: 'message', images: [] },
    ])
  })

  it('are read once for all members, which changes no revision', async () => {
    const { id, revision } = await find('acme')
    const read = (await change(id, { isUnread: false })).json().data
    expect(read).toMatchObject({
      isUnread: false,
      status: 'read',
      revision,
      history: [{ status: 'read', by: 'editor' }],
    })
    expect((await list('folder=unread', members.owner)).counts).toMatchObject({ unread: 3 })
    expect((await change(id, { isUnread: true })).json().data).toMatchObject({ isUnread: true, status: 'read' })
    await change(id, { isUnread: false })
    expect((await detail(id)).history).toHaveLength(1)
    expect((await detail(id)).revision).toBe(revision)
  })

  it('have an assignee and tags', async () => {
    const { id, revision } = await find('acme')
    const { accountId } = members.admin
    const tags = [' Urgent ', 'urgent', 'Bolts']
    const changed = (await change(id, { assignee: accountId, tags, revision })).json().data
    expect(changed).toMatchObject({
      assignee: { accountId, name: 'admin' },
      tags: ['Bolts', 'urgent'],
      revision: revision + 1,
      entries: [{ kind: 'event', key: 'assigned', text: 'admin', account: { name: 'editor' } }],
    })
    expect(await names('folder=mine', members.admin)).toEqual(['Ana Müller'])
    expect(await names('assignee=me', members.admin)).toEqual(['Ana Müller'])
    expect(await names('folder=mine')).toEqual([])
    expect(await names(`assignee=${accountId}`)).toEqual(['Ana Müller'])
    expect(await names('assignee=none')).not.toContain('Ana Müller')
    expect(await names('tag=URGENT')).toEqual(['Ana Müller'])
    expect((await list('')).tags).toEqual(['Bolts', 'urgent'])
    const noMember = [members.viewer.accountId, 'nobody']
    for (const assignee of noMember) {
      const refused = await change(id, { assignee, revision: revision + 1 })
      expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['assignee']])
    }
    const left = (await change(id, { assignee: null, tags: [], revision: revision + 1 })).json().data
    expect(left).toMatchObject({ tags: [], entries: [{}, { key: 'unassigned' }] })
    expect(left).not.toHaveProperty('assignee')
  })

  it('are changed by one of two members at once, and the other one hears who did what', async () => {
    const { id, revision } = await find('hex')
    const both = await Promise.all([
      change(id, { status: 'quoted', revision }, members.editor),
      change(id, { status: 'lost', revision }, members.admin),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [done, refused] = both[0].statusCode === 200 ? both : both.toReversed()
    const by = done?.json().data.history[0].by
    expect(refused?.json().error).toMatchObject({
      message: `${by} changed this in the meantime. Reload it and try again.`,
      details: { revision: revision + 1, change: { kind: 'status', by, at: expect.any(String) } },
    })
    const missing = await change(id, { status: 'won' })
    expect([missing.statusCode, Object.keys(missing.json().error.fields)]).toEqual([422, ['revision']])
  })

  it('go to spam and back, and to those that are done', async () => {
    const { id, revision } = await find('hex')
    await change(id, { status: 'spam', revision })
    expect(await names('folder=spam')).toContain('Bo Li')
    await change(id, { status: 'read', revision: revision + 1 })
    expect(await names('folder=open')).toContain('Bo Li')
    await change(id, { status: 'archived', revision: revision + 2 })
    expect(await names('folder=done')).toEqual(['Bo Li'])
    expect(await names('folder=open')).not.toContain('Bo Li')
  })

  it('hold notes for members, which overwrite nothing', async () => {
    const { id, revision } = await find('hex')
    const answers = await Promise.all([
      note(id, { text: 'Called them \r\n', key: 'note-one-1', revision: 1 }),
      note(id, { text: 'Called them', key: 'note-one-1', revision: 1 }),
      note(id, { text: 'Wants {{name}} by May', key: 'note-two-2', revision: 1 }, members.owner),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const notes = (await detail(id)).entries
    expect(notes.map(({ text }: { text: string }) => text).sort()).toEqual(['Called them', 'Wants {{name}} by May'])
    expect(notes[0]).toMatchObject({ kind: 'note', account: { name: expect.any(String) }, images: [] })
    expect(notes[0]).not.toHaveProperty('mail')
    expect(await names('folder=all&q=called')).toEqual(['Bo Li'])
    const stale = await note(id, { text: 'Lost', key: 'note-three', revision, status: 'lost' })
    expect(stale.statusCode).toBe(409)
    expect((await note(id, { text: ' \n ', key: 'note-four4', revision })).statusCode).toBe(422)
  })

  it('are for those who may read and change the inbox', async () => {
    const { id, revision } = await find('acme')
    for (const role of roles) {
      const may = ['owner', 'admin', 'editor'].includes(role)
      const by = members[role]
      const statuses = [
        (await by.get('v1/site/conversations')).statusCode,
        (await by.get(`v1/site/conversations/${id}`)).statusCode,
        (await by.get('v1/site/reply-templates')).statusCode,
        (await change(id, { isUnread: false }, by)).statusCode,
        (await note(id, { text: 'x', key: `note-of-${role}`, revision }, by)).statusCode,
        (await by.post('v1/site/reply-templates', { name: `Of ${role}`, texts: { en: 'x' } })).statusCode,
      ]
      expect([role, ...statuses]).toEqual([role, ...(may ? [200, 200, 200, 200, 201, 201] : Array(6).fill(403))])
    }
    expect((await served.get('v1/site/conversations', visitor)).statusCode).toBe(401)
  })

  it('of another site do not exist', async () => {
    const { id } = await find('acme')
    expect(await list('folder=all', other)).toMatchObject({ total: 0, tags: [], counts: { all: 0 } })
    for (const missing of [id, 'nothing']) {
      expect((await other.get(`v1/site/conversations/${missing}`)).statusCode).toBe(404)
      expect((await change(missing, { isUnread: true }, other)).statusCode).toBe(404)
      expect((await note(missing, { text: 'x', key: 'note-foreign', revision: 1 }, other)).statusCode).toBe(404)
    }
  })

  it('look the same in the calls for inquiries and messages', async () => {
    const { id } = await find('hex')
    const asInquiry = await members.editor.data(`v1/site/inquiries/${id}`)
    expect(asInquiry).toMatchObject({
      name: 'Bo Li',
      status: 'archived',
      entries: [{ kind: 'note' }, { kind: 'note' }],
    })
    const { status } = (
      await members.editor.ask('PUT', `v1/site/inquiries/${id}`, { status: 'won', revision: asInquiry.revision })
    ).json().data
    expect(status).toBe('won')
    const stale = await change(id, { status: 'lost', revision: asInquiry.revision })
    expect(stale.json().error.details.change).toMatchObject({ kind: 'status', by: 'editor' })
  })
})

onBothEngines('Templates of replies', (engine) => {
  let editor: Client
  let other: Client
  beforeAll(async () => {
    const storage = await engine.open()
    const served = await serve({ storage })
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), {})
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})
    editor = await served.memberOf(tenantId, { role: 'editor' })
    other = await served.memberOf(chairs.tenantId, { role: 'owner' })
  })
  const path = 'v1/site/reply-templates'
  const add = (body: object) => editor.post(path, body)

  it('are added, changed by one at a time, and removed', async () => {
    const texts = { en: 'Dear {{name}} of {{company}},\r\n{{ reference }}: {{product}}', de: 'Guten Tag {{name}}' }
    const added = await add({ name: ' Price  list ', texts })
    expect(added.statusCode, added.body).toBe(201)
    const { id, ...template } = added.json().data
    expect(template).toEqual({
      name: 'Price list',
      texts: { ...texts, en: 'Dear {{name}} of {{company}},\n{{ reference }}: {{product}}' },
      revision: 1,
    })
    expect((await add({ name: 'PRICE LIST', texts })).json().error).toMatchObject({
      code: 'conflict',
      fields: { name: expect.any(String) },
    })
    const put = (body: object, by = editor) => by.ask('PUT', `${path}/${id}`, { name: 'Prices', texts, ...body })
    expect((await put({ revision: 1 })).json().data).toMatchObject({ name: 'Prices', revision: 2 })
    expect((await put({ revision: 1 })).json().error.details).toEqual({ revision: 2 })
    expect((await put({ revision: 2 }, other)).statusCode).toBe(404)
    await add({ name: 'Another', texts: { zh: '您好' } })
    expect((await editor.data(path)).map(({ name }: { name: string }) => name)).toEqual(['Another', 'Prices'])
    expect(await other.data(path)).toEqual([])
    expect((await other.ask('DELETE', `${path}/${id}`)).statusCode).toBe(404)
    expect((await editor.ask('DELETE', `${path}/${id}`)).statusCode).toBe(204)
    expect((await editor.ask('DELETE', `${path}/${id}`)).statusCode).toBe(404)
  })

  it('hold no placeholders that nobody fills in, and no language that is none', async () => {
    const refused = async (body: object) => Object.keys((await add(body)).json().error.fields)
    expect(await refused({ name: 'A', texts: { en: 'Dear {{naem}}', de: '{{name}}' } })).toEqual(['texts.en'])
    expect(await refused({ name: 'A', texts: { en: ' \n ' } })).toEqual(['texts.en'])
    expect(await refused({ name: ' ', texts: { en: 'x' } })).toEqual(['name'])
    expect(await refused({ name: 'A', texts: {} })).toEqual(['texts'])
    expect((await add({ name: 'A', texts: { 'not a language': 'x' } })).statusCode).toBe(422)
  })
})
