import { newId, type Role, roles } from '@vitrine/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { manyPages } from '../../testing/many-pages.ts'
import { type Client, jobWorker, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { setVerified } from '../domains/domains.queries.ts'
import { insertMedia, type NewMedia } from '../media/media.queries.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

interface Line {
  readonly kind: string
  readonly count: number
  readonly level: string
  readonly to: string
  readonly language?: string
  readonly content?: string
}

/** What comes of mails is another test's. */
const inquiry = { name: 'Ana', email: 'ana@a.example', whatsappPhone: '+49 30 12345', message: 'Price?' }

onBothEngines('Today', (engine) => {
  let storage: Storage
  let served: Served
  let owner: Client & { readonly accountId: string }
  let stranger: Client
  let tenantId: string
  let draftsId: string
  let foreignId: string

  beforeEach(async () => {
    storage = await engine.open()
    served = await serve({ storage, sendsMail: false })
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    foreignId = chairs.tenantId
    owner = await served.memberOf(tenantId, { role: 'owner' })
    stranger = await served.memberOf(foreignId, { role: 'owner' })
  })

  const today = (who: Client = owner) => who.data('v1/site/today')
  const linesOf = async (who: Client = owner): Promise<readonly Line[]> => (await today(who)).items
  const line = async (kind: string, more: Partial<Line> = {}, who: Client = owner) =>
    (await linesOf(who)).find(
      (one) => one.kind === kind && Object.entries(more).every(([name, value]) => one[name as keyof Line] === value),
    )
  const send = (body: object, site = 'lamps') => served.post('v1/site/inquiry', body, { 'client-id': site })
  const steps = async (who: Client = owner): Promise<Record<string, boolean>> =>
    Object.fromEntries(
      (await today(who)).checklist.steps.map(({ id, done }: { id: string; done: boolean }) => [id, done]),
    )
  const revision = async () => (await owner.data(`v1/page/website-draft/${draftsId}`)).revision
  const set = async (value: unknown, more: object = {}) => {
    const operation = { id: newId(), type: 'set-setting', of: { page: 'home', component: 'posterA1' }, path: 'title' }
    const operations = [{ ...operation, value, ...more }]
    const baseRevision = await revision()
    const { statusCode, body } = await owner.post('v1/page/component/save-draft', {
      draftsId,
      baseRevision,
      operations,
    })
    expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, ''])
  }

  it('shows what visitors sent, and how long it waits for a mail server', async () => {
    expect(await line('inquiries')).toBeUndefined()
    expect(await line('mails-waiting')).toEqual({
      kind: 'mails-waiting',
      count: 0,
      level: 'warning',
      to: '/settings/mail',
    })
    await send(inquiry)
    await send({ ...inquiry, message: 'And the torch?' })
    await served.post('v1/site/contact-us', { name: 'Bo', email: 'bo@b.example' }, { 'client-id': 'lamps' })
    await send({ ...inquiry, message: 'pills', department: 'x' })
    expect(await line('inquiries')).toMatchObject({ count: 2, level: 'info', to: '/inbox', at: expect.any(String) })
    expect(await line('contacts')).toMatchObject({ count: 1, to: '/inbox' })
    const [first] = await linesOf()
    expect(first).toMatchObject({ kind: 'mails-waiting', count: 3, level: 'error', to: '/settings/mail' })
    // Whoever has a server is told of what it could not send, and of nothing that goes out in a moment.
    const sending = await serve({ storage })
    const member = await sending.memberOf(tenantId, { role: 'editor' })
    expect(await line('mails-waiting', {}, member)).toBeUndefined()
    const mails = await storage.db.selectFrom('outbox').select('id').where('tenant_id', '=', tenantId).execute()
    const state = (at: number, to: 'failed' | 'dead') =>
      storage.db
        .updateTable('outbox')
        .set({ state: to })
        .where('id', '=', mails[at]?.id ?? '')
        .execute()
    await state(0, 'failed')
    expect(await line('mails-failed', {}, member)).toMatchObject({ count: 1, level: 'warning', to: '/inbox/mails' })
    // A buyer waits: that is told before any warning.
    const kinds = (await today(member)).items.map(({ kind }: Line) => kind)
    expect(kinds.slice(0, 3)).toEqual(['inquiries', 'contacts', 'mails-failed'])
    await state(1, 'dead')
    expect(await line('mails-failed', {}, member)).toMatchObject({ count: 2, level: 'error' })
  })

  it('counts messages until somebody reads them', async () => {
    await send(inquiry)
    const { items } = await owner.data('v1/site/inquiries')
    await owner.ask('PUT', `v1/site/inquiries/${items[0].id}`, { status: 'read' })
    expect(await line('inquiries')).toBeUndefined()
  })

  it('shows each role what it may read, and nothing else', async () => {
    await send(inquiry)
    await owner.ask('PUT', 'v1/site/checklist', { isDismissed: false })
    await owner.ask('PUT', 'v1/site/settings', { revision: 0, name: 'Lamps Ltd', systemPages: true })
    const inbox = ['inquiries', 'mails-waiting']
    const rest = ['drafts', 'texts-missing']
    for (const role of roles) {
      const member = await served.memberOf(tenantId, role === 'translator' ? { role, languages: ['de'] } : { role })
      const { items, activity, checklist, revision: known } = await today(member)
      const kinds = new Set(items.map(({ kind }: Line) => kind))
      const readsInbox = ['owner', 'admin', 'editor'].includes(role)
      expect([role, inbox.filter((kind) => kinds.has(kind))]).toEqual([role, readsInbox ? inbox : []])
      expect([role, rest.filter((kind) => kinds.has(kind))]).toEqual([role, rest])
      expect([role, activity.length > 0]).toEqual([role, ['owner', 'admin'].includes(role)])
      expect([role, /inbox/.test(known)]).toEqual([role, readsInbox])
      expect(checklist.steps).toHaveLength(7)
    }
    expect((await today()).activity[0]).toMatchObject({ action: 'settings.change', account: { id: owner.accountId } })
    expect((await served.get('v1/site/today', { 'client-id': tenantId })).statusCode).toBe(401)
    expect((await stranger.get('v1/site/today', { 'client-id': tenantId })).statusCode).toBe(404)
  })

  it('shows in a frame what editing needs, whoever opened it', async () => {
    await send(inquiry)
    const { ticket } = (await owner.post('v1/site/frame-tickets', { draftsId })).json().data
    const { token } = (await served.post('v1/account/frame-token', { ticket })).json().data
    const response = await served.get('v1/site/today', { authorization: `Bearer ${token}`, 'client-id': tenantId })
    const { items, activity, revision: known } = response.json().data
    expect(items.filter(({ kind }: Line) => ['inquiries', 'mails-waiting'].includes(kind))).toEqual([])
    expect(items.some(({ kind }: Line) => kind === 'texts-missing')).toBe(true)
    expect([activity, known.includes('inbox')]).toEqual([[], false])
  })

  it('counts nothing of another site', async () => {
    const { revision: _known, ...before } = await today()
    await send(inquiry, 'chairs')
    await stranger.post('v1/content/product', { slug: 'stool', settings: { props: { name: 'Stool' } } })
    await stranger.ask('PUT', 'v1/site/checklist', { isDismissed: true })
    await insertMedia(storage.db, { tenantId: foreignId, accountId: 'somebody' }, someMedia('a'.repeat(32)))
    await storage.db.deleteFrom('draft_pages').where('tenant_id', '=', foreignId).execute()
    expect(await line('inquiries', {}, stranger)).toMatchObject({ count: 1 })
    const { revision: _later, ...after } = await today()
    expect(after).toEqual(before)
  })

  it('counts findings and texts as the calls do that list them', async () => {
    const { errors, warnings } = await owner.data(`v1/page/drafts/${draftsId}/checks`)
    expect(await line('warnings')).toMatchObject({ count: warnings, level: 'warning', to: 'designer/problems' })
    expect((await line('errors'))?.count ?? 0).toBe(errors)
    const { languages } = await owner.data(`v1/language/get-translated-task?sourceType=site&sourceId=${draftsId}`)
    expect(languages.de.missing).toBeGreaterThan(0)
    for (const [language, { missing }] of Object.entries<{ missing: number }>(languages))
      expect(await line('texts-missing', { language })).toMatchObject({ count: missing, to: 'designer/languages' })
    await set('Welcome, everybody')
    expect(await line('texts-outdated', { language: 'de' })).toMatchObject({ count: 1, level: 'warning' })
    expect(await line('texts-outdated', { language: 'zh' })).toBeUndefined()
  })

  it('counts texts of contents, and leads to the kind with most of them', async () => {
    const known = await line('content-texts-missing', { language: 'de' })
    expect(known).toMatchObject({ to: '/products', content: 'product', level: 'info' })
    const { id } = (
      await owner.post('v1/content/product', { slug: 'bulb', settings: { props: { name: 'Bulb' } } })
    ).json().data
    expect((await line('content-texts-missing', { language: 'de' }))?.count).toBe((known?.count ?? 0) + 1)
    const change = (settings: object, at: number, status = 'draft') =>
      owner.ask('PUT', `v1/content/product/${id}`, { slug: 'bulb', revision: at, settings, status })
    await change({ props: { name: 'Bulb' }, editPropsByLangEnvMap: { de: { name: 'Birne' } } }, 1)
    expect((await line('content-texts-missing', { language: 'de' }))?.count).toBe(known?.count)
    expect(await line('content-texts-outdated', { language: 'de' })).toBeUndefined()
  })

  it('counts contents that are drafts, each kind with its screen', async () => {
    expect(await line('drafts', { content: 'product' })).toMatchObject({ count: 1, to: '/products' })
    expect(await line('drafts', { content: 'info' })).toBeUndefined()
    await owner.post('v1/content/info', { slug: 'fair', settings: { props: { title: 'Fair' } } })
    expect(await line('drafts', { content: 'info' })).toMatchObject({ count: 1, to: '/news' })
  })

  it('counts pages that visitors see another way than they are', async () => {
    const pages = () => line('unpublished-pages')
    const publish = () => owner.post('v1/site/publish', { draftsId, acceptWarnings: true })
    expect(await pages()).toBeUndefined()
    await set('Welcome back')
    expect(await pages()).toMatchObject({ count: 1, to: '/releases/review', draftsId })
    await set('Willkommen zurück', { language: 'de' })
    expect(await pages()).toMatchObject({ count: 1 })
    // What was changed back is nothing to publish, however often it was saved.
    await set('Welcome to Lamps Ltd')
    await set('Willkommen', { language: 'de' })
    expect(await pages()).toBeUndefined()
    await set('Lamps', { of: { part: 'header', component: 'headerA1' } })
    expect(await pages()).toBeUndefined()
    expect(await line('unpublished-parts')).toMatchObject({ count: 1 })
    expect((await publish()).statusCode).toBe(200)
    expect(await line('unpublished-parts')).toBeUndefined()
    await set('Third')
    await publish()
    expect(await pages()).toBeUndefined()
    const { items } = await owner.data('v1/site/releases')
    await owner.post(`v1/site/releases/${items[1].id}/rollback`, {})
    expect(await pages()).toMatchObject({ count: 1 })
  })

  it('counts all pages of a site that was never published', async () => {
    const made = await importSiteFiles(storage, specs, exampleSite('shades', 'Shades'))
    const member = await served.memberOf(made.tenantId, { role: 'viewer' })
    expect(await line('unpublished-pages', {}, member)).toMatchObject({ count: 4 })
    expect(await line('unpublished-parts', {}, member)).toBeUndefined()
  })

  it('counts a large draft in a thread, and tells when it is done', async () => {
    const made = await importSiteFiles(storage, specs, manyPages('many', 200))
    const threaded = await serve({ storage, jobWorker })
    const member = await threaded.memberOf(made.tenantId, { role: 'viewer' })
    const first = await today(member)
    expect([first.isCounting, first.items.some(({ kind }: Line) => kind === 'drafts')]).toEqual([true, true])
    await expect.poll(async () => (await today(member)).isCounting, { timeout: 60_000 }).toBe(false)
    const { items, revision: known } = await today(member)
    expect(items).toContainEqual(expect.objectContaining({ kind: 'unpublished-pages', count: 204 }))
    expect(known).not.toBe(first.revision)
    const jobs = storage.db.selectFrom('jobs').where('tenant_id', '=', made.tenantId).select('state')
    expect(await jobs.where('kind', '=', 'count-draft').execute()).toEqual([{ state: 'done' }])
    expect(await member.data('v1/jobs')).toEqual([])
    await threaded.app.close()
  }, 40_000)

  describe('the checklist', () => {
    it('knows what is done by what is there', async () => {
      const mine = (await importSiteFiles(storage, specs, { ...exampleSite('shades', 'Shades') })).tenantId
      const member = await served.memberOf(mine, { role: 'owner' })
      const nothing = { product: false, pictures: false, contact: false, mail: false, domain: false, publish: false }
      // Its products and its policy came with it; the policy counts, since it names the business.
      expect(await steps(member)).toEqual({ ...nothing, legal: true })
      const policy = (await member.data('v1/content/policy')).items[0]
      const { slug, settings } = policy
      const archived = { slug, settings, revision: policy.revision, status: 'archived' }
      await member.ask('PUT', `v1/content/policy/${policy.id}`, archived)
      expect(await steps(member)).toEqual({ ...nothing, legal: false })

      const lamp = { slug: 'own', settings: { props: { name: 'Own' } } }
      const { id } = (await member.post('v1/content/product', lamp)).json().data
      expect((await steps(member)).product).toBe(false)
      await member.ask('PUT', `v1/content/product/${id}`, { ...lamp, revision: 1, status: 'published' })
      expect((await steps(member)).product).toBe(true)
      await member.ask('DELETE', `v1/content/product/${id}`)
      expect((await steps(member)).product).toBe(false)

      await insertMedia(storage.db, { tenantId: mine, accountId: null }, someMedia('a'.repeat(32)))
      expect((await steps(member)).pictures).toBe(false)
      expect(await line('storage', {}, member)).toMatchObject({ level: 'info', to: '/media' })
      await insertMedia(storage.db, { tenantId: mine, accountId: 'somebody' }, someMedia('b'.repeat(32)))
      expect((await steps(member)).pictures).toBe(true)
      expect((await line('storage', {}, member))?.count).toBeGreaterThanOrEqual(2000)

      const known = { revision: 0, name: 'Shades', systemPages: true }
      await member.ask('PUT', 'v1/site/settings', { ...known, contact: { email: 'hello@shades.example' } })
      expect((await steps(member)).contact).toBe(true)

      await member.post('v1/site/domains', { host: 'www.shades.example' })
      expect((await steps(member)).domain).toBe(false)
      await setVerified(storage.db, mine, 'www.shades.example')
      expect((await steps(member)).domain).toBe(true)

      const [draft] = await member.data('v1/page/drafts')
      const published = await member.post('v1/site/publish', { draftsId: draft.id, acceptWarnings: true })
      expect([published.statusCode, (await steps(member)).publish]).toEqual([200, true])

      const sending = await serve({ storage })
      expect((await steps(await sending.memberOf(mine, { role: 'viewer' }))).mail).toBe(true)
    })

    it('takes another member’s or site’s product for none of its own', async () => {
      const lamp = { slug: 'own', settings: { props: { name: 'Own' } }, status: 'published' }
      await stranger.post('v1/content/product', lamp)
      expect([(await steps(stranger)).product, (await steps()).product]).toEqual([true, false])
    })

    it('is hidden and shown again by those who may change settings', async () => {
      const allowed: readonly Role[] = ['owner', 'admin']
      for (const role of roles) {
        const member = await served.memberOf(tenantId, { role })
        const isDismissed = async () => (await today(member)).checklist.isDismissed
        const { statusCode } = await member.ask('PUT', 'v1/site/checklist', { isDismissed: true })
        expect([role, statusCode, await isDismissed()]).toEqual(
          allowed.includes(role) ? [role, 200, true] : [role, 403, false],
        )
        await owner.ask('PUT', 'v1/site/checklist', { isDismissed: false })
        expect(await isDismissed()).toBe(false)
      }
      await owner.ask('PUT', 'v1/site/checklist', { isDismissed: true })
      expect((await today(stranger)).checklist.isDismissed).toBe(false)
      expect((await owner.ask('PUT', 'v1/site/checklist', { isDismissed: 'yes' })).statusCode).toBe(422)
    })
  })
})

const someMedia = (id: string): NewMedia => ({
  id,
  kind: 'image',
  name: 'hall.png',
  type: 'image/png',
  files: [{ name: `${id}-100.webp`, type: 'image/webp', bytes: 1000, width: 100, height: 80 }],
})
