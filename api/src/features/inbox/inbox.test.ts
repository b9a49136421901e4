import { type Role, roles } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('The inbox', (engine) => {
  let storage: Storage
  let served: Served
  let other: Client
  const members = {} as Record<Role, Client & { readonly accountId: string }>
  beforeAll(async () => {
    storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), {})
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), {})
    served = await serve({ storage })
    for (const role of roles) members[role] = await served.memberOf(tenantId, { role })
    other = await served.memberOf(chairs.tenantId, { role: 'owner' })
    for (const [at, name] of ['Ana Müller', 'Bo 100%', 'Cem_X'].entries())
      await send({ name, email: `n${at}@a.example`, whatsappPhone: '+49 30 12345', message: `Price of M${at + 8}?` })
    await send({ name: 'Bot', email: 'bot@a.example', whatsappPhone: '12345', message: 'pills', department: 'x' })
  })
  const send = (body: object) => served.post('v1/site/inquiry', body, { 'client-id': 'lamps' })
  const list = (query: string, by = members.editor) => by.data(`v1/site/inquiries?${query}`)
  const names = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name)
  const change = (id: string, body: object, by: Client = members.editor) =>
    by.ask('PUT', `v1/site/inquiries/${id}`, body)

  it('lists what was sent, the newest first, page by page', async () => {
    expect((await names('')).sort()).toEqual(['Ana Müller', 'Bo 100%', 'Bot', 'Cem_X'])
    const first = await list('pageSize=3')
    expect(first).toMatchObject({ total: 4, page: 1, pageSize: 3 })
    const second = await list('pageSize=3&page=2')
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
    expect((await members.editor.get('v1/site/inquiries?pageSize=101')).statusCode).toBe(422)
    expect((await members.editor.get('v1/site/inquiries?status=lost-in-space')).statusCode).toBe(422)
  })

  it('finds words in any field, whatever their case and accents', async () => {
    expect(await names('q=muller')).toEqual(['Ana Müller'])
    expect(await names('q=M9%20bo')).toEqual(['Bo 100%'])
    expect(await names('q=100%25')).toEqual(['Bo 100%'])
    expect(await names('q=_x')).toEqual(['Cem_X'])
    expect(await names('q=%25')).toEqual(['Bo 100%'])
    expect(await names(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  })

  it('gives out what a list shows as a table (CSV)', async () => {
    const answer = await members.editor.get('v1/site/inquiries-export?status=open&q=price')
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="lamps-inquiries.csv"',
    ])
    const rows = answer.body.trimEnd().split('\r\n')
    expect(rows.slice(1).map((row: string) => row.split(',')[3])).toEqual(await names('status=open&q=price'))
    expect(rows).toHaveLength(4)
  })

  it('keeps spam and open apart', async () => {
    expect(await names('status=spam')).toEqual(['Bot'])
    expect((await names('status=open')).sort()).toEqual(['Ana Müller', 'Bo 100%', 'Cem_X'])
  })

  it('knows who changed a status, and when (R193)', async () => {
    const [{ id }] = (await list('q=ana')).items
    const path = `v1/site/inquiries/${id}`
    expect((await members.editor.data(path)).history).toEqual([])
    await change(id, { status: 'read' })
    const changed = await change(id, { status: 'quoted', note: ' 4.20 USD\r\nper piece ' }, members.admin)
    expect(changed.json().data).toMatchObject({
      status: 'quoted',
      revision: 3,
      history: [
        { at: expect.any(String), accountId: members.editor.accountId, by: 'editor', status: 'read' },
        { accountId: members.admin.accountId, by: 'admin', status: 'quoted', note: '4.20 USD\nper piece' },
      ],
    })
    expect(await members.owner.data(path)).toEqual(changed.json().data)
    expect(await names('status=quoted')).toEqual(['Ana Müller'])
  })

  it('overwrites nothing that somebody has not seen', async () => {
    const [{ id, revision }] = (await list('q=bo%20100')).items
    const answers = await Promise.all(
      (['read', 'replied', 'won', 'lost'] as const).map((status) => change(id, { status, revision })),
    )
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect([done.length, refused.length]).toEqual([1, 3])
    for (const answer of refused) expect(answer.json().error.details).toEqual({ revision: revision + 1 })
    expect((await change(id, { status: 'new', revision: 1 })).statusCode).toBe(409)
    expect((await change(id, { status: 'sold' })).statusCode).toBe(422)
  })

  it('is for those who may read it, and for changes those who may change it', async () => {
    const [{ id }] = (await list('q=cem')).items
    for (const role of roles) {
      const may = ['owner', 'admin', 'editor'].includes(role)
      const exports = ['inquiries-export', 'conversations-export', 'subscriptions-export']
      for (const path of ['inquiries', ...exports, `inquiries/${id}`, 'contacts', 'subscriptions', 'outbox'])
        expect([role, path, (await members[role].get(`v1/site/${path}`)).statusCode]).toEqual([
          role,
          path,
          may ? 200 : 403,
        ])
      expect((await change(id, { status: 'read' }, members[role])).statusCode).toBe(may ? 200 : 403)
    }
    expect((await served.get('v1/site/inquiries', { 'client-id': 'lamps' })).statusCode).toBe(401)
  })

  it('of another site does not exist', async () => {
    const [{ id }] = (await list('q=cem')).items
    expect((await other.data('v1/site/inquiries')).total).toBe(0)
    for (const path of ['inquiries', 'contacts', 'subscriptions'])
      for (const missing of [id, 'nothing'])
        expect((await other.get(`v1/site/${path}/${missing}`)).statusCode).toBe(404)
    expect((await change(id, { status: 'won' }, other)).statusCode).toBe(404)
    expect((await list('q=cem')).items[0].status).toBe('read')
    // An inquiry is no message of the other form.
    expect((await members.editor.get(`v1/site/contacts/${id}`)).statusCode).toBe(404)
    const asContact = await members.editor.ask('PUT', `v1/site/contacts/${id}`, { status: 'won' })
    expect(asContact.statusCode).toBe(404)
  })
})
