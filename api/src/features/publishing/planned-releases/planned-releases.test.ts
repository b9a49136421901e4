import { newId } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StoragePlace } from '../../../platform/database/connect.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import { emailContentOf } from '../../../platform/mail/kinds.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { manyPages } from '../../../testing/many-pages.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { usedBy } from '../../media/used-by.queries.ts'
import { exportSiteFiles } from '../../site-export/export-site.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { pruneReleases } from '../prune-releases.queries.ts'
import { deleteOldPlannedReleases } from './planned-releases.queries.ts'
import { publishDue } from './publish-due.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const systemOrigin = 'https://office.example'

onBothEngines('A planned release', (engine) => {
  let place: StoragePlace
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let owner: Client & { readonly accountId: string; readonly email: string }

  beforeEach(async () => {
    place = await engine.fresh()
    storage = await engine.open(place)
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterEach(() => served.app.close())

  const save = async (operation: object) => {
    const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const body = { draftsId, baseRevision: revision, operations: [{ id: newId(), ...operation }] }
    expect((await owner.post('v1/page/component/save-draft', body)).json()).toHaveProperty('data')
  }
  const write = (value: unknown, { path = 'title', ...more }: { path?: string; language?: string } = {}) =>
    save({ type: 'set-setting', of: { page: 'home', component: 'posterA1' }, path, value, ...more })
  const rename = (page: string, slug: string) => save({ type: 'change-page', page, changes: { slug } })
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const schedule = (more: object = {}, client: Client = owner) =>
    client.post('v1/site/publish/schedule', {
      draftsId,
      at: inHours(1),
      timeZone: 'Asia/Shanghai',
      acceptWarnings: true,
      ...more,
    })
  const planned = async (more: object = {}): Promise<string> => {
    const { data } = (await schedule(more)).json()
    expect(data).toMatchObject({ planned: expect.any(String), changed: true, overlaps: [] })
    return data.planned
  }
  const detail = (id: string) => owner.data(`v1/site/planned-releases/${id}`)
  const state = async (id: string) => (await detail(id)).planned.state
  const publish = async (more: object = {}) =>
    (await owner.post('v1/site/publish', { draftsId, acceptWarnings: true, ...more })).json().data
  const releases = async () => (await owner.data('v1/site/releases?pageSize=100')).items
  const title = async (lang = 'en') =>
    (await served.data('v1/page/pages/config-by-path?path=/', { 'client-id': 'lamps', lang })).edition.components
      .posterA1.props.title
  const due = (hours: number) => publishDue(storage, { systemOrigin, now: Date.now() + hours * HOUR })
  const mails = () =>
    storage.db.selectFrom('outbox').selectAll().where('kind', '=', 'plan-stopped').orderBy('recipient').execute()

  it('goes live at its time, as it was made, and not before', async () => {
    await write('Planned')
    const id = await planned({ note: 'For the fair' })
    await write('Edited since')
    expect(await title()).toBe('Welcome to Lamps Ltd')
    const before = await detail(id)
    expect(before.planned).toMatchObject({
      state: 'planned',
      timeZone: 'Asia/Shanghai',
      note: 'For the fair',
      by: 'owner',
      isEdited: true,
      isLate: false,
      stoppedBy: [],
      changed: { languages: expect.arrayContaining(['en']), pages: [{ id: 'home', kind: 'changed' }] },
    })
    expect(before.changes).toContainEqual(
      expect.objectContaining({ language: 'en', page: 'home', path: 'title', after: 'Planned' }),
    )
    expect(await due(0.9)).toBe(0)
    expect(await title()).toBe('Welcome to Lamps Ltd')
    expect(await due(1.001)).toBe(1)
    expect(await title()).toBe('Planned')
    const { planned: told, isKept } = await detail(id)
    const [release] = await releases()
    expect(told).toMatchObject({ state: 'published', release: { id: release.id, number: 2 } })
    expect(told).not.toHaveProperty('lateBy')
    expect(isKept).toBe(false)
    expect(release).toMatchObject({ number: 2, kind: 'publish', note: 'For the fair', by: 'owner', isCurrent: true })
    expect(await due(2)).toBe(0)
    const events = await owner.data('v1/site/audit')
    expect(events.items.slice(0, 2)).toMatchObject([
      { action: 'site.publish', object: release.id, details: { planned: id } },
      { action: 'site.plan', object: id, details: { timeZone: 'Asia/Shanghai' } },
    ])
    const jobs = await storage.db.selectFrom('jobs').select('kind').where('kind', '=', 'prerender').execute()
    expect(jobs).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  it('says so when it is late', async () => {
    await write('Late')
    const id = await planned()
    await due(5)
    expect((await detail(id)).planned.lateBy).toBeCloseTo(4 * 3600, -2)
  })

  it('leaves pages and languages alone that were published since, and that nobody planned', async () => {
    await write('Zweites', { language: 'de' })
    const german = await planned({ languages: ['de'] })
    await rename('about', 'our-people')
    await publish({ pages: ['about'] })
    await write('Second')
    await due(1.1)
    expect(await state(german)).toBe('published')
    expect([await title(), await title('de')]).toEqual(['Welcome to Lamps Ltd', 'Zweites'])
    const [current] = await releases()
    expect(current.changed).toMatchObject({ languages: ['de'], pages: [{ id: 'home' }], parts: [] })
    const found = await served.get('v1/page/pages/config-by-path?path=/pages/our-people', { 'client-id': 'lamps' })
    expect(found.statusCode).toBe(200)
  })

  it('moves nothing where a place shows something else by then, and tells who planned it and all owners', async () => {
    const editor = await served.memberOf(tenantId, { role: 'admin' })
    await storage.db.updateTable('accounts').set({ chosen_language: 'de' }).where('id', '=', owner.accountId).execute()
    await write('Planned')
    await write('Zweites', { language: 'de' })
    const { planned: id } = (await schedule({ note: 'Fair' }, editor)).json().data
    expect(typeof id).toBe('string')
    await write('Published since')
    await publish({ languages: ['en'] })
    expect((await detail(id)).planned).toMatchObject({
      state: 'planned',
      stoppedBy: [{ kind: 'page', id: 'home', languages: expect.arrayContaining(['en']) }],
    })
    await due(1.1)
    expect([await title(), await title('de')]).toEqual(['Published since', 'Willkommen'])
    expect((await detail(id)).planned).toMatchObject({
      state: 'conflict',
      stoppedBy: [{ kind: 'page', id: 'home', name: expect.any(String) }],
      endedAt: expect.any(String),
    })
    expect(await releases()).toHaveLength(2)
    const sent = await mails()
    expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set([editor.email, owner.email]))
    const mail = sent.find(({ recipient }) => recipient === owner.email)
    expect(mail?.language).toBe('de')
    const words = JSON.stringify(emailContentOf('plan-stopped', 'en', JSON.parse(mail?.content ?? '')))
    for (const word of ['(Shanghai)', 'Fair', 'Home', `${systemOrigin}/lamps/office/releases`])
      expect(words).toContain(word)
    const today = await owner.data('v1/site/today')
    expect(today.items[0]).toMatchObject({ kind: 'planned-stopped', count: 1, level: 'error', to: '/releases' })
    await due(1.2)
    expect(await mails()).toHaveLength(2)

    // Once the place shows what it did, somebody may try again; or put it away.
    const [, first] = await releases()
    await owner.post(`v1/site/releases/${first.id}/rollback`, {})
    const again = (await owner.post(`v1/site/planned-releases/${id}/publish`, {})).json().data
    expect(again).toMatchObject({ state: 'published', stoppedBy: [] })
    expect([await title(), await title('de')]).toEqual(['Planned', 'Zweites'])
  })

  it('is stopped by a rollback too, and by a page that took its address', async () => {
    await write('Second')
    await publish()
    const [, first] = await releases()
    await write('Third')
    const id = await planned()
    await owner.post(`v1/site/releases/${first.id}/rollback`, {})
    await due(1.1)
    expect([await state(id), await title()]).toEqual(['conflict', 'Welcome to Lamps Ltd'])
    expect((await owner.ask('DELETE', `v1/site/planned-releases/${id}`)).json().data).toEqual({ cancelled: true })
    expect((await owner.data('v1/site/today')).items.map(({ kind }: { kind: string }) => kind)).not.toContain(
      'planned-stopped',
    )
  })

  it('has nothing left to do where its places show what was planned', async () => {
    await write('Same')
    const id = await planned()
    await publish()
    expect((await detail(id)).planned.stoppedBy).toEqual([])
    await due(1.1)
    expect([await state(id), await title()]).toEqual(['published', 'Same'])
  })

  it('stands beside others that touch other places; of the same places the second is told', async () => {
    await write('Zweites', { language: 'de' })
    await write('Second')
    const english = await planned({ languages: ['en'] })
    const { data } = (await schedule({ at: inHours(2) })).json()
    expect(data).toMatchObject({ changed: false, overlaps: [{ id: english, timeZone: 'Asia/Shanghai' }] })
    expect(data.overlaps[0].places).toMatchObject([{ kind: 'page', id: 'home', languages: ['en'] }])
    expect(data).not.toHaveProperty('planned')
    const german = await planned({ languages: ['de'], at: inHours(2) })
    const { items, total } = await owner.data('v1/site/planned-releases')
    expect([total, items.map(({ id }: { id: string }) => id)]).toEqual([2, [english, german]])
    const today = (await owner.data('v1/site/today')).items
    expect(today).toContainEqual(
      expect.objectContaining({ kind: 'planned', count: 2, at: items[0].at, timeZone: 'Asia/Shanghai' }),
    )
    await due(3)
    expect([await title(), await title('de')]).toEqual(['Second', 'Zweites'])
    expect(await releases()).toHaveLength(3)
  })

  it('is one, when two ask for the same places at the same moment', async () => {
    await write('Second')
    const answers = await Promise.all([1, 2, 3].map((hours) => schedule({ at: inHours(hours) })))
    const made = answers.map((answer) => answer.json().data)
    expect(made.filter(({ planned: id }) => id !== undefined)).toHaveLength(1)
    expect(made.filter(({ overlaps }) => overlaps.length === 1)).toHaveLength(2)
  })

  it('plans nothing of what visitors see already, of an outdated review, and of warnings that nobody accepted', async () => {
    const release = (await releases())[0].id
    const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    expect((await schedule()).json().data).toMatchObject({ changed: false, overlaps: [] })
    await write('Second')
    const old = (await schedule({ reviewed: { revision, release } })).json().data
    expect(old).toMatchObject({ changed: false, isOutdated: true })
    const plan = (await owner.post('v1/site/publish/plan', { draftsId })).json().data
    const { warnings } = plan
    expect(warnings).toBeGreaterThan(0)
    const waiting = (await schedule({ acceptWarnings: false, accepted: [] })).json().data
    expect(waiting).toMatchObject({ changed: false, waits: true, warnings })
    const accepted = plan.groups.flatMap(({ ids }: { ids: readonly string[] }) => ids)
    await planned({ acceptWarnings: false, accepted, reviewed: plan.reviewed })
  })

  it('makes redirects from old addresses where it was asked to', async () => {
    // A link by the id of a page follows its address.
    const link = { type: 'page', pageType: 'pages', id: 'about' }
    await save({ type: 'set-setting', of: { menu: 'main' }, path: 'items[menuItm1].link', value: link })
    await rename('about', 'who-we-are')
    await planned({ redirectMoved: true })
    await due(1.1)
    expect(await owner.data('v1/site/redirect-rules')).toEqual([
      { from: '/pages/about-us', to: '/pages/who-we-are', status: 301 },
    ])
  })

  it('gets another time, is cancelled once, and is published by hand', async () => {
    await write('Second')
    const id = await planned()
    const at = inHours(48)
    const moved = (await owner.ask('PUT', `v1/site/planned-releases/${id}`, { at, timeZone: 'Europe/Berlin' })).json()
    expect(moved.data).toMatchObject({ at, timeZone: 'Europe/Berlin', state: 'planned' })
    expect(await due(2)).toBe(0)
    const cancel = () => owner.ask('DELETE', `v1/site/planned-releases/${id}`)
    expect((await cancel()).json().data).toEqual({ cancelled: true })
    expect((await cancel()).json().data).toEqual({ cancelled: false })
    expect((await owner.ask('PUT', `v1/site/planned-releases/${id}`, { at, timeZone: 'UTC' })).statusCode).toBe(409)
    expect((await owner.post(`v1/site/planned-releases/${id}/publish`, {})).statusCode).toBe(409)
    await due(50)
    expect([await state(id), await title()]).toEqual(['cancelled', 'Welcome to Lamps Ltd'])
    const next = await planned({ at })
    const done = (await owner.post(`v1/site/planned-releases/${next}/publish`, {})).json().data
    expect(done).toMatchObject({ state: 'published', release: { number: 2 } })
    expect(await title()).toBe('Second')
    const events = (await owner.data('v1/site/audit')).items.map(({ action }: { action: string }) => action)
    expect(events).toEqual(expect.arrayContaining(['site.plan', 'site.plan-change', 'site.plan-cancel']))
  })

  it('is published or cancelled, when both happen at once, and never both', async () => {
    // Two connections of one thread to SQLite would wait for each other.
    const other = engine.name === 'sqlite' ? storage : await engine.open(place)
    for (let round = 1; round <= 4; round++) {
      await write(`Round ${round}`)
      const id = await planned()
      const before = (await releases()).length
      const [, { cancelled }] = await Promise.all([
        publishDue(round % 2 === 0 ? storage : other, { systemOrigin, now: Date.now() + 2 * HOUR }),
        owner.ask('DELETE', `v1/site/planned-releases/${id}`).then((answer) => answer.json().data),
      ])
      expect([await state(id), (await releases()).length - before]).toEqual(
        cancelled ? ['cancelled', 0] : ['published', 1],
      )
      if (cancelled) await publish()
    }
    if (other !== storage) await other.close()
  })

  it('that fails is tried again, then told to be failed; nothing of it is seen', async () => {
    await write('Broken')
    const id = await planned()
    await storage.db
      .updateTable('planned_releases')
      .set({ settings: 'nothing' as never })
      .where('id', '=', id)
      .execute()
    const now = Date.now() + 2 * HOUR
    const errors: unknown[] = []
    const logger = { error: (error: unknown) => void errors.push(error) }
    for (let tries = 0; tries < 6; tries++)
      await publishDue(storage, { systemOrigin, logger, now: now + tries * 10 * MINUTE })
    expect(errors).toHaveLength(5)
    const row = await storage.db.selectFrom('planned_releases').select('state').where('id', '=', id).executeTakeFirst()
    expect(row?.state).toBe('failed')
    expect(await title()).toBe('Welcome to Lamps Ltd')
    expect(await mails()).toHaveLength(1)
  })

  it.each([
    ['no time', { at: 'tomorrow' }],
    ['a date that there is none', { at: '2027-02-31T09:00' }],
    ['a time that is over', { at: inHours(-1) }],
    ['a time in two years', { at: inHours(2 * 366 * 24) }],
    ['a zone that there is none', { timeZone: 'Mars/Olympus' }],
    ['a distance for a zone', { timeZone: '+08:00' }],
    ['a language that the site does not have', { languages: ['xx'] }],
    ['no page', { pages: [] }],
    ['a page that there is none', { pages: ['nosuch00'] }],
  ])('is refused with %s', async (_, wrong) => {
    await write('Second')
    const response = await schedule(wrong)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().error.fields)).toEqual([expect.stringContaining(Object.keys(wrong)[0] ?? '')])
    expect((await owner.data('v1/site/planned-releases')).total).toBe(0)
  })

  it('takes a time as clocks show it, and refuses one that they skip', async () => {
    await write('Second')
    const [year] = [new Date().getUTCFullYear() + 1]
    // The last Sunday of March.
    const sunday = new Date(Date.UTC(year, 2, 31))
    sunday.setUTCDate(31 - sunday.getUTCDay())
    const day = sunday.toISOString().slice(0, 10)
    if (Date.parse(day) < Date.now() + 365 * 24 * HOUR) {
      const skipped = await schedule({ at: `${day}T02:30`, timeZone: 'Europe/Berlin' })
      expect(skipped.statusCode).toBe(422)
      expect(skipped.json().error.fields.at).toContain('Europe/Berlin')
      const id = await planned({ at: `${day}T03:30`, timeZone: 'Europe/Berlin' })
      expect((await detail(id)).planned.at).toBe(`${day}T01:30:00.000Z`)
    }
  })

  it('is planned, changed and cancelled by those who may publish, seen by those who may read drafts', async () => {
    await write('Second')
    const id = await planned()
    const { tenantId: other } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'))
    const stranger = await served.memberOf(other, { role: 'owner' })
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    const path = `v1/site/planned-releases/${id}`
    for (const [client, status] of [
      [viewer, 403],
      [stranger, 404],
      [served, 401],
    ] as const) {
      const headers = client === served ? { 'client-id': 'lamps' } : {}
      expect((await client.ask('PUT', path, { at: inHours(3), timeZone: 'UTC' }, headers)).statusCode).toBe(status)
      expect((await client.ask('DELETE', path, undefined, headers)).statusCode).toBe(status)
      expect((await client.ask('POST', `${path}/publish`, {}, headers)).statusCode).toBe(status)
    }
    expect((await schedule({}, viewer)).statusCode).toBe(403)
    expect((await viewer.data(path)).planned.id).toBe(id)
    expect((await stranger.get(path)).statusCode).toBe(404)
    expect((await owner.get('v1/site/planned-releases/nothing1')).statusCode).toBe(404)
    expect(await state(id)).toBe('planned')
  })

  it('keeps its documents and files, is no part of an export, and goes with the site', async () => {
    const picture = `${tenantId}/fair.png`
    await write(`See /${picture}`)
    const id = await planned({ at: inHours(24 * 40) })
    // Nothing but the plan names it any more.
    await write('Else')
    for (let at = 0; at < 62; at++) {
      await write(`Zahl ${at}`, { language: 'de' })
      await publish({ languages: ['de'] })
    }
    await storage.db.updateTable('editions').set({ stored_at: 0 }).execute()
    const documents = async () => (await detail(id)).changes.length
    const before = await documents()
    expect(before).toBeGreaterThan(0)
    expect(await pruneReleases(storage, tenantId)).toBeGreaterThan(0)
    expect(await documents()).toBe(before)
    const used = await usedBy(storage.db, tenantId, { files: [{ name: picture }] } as never)
    expect(used.map(({ kind }) => kind)).toContain('edition')
    const { documents: exported } = await exportSiteFiles(storage, tenantId, draftsId)
    expect(JSON.stringify(exported)).not.toContain(id)
    // Of a site that is deleted nothing goes live, nor when it is restored.
    await owner.post('v1/site/remove', { name: 'Lamps Ltd' })
    await due(24 * 41)
    const row = await storage.db.selectFrom('planned_releases').select('state').where('id', '=', id).executeTakeFirst()
    expect(row?.state).toBe('cancelled')
    expect(await deleteOldPlannedReleases(storage.db, Date.now() + 91 * 24 * HOUR)).toBe(1)
  }, 180_000)

  it('of a large draft is made by a job', async () => {
    const large = await importSiteFiles(storage, specs, manyPages('many', 120), { publish: false })
    const boss = await served.memberOf(large.tenantId, { role: 'owner' })
    const body = { draftsId: large.draftsId, at: inHours(1), timeZone: 'UTC', acceptWarnings: true }
    const response = await boss.post('v1/site/publish/schedule', body)
    expect(response.statusCode).toBe(202)
    const { job } = response.json().data
    await vi.waitFor(async () => expect((await boss.data(`v1/jobs/${job}`)).state).toBe('done'), { timeout: 60_000 })
    const { result } = await boss.data(`v1/jobs/${job}`)
    expect(result).toMatchObject({ planned: expect.any(String), changed: true })
    await due(1.1)
    const { items } = await boss.data('v1/site/planned-releases')
    expect(items).toMatchObject([{ state: 'published', release: { number: 1 } }])
    const found = await served.get('v1/page/pages/config-by-path?path=/pages/many-7', { 'client-id': 'many' })
    expect(found.statusCode).toBe(200)
  }, 180_000)
})
