import {
  createAjv,
  listWebhooks,
  newId,
  roleActions,
  roles,
  WEBHOOK_TEST,
  webhookBody,
  webhookEventTypes,
} from '@vitrine/schemas'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { createSealing } from '../../platform/sealing/sealing.ts'
import { secretOf } from '../../platform/signing/secret.queries.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, jobWorker, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { insertInvitation, renewInvitation } from '../members/invitations.queries.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { subscriptionToken } from '../visitors/subscriptions/subscription-links.ts'
import { leaseNext, webhooksWithDue } from './delivery/deliveries.queries.ts'
import { createWebhookSender, type WebhookSender } from './delivery/sender.ts'
import { deleteOldEvents, KEPT } from './log/delivery-log.queries.ts'
import { type Receiver, startReceiver } from './testing/receiver.ts'

const DAY = 24 * 60 * 60 * 1000
const ajv = createAjv()

onBothEngines('Webhooks', (engine) => {
  let storage: Storage
  let served: Served
  let receiver: Receiver
  let sender: WebhookSender
  let tenantId = ''
  let draftsId = ''
  let chairs = ''
  let owner: Awaited<ReturnType<Served['memberOf']>>
  let other: Client

  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    ;({ tenantId: chairs } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    const sealing = createSealing(storage.db)
    sender = createWebhookSender(storage.db, { sealing, systemOrigin: 'https://vitrine.example', privateHosts: true })
    served = await serve({ storage, webhookSender: sender, jobWorker })
    owner = await served.memberOf(tenantId, { role: 'owner' })
    other = await served.memberOf(chairs, { role: 'owner' })
  })
  afterAll(() => served.app.close())
  beforeEach(async () => {
    await storage.db.deleteFrom('webhooks').execute()
    await storage.db.deleteFrom('webhook_events').execute()
    receiver = await startReceiver()
  })
  afterEach(() => receiver.kill())

  const add = (more: object = {}, by: Client = owner) =>
    by.post('v1/site/webhooks', { url: receiver.url, types: [...webhookEventTypes], ...more })
  async function made(more: object = {}): Promise<{ readonly id: string; readonly secret: string }> {
    const response = await add(more)
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    receiver.trust(response.json().data.secret)
    return response.json().data
  }
  /** Sends what is due, as `startWebhooks` does, at a time. */
  async function send(now = Date.now() + 1000): Promise<void> {
    for (let due = await webhooksWithDue(storage.db, now, 10); due.length > 0; )
      for (const { id } of due) {
        for (let row = await leaseNext(storage.db, id, now); row; row = await leaseNext(storage.db, id, now))
          await sender.attempt(row, () => now)
        due = await webhooksWithDue(storage.db, now, 10)
      }
  }
  const told = () => receiver.received.map(({ body }) => body)
  const log = async (id: string) => (await owner.data(`v1/site/webhooks/${id}/deliveries?pageSize=100`)).items
  const product = (slug: string) => ({ slug, settings: { props: { name: slug } } })

  it('are told once, sealed, listed without their secrets, and of one site', async () => {
    const response = await add()
    const { secret, ...shown } = response.json().data
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(shown).toMatchObject({ url: receiver.url, isOn: true, waiting: 0, maker: { name: 'owner', isYou: true } })
    expect(await owner.data('v1/site/webhooks')).toEqual([shown])
    expect(await other.data('v1/site/webhooks')).toEqual([])
    const stored = JSON.stringify(await storage.db.selectFrom('webhooks').selectAll().execute())
    expect(stored).not.toContain(secret.slice(6))

    for (const [method, path, body] of [
      ['PUT', '', { url: receiver.url, types: ['form.sent'], isOn: true }],
      ['DELETE', ''],
      ['POST', '/secret', {}],
      ['POST', '/test', {}],
      ['POST', '/replay', { since: new Date().toISOString() }],
      ['GET', '/deliveries'],
    ] as const) {
      const asked = await other.ask(method, `v1/site/webhooks/${shown.id}${path}`, body)
      expect([method, path, asked.statusCode]).toEqual([method, path, 404])
    }
    const changed = await owner.ask('PUT', `v1/site/webhooks/${shown.id}`, {
      url: `${receiver.url}&more`,
      types: ['form.sent'],
      isOn: false,
    })
    expect(changed.json().data).toMatchObject({ url: `${receiver.url}&more`, types: ['form.sent'], isOn: false })
    expect((await owner.ask('DELETE', `v1/site/webhooks/${shown.id}`)).statusCode).toBe(204)
    expect(await owner.data('v1/site/webhooks')).toEqual([])
    const actions = (await owner.data('v1/site/audit?action=webhook')).items.map(
      ({ action, details }: { action: string; details: object }) => [action, details],
    )
    const { host } = new URL(receiver.url)
    expect(actions).toEqual([
      ['webhook.remove', { host }],
      ['webhook.change', { host }],
      ['webhook.add', { host }],
    ])
  })

  it('are for owners and administrators, and for no API key', async () => {
    for (const role of roles) {
      const member = await served.memberOf(tenantId, { role, ...(role === 'translator' && { languages: ['de'] }) })
      const { statusCode } = await member.get('v1/site/webhooks')
      expect([role, statusCode]).toEqual([role, roleActions[role].has('webhooks.write') ? 200 : 403])
      expect([role, statusCode === 200]).toEqual([role, role === 'owner' || role === 'admin'])
    }
    expect(listWebhooks.access).toBe('webhooks.write')
    const expiresAt = new Date(Date.now() + DAY).toISOString()
    const key = { name: 'Stock', actions: ['webhooks.write'], expiresAt }
    expect((await owner.post('v1/site/api-keys', key)).statusCode).toBe(422)
  })

  it('refuse addresses that no event may go to, and a number without end', async () => {
    for (const url of ['ftp://a.example', 'http//a.example', 'https://me:secret@a.example/', 'https://a.example/#part'])
      expect((await add({ url })).json().error.fields.url).toMatch(/^Enter a web address/)
    const strict = await serve({ storage })
    const careful = await strict.memberOf(tenantId, { role: 'owner' })
    expect((await add({}, careful)).json().error.fields.url).toMatch(/begins with https/)
    expect((await add({ url: 'https://127.0.0.1/' }, careful)).json().error.fields.url).toMatch(/private network/)
    expect((await add({ url: 'https://hooks.example.com/a' }, careful)).statusCode).toBe(201)
    await strict.app.close()
    for (let count = 1; count < 20; count++) await made()
    expect((await add()).json().error).toMatchObject({ code: 'conflict', message: expect.stringContaining('20') })
  })

  it('tell of contents that were put into another order, of those that made room too', async () => {
    await made({ types: ['content.updated'] })
    const add = async (slug: string) => (await owner.post('v1/content/product', product(slug))).json().data.id as string
    const ids = [await add('first-lamp'), await add('second-lamp'), await add('third-lamp')]
    await send()
    expect(told()).toEqual([])
    const moved = await owner.post(`v1/content/product/${ids[2]}/move`, { position: 1 })
    expect(moved.statusCode).toBe(200)
    await send()
    const heard = told().map(({ type, object }) => `${type} ${object.id}`)
    for (const id of ids) expect(heard).toContain(`content.updated ${id}`)
  })

  it('tell of contents, releases, visitors and members, each as its schema says', async () => {
    const { id: hook } = await made()
    // Contents: by whole records, and by operations.
    const added = (await owner.post('v1/content/product', product('wall-lamp'))).json().data
    const path = `v1/content/product/${added.id}`
    expect((await owner.ask('PUT', path, { revision: 1, status: 'published' })).statusCode).toBe(200)
    const content = `product/${added.id}`
    const save = async (...operations: object[]) => {
      const { baseRevision } = await owner.data(path)
      const saved = await owner.post('v1/content/save', { baseRevision, operations })
      expect(saved.json()).toHaveProperty('data')
    }
    await save(
      { id: newId(), type: 'set-setting', of: { content }, path: 'name', value: 'Wall lamp' },
      { id: newId(), type: 'change-content', content, changes: { status: 'draft', slug: 'wall-light' } },
    )
    expect((await owner.ask('DELETE', path)).statusCode).toBe(204)
    const object = (revision: number) => ({ kind: 'product', id: added.id, revision })
    await send()
    expect(told().map(({ type, object, data }) => [type, object, data])).toEqual([
      ['content.created', object(1), { slug: 'wall-lamp', status: 'draft' }],
      ['content.updated', object(2), { slug: 'wall-lamp', status: 'published' }],
      ['content.published', object(2), { slug: 'wall-lamp', status: 'published' }],
      ['content.updated', object(3), { slug: 'wall-light', status: 'draft' }],
      ['content.unpublished', object(3), { slug: 'wall-light', status: 'draft' }],
      ['content.deleted', object(3), { slug: 'wall-light', status: 'draft' }],
    ])

    // Releases.
    const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const of = { page: 'home', component: 'posterA1' }
    const operations = [{ id: newId(), type: 'set-setting', of, path: 'title', value: 'New' }]
    await owner.post('v1/page/component/save-draft', { draftsId, baseRevision: revision, operations })
    const published = await owner.post('v1/site/publish', { draftsId, acceptWarnings: true, note: 'News' })
    expect(published.json()).toHaveProperty('data')
    const [, first] = (await owner.data('v1/site/releases')).items
    expect((await owner.post(`v1/site/releases/${first.id}/rollback`, {})).json().data.changed).toBe(true)

    // Visitors.
    const visitor = { 'client-id': 'lamps' }
    const written = { email: 'amina@diallo.example', message: 'Please quote.' }
    await served.post(
      'v1/site/inquiry',
      { name: 'Amina', whatsappPhone: '+221 33 123 45', productName: 'Lamp', quantity: 5, ...written },
      visitor,
    )
    await served.post('v1/site/contact-us', { name: 'Bo', ...written }, visitor)
    await served.post('v1/site/contact-us', { name: 'Spam', department: 'filled in', ...written }, visitor)
    await served.post('v1/site/subscribe', { email: 'letters@a.example' }, visitor)
    const { id: subscription } = await storage.db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()
    const token = subscriptionToken(await secretOf(storage.db), 'confirm', { tenantId, id: subscription })
    for (const _twice of [1, 2])
      expect((await served.post('v1/site/subscription/confirm', { token })).statusCode).toBe(200)

    // Members.
    await owner.post('v1/site/invitations', { email: 'zoe@a.example', role: 'translator', languages: ['de'] })
    const invited = { tenantId, email: 'joe@a.example', place: { role: 'editor' as const }, invitedBy: owner.accountId }
    const invitation = await insertInvitation(storage.db, invited)
    const link = await renewInvitation(storage.db, tenantId, invitation, null)
    const joining = { token: link?.token ?? '', name: 'Joe', password: 'correct horse' }
    expect((await served.post('v1/account/accept-invitation', joining)).statusCode).toBe(200)
    const { id: joe } = await storage.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'joe@a.example')
      .executeTakeFirstOrThrow()
    await owner.ask('PUT', `v1/site/members/${joe}`, { role: 'viewer' })
    await owner.ask('DELETE', `v1/site/members/${joe}`)

    await send()
    const rest = told().slice(6)
    const ofType = (type: string) => rest.filter((one) => one.type === type)
    expect(rest.map(({ type }) => type).toSorted()).toEqual(
      [
        ...['form.sent', 'form.sent', 'inquiry.received', 'member.changed', 'member.invited', 'member.joined'],
        ...['member.removed', 'release.published', 'release.rolled_back'],
      ].toSorted(),
    )
    expect(ofType('release.published')[0]).toMatchObject({
      object: { kind: 'release', revision: 2 },
      data: { number: 2, languages: expect.arrayContaining(['en']), pages: ['home'], note: 'News' },
    })
    expect(ofType('release.rolled_back')[0]?.data).toMatchObject({ number: 3, pages: ['home'] })
    expect(ofType('inquiry.received')[0]?.data).toMatchObject({
      ...{ from: 'form', name: 'Amina', email: 'amina@diallo.example', message: 'Please quote.', language: 'en' },
      lines: [{ productName: 'Lamp', options: [], quantity: 5, pricePer: 1 }],
    })
    expect(ofType('form.sent').map(({ data }) => data)).toMatchObject([
      { form: 'contact', name: 'Bo', email: 'amina@diallo.example' },
      { form: 'subscription', email: 'letters@a.example' },
    ])
    expect(ofType('member.invited')[0]?.data).toEqual({ email: 'zoe@a.example', role: 'translator', languages: ['de'] })
    for (const [type, role] of [
      ['member.joined', 'editor'],
      ['member.changed', 'viewer'],
      ['member.removed', 'viewer'],
    ])
      expect(ofType(type ?? '')).toMatchObject([{ object: { kind: 'member', id: joe }, data: { role, name: 'Joe' } }])

    for (const body of told()) {
      const check = ajv.compile(webhookBody(body.type as never))
      expect([body.type, check(body), check.errors]).toEqual([body.type, true, null])
      expect(body.site).toBe(tenantId)
    }
    expect(receiver.forged).toBe(0)
    expect((await log(hook)).every(({ state }: { state: string }) => state === 'delivered')).toBe(true)

    // Who is forgotten is nowhere.
    expect(JSON.stringify(await storage.db.selectFrom('webhook_events').select('data').execute())).toContain('amina@')
    expect((await owner.post('v1/site/people/erase', { email: 'amina@diallo.example' })).statusCode).toBeLessThan(300)
    expect(JSON.stringify(await storage.db.selectFrom('webhook_events').select('data').execute())).not.toContain(
      'amina@',
    )
  })

  it('hear nothing of what was rolled back, of other sites, and of types that they did not choose', async () => {
    await made({ types: ['content.deleted'] })
    await owner.post('v1/content/product', product('quiet'))
    await other.post('v1/content/product', product('elsewhere'))
    const taken = await owner.post('v1/content/product', product('quiet'))
    expect(taken.statusCode).toBe(409)
    const all = await made()
    expect((await owner.post('v1/content/product', product('quiet'))).statusCode).toBe(409)
    expect(await storage.db.selectFrom('webhook_events').selectAll().execute()).toEqual([])
    await owner.post('v1/content/product', product('loud'))
    await send()
    expect(told().map(({ type, data }) => [type, data.slug])).toEqual([['content.created', 'loud']])
    expect(await log(all.id)).toHaveLength(1)
  })

  it('are signed as the reference library verifies, by two secrets for a day', async () => {
    const { id, secret } = await made()
    const test = async () => (await owner.post(`v1/site/webhooks/${id}/test`, {})).json().data
    expect(await test()).toMatchObject({
      ...{ state: 'delivered', tries: 1, status: 200, answer: 'ok' },
      event: { type: WEBHOOK_TEST, object: { kind: 'test' } },
    })
    const [first] = receiver.received
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Vitrine-Webhooks' })
    expect(first?.id).toBe(first?.body.id)
    const { secret: next, oldSecretUntil } = (await owner.post(`v1/site/webhooks/${id}/secret`, {})).json().data
    expect(next).not.toBe(secret)
    expect(Date.parse(oldSecretUntil) - Date.now()).toBeGreaterThan(DAY - 60_000)
    await test()
    const [, second] = receiver.received
    const text = JSON.stringify(second?.body)
    for (const one of [secret, next]) expect(new Webhook(one).verify(text, second?.headers ?? {})).toEqual(second?.body)
    expect(() => new Webhook(secret).verify(`${text} `, second?.headers ?? {})).toThrow()
    await storage.db
      .updateTable('webhooks')
      .set({ old_secret_until: Date.now() - 1 })
      .execute()
    receiver.trust(next)
    await test()
    const third = receiver.received.at(-1)
    expect(() => new Webhook(secret).verify(JSON.stringify(third?.body), third?.headers ?? {})).toThrow()
    expect([receiver.forged, (await owner.data('v1/site/webhooks'))[0].oldSecretUntil]).toEqual([0, undefined])
  })

  it('show what came of a test at once, and do not try it again', async () => {
    const { id } = await made({ isOn: false })
    receiver.answer.body = `No\0 such ${'x'.repeat(600)}`
    receiver.behave(404)
    const failed = (await owner.post(`v1/site/webhooks/${id}/test`, {})).json().data
    expect(failed).toMatchObject({ state: 'dead', tries: 1, status: 404, failure: 'status' })
    expect([failed.answer.length, failed.answer.slice(0, 8)]).toEqual([499, 'No such '])
    receiver.answer.headers = { location: receiver.url }
    receiver.behave(302)
    expect((await owner.post(`v1/site/webhooks/${id}/test`, {})).json().data).toMatchObject({ failure: 'redirect' })
    await send(Date.now() + DAY)
    expect(receiver.received).toHaveLength(2)
  })

  it('are replayed by delivery, and since a time with what was missed', async () => {
    const { id } = await made()
    const start = new Date(Date.now() - 1000).toISOString()
    const change = (isOn: boolean) =>
      owner.ask('PUT', `v1/site/webhooks/${id}`, { url: receiver.url, types: ['content.created'], isOn })
    await change(true)
    await owner.post('v1/content/product', product('one'))
    await send()
    await owner.post('v1/content/product', product('two'))
    // What waits is given up when it is turned off, and what comes then is not sent.
    await change(false)
    await owner.post('v1/content/product', product('three'))
    await send(Date.now() + DAY)
    expect((await log(id)).map((one: { state: string; failure?: string }) => [one.state, one.failure])).toEqual([
      ['dead', 'off'],
      ['delivered', undefined],
    ])
    const replay = (body: object) => owner.post(`v1/site/webhooks/${id}/replay`, body)
    expect((await replay({ since: start })).statusCode).toBe(409)
    await change(true)
    for (const body of [{}, { since: start, delivery: 'a' }, { since: new Date(Date.now() - 31 * DAY).toISOString() }])
      expect((await replay(body)).json().error.fields.since).toMatch(/30 days/)
    expect((await replay({ delivery: 'unknown' })).statusCode).toBe(404)
    expect((await replay({ since: start })).json().data).toEqual({ count: 3 })
    await send()
    // Each is an object of its own, so in whatever order they come; what was there before comes again.
    expect(
      told()
        .map(({ data }) => data.slug)
        .toSorted(),
    ).toEqual(['one', 'one', 'three', 'two'])
    const delivered = await log(id)
    expect((await replay({ delivery: delivered[0].id })).json().data).toEqual({ count: 1 })
    await send()
    expect(receiver.received.at(-1)?.id).toBe(delivered[0].event.id)
    expect(receiver.taken()).toHaveLength(3)

    await deleteOldEvents(storage, Date.now() + KEPT - 60_000)
    expect(await log(id)).toHaveLength(3)
    await deleteOldEvents(storage, Date.now() + KEPT + 60_000)
    expect(await log(id)).toEqual([])
  })

  it('are turned off when they fail for days, or are gone, and their maker is told', async () => {
    const { id } = await made({ types: ['content.created'] })
    const mails = () =>
      storage.db.selectFrom('outbox').select(['recipient', 'content']).where('kind', '=', 'webhook-stopped').execute()
    receiver.behave(500)
    await owner.post('v1/content/product', product('failing'))
    await send()
    const [failing] = await owner.data('v1/site/webhooks')
    expect(failing).toMatchObject({ isOn: true, waiting: 1, failingSince: expect.any(String) })
    await send(Date.now() + 2 * DAY)
    expect((await owner.data('v1/site/webhooks'))[0].isOn).toBe(true)
    await send(Date.now() + 4 * DAY)
    const [stopped] = await owner.data('v1/site/webhooks')
    expect(stopped).toMatchObject({ isOn: false, waiting: 0, stoppedAt: expect.any(String) })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(owner.email)
    expect(JSON.parse(mail?.content ?? '')).toMatchObject({ reason: 'failing', receiver: new URL(receiver.url).host })
    expect((await owner.data('v1/site/audit?action=webhook.stop')).items).toHaveLength(1)

    const again = { url: receiver.url, types: ['content.created'], isOn: true }
    const shown = (await owner.ask('PUT', `v1/site/webhooks/${id}`, again)).json().data
    expect([shown.stoppedAt, shown.failingSince]).toEqual([undefined, undefined])
    receiver.behave(410)
    await owner.post('v1/content/product', product('gone'))
    await send()
    expect((await owner.data('v1/site/webhooks'))[0].isOn).toBe(false)
    expect(await mails()).toHaveLength(2)
  })
})
