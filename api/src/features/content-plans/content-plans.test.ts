import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newId, type Status } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StoragePlace } from '../../platform/database/connect.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { emailContentOf } from '../../platform/mail/kinds.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { deleteOldContentPlans } from '../contents/plans/content-plans.queries.ts'
import { exportSiteFiles } from '../site-export/export-site.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { createPlansDue } from './plans-due.ts'

const plannedProcess = fileURLToPath(new URL('../../testing/planned-process.ts', import.meta.url))
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const systemOrigin = 'https://office.example'

onBothEngines('A planned content', (engine) => {
  let place: StoragePlace
  let storage: Storage
  let served: Served
  let tenantId: string
  let draftsId: string
  let owner: Client & { readonly accountId: string; readonly email: string }
  /** Keys of a draft, and of a product that visitors see. */
  let torch: string
  let lamp: string

  beforeEach(async () => {
    place = await engine.fresh()
    storage = await engine.open(place)
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
    lamp = `product/${(await owner.data('v1/content/product/desk-lamp')).id}`
    torch = await add('beacon')
  })
  afterEach(() => served.app.close())

  const save = async (operations: readonly object[]) => {
    const { revision: baseRevision } = await owner.data('v1/content/operations')
    return owner.post('v1/content/save', {
      baseRevision,
      operations: operations.map((one) => ({ id: newId(), ...one })),
    })
  }
  const add = async (slug: string, props: object = { name: `The ${slug}` }): Promise<string> => {
    const content = `product/${newId()}`
    const record = { slug, status: 'draft', order: 5, settings: { props } }
    expect((await save([{ type: 'add-content', content, record }])).statusCode).toBe(200)
    return content
  }
  const setStatus = (content: string, status: Status) =>
    save([{ type: 'change-content', content, changes: { status } }])
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const one = (content: string, status: Status, hours = 1, more: object = {}) => ({
    ...{ content, status, at: inHours(hours), timeZone: 'Asia/Shanghai' },
    ...more,
  })
  const change = (plan: readonly object[], cancel: readonly string[] = [], client: Client = owner) =>
    client.post('v1/content/plans', { plan, cancel })
  const planned = async (...plan: readonly object[]) => {
    const { data } = (await change(plan)).json()
    expect(data).toMatchObject({ skipped: [] })
    expect(data.planned).toHaveLength(plan.length)
    return data.planned as readonly { id: string; content: string; status: Status; at: string; timeZone: string }[]
  }
  const list = async (query = '') => (await owner.data(`v1/content/plans?pageSize=100${query}`)).items
  const planCalled = async (id = '') => (await list()).find((plan: { id: string }) => plan.id === id)
  const record = (key: string) => owner.data(`v1/content/${key}`)
  const shown = async (slug: string) =>
    (await served.get(`v1/page/product/detail?slug=${slug}`, { 'client-id': 'lamps' })).statusCode
  const found = async (q: string) => (await served.data(`v1/page/product/list?q=${q}`, { 'client-id': 'lamps' })).total
  const run = (hours: number) => createPlansDue(storage, { systemOrigin })(Date.now() + hours * HOUR)
  const mails = () =>
    storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'content-plan-stopped')
      .orderBy('recipient')
      .execute()
  const rows = (question: Record<string, string>) =>
    owner.data(`v1/content/product/rows?${new URLSearchParams(question)}`)
  const today = async () => (await owner.data('v1/site/today')).items as readonly { readonly kind: string }[]

  it('is shown at its time, and not before, as if its planner had published it', async () => {
    const [plan] = await planned(one(torch, 'published'))
    await save([{ type: 'set-setting', of: { content: torch }, path: 'name', value: 'The beacon, in red' }])
    expect(await planCalled(plan?.id)).toMatchObject({
      state: 'planned',
      content: torch,
      name: 'The beacon, in red',
      by: 'owner',
      timeZone: 'Asia/Shanghai',
      isLate: false,
    })
    expect(await run(0.9)).toBe(0)
    expect([await shown('beacon'), await found('beacon')]).toEqual([404, 0])
    const version = (await storage.db.selectFrom('tenants').select('content_version').executeTakeFirstOrThrow())
      .content_version
    expect(await run(1.001)).toBe(1)
    expect([await shown('beacon'), await found('beacon')]).toEqual([200, 1])
    const after = (await storage.db.selectFrom('tenants').select('content_version').executeTakeFirstOrThrow())
      .content_version
    // No page is kept that was made without it.
    expect(after).toBeGreaterThan(version)
    const stored = await record(torch)
    expect(stored).toMatchObject({ status: 'published', publishedAt: expect.any(String) })
    expect(await planCalled(plan?.id)).not.toHaveProperty('lateBy')
    const { items } = await owner.data(`v1/content/${torch}/operations`)
    expect(items[0]).toMatchObject({
      by: 'owner',
      operation: { type: 'change-content', changes: { status: 'published' } },
      inverse: { changes: { status: 'draft' } },
    })
    // It is taken back as what is done by hand.
    const { id: _id, ...inverse } = items[0].inverse
    expect((await save([inverse])).statusCode).toBe(200)
    expect(await shown('beacon')).toBe(404)
    expect(await run(2)).toBe(0)
    const events = (await owner.data('v1/site/audit')).items.filter(
      ({ object }: { object: string }) => object === torch,
    )
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'content.withdraw',
      'content.publish',
      'content.plan',
    ])
    expect(events[1].details).toMatchObject({ plan: plan?.id })
    expect(await mails()).toEqual([])
  })

  it('is hidden at its time, and shown for a while', async () => {
    await planned(one(lamp, 'archived', 2), one(torch, 'published', 1), one(torch, 'draft', 3))
    expect((await list()).map(({ stoppedBy }: { stoppedBy?: string }) => stoppedBy)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await run(1.1)
    expect([await shown('beacon'), await shown('desk-lamp')]).toEqual([200, 200])
    await run(2.1)
    expect([await shown('beacon'), await shown('desk-lamp')]).toEqual([200, 404])
    await run(3.1)
    expect([await shown('beacon'), (await record(torch)).status, (await record(lamp)).status]).toEqual([
      404,
      'draft',
      'archived',
    ])
  })

  it('catches up in order after a long pause, and says how late it was', async () => {
    const [plan] = await planned(one(torch, 'published', 1), one(torch, 'draft', 3))
    expect(await run(6)).toBe(2)
    expect([await shown('beacon'), (await planCalled(plan?.id)).state]).toEqual([404, 'done'])
    expect((await planCalled(plan?.id)).lateBy).toBeCloseTo(5 * 3600, -2)
  })

  it('gets another time, replaces the one before it, and is cancelled; each answer holds the way back', async () => {
    const [first] = await planned(one(torch, 'published', 1))
    const moved = (await change([one(torch, 'published', 4)])).json().data
    expect(moved.cancelled).toEqual([first])
    expect(await run(2)).toBe(0)
    // Back: what was planned is cancelled, what was cancelled is planned again.
    const ids = (made: readonly { id: string }[]) => made.map(({ id }) => id)
    const again = ({ id: _id, ...plan }: { id: string }) => plan
    const back = (await change(moved.cancelled.map(again), ids(moved.planned))).json().data
    expect(back.planned).toMatchObject([{ content: torch, at: first?.at, timeZone: 'Asia/Shanghai' }])
    expect((await change([], ids(back.planned))).json().data.cancelled).toHaveLength(1)
    expect((await change([], ids(back.planned))).json().data.cancelled).toEqual([])
    expect(await run(5)).toBe(0)
    expect(await shown('beacon')).toBe(404)
  })

  it('leaves out what has that status, what is not there, and what does not fit to another plan', async () => {
    await planned(one(torch, 'published', 2))
    const gone = `product/${newId()}`
    const { data } = (
      await change([one(lamp, 'published'), one(gone, 'published'), one(torch, 'draft', 1), one(torch, 'archived', 3)])
    ).json()
    expect(data.skipped).toEqual(
      expect.arrayContaining([
        { content: lamp, reason: 'status' },
        { content: gone, reason: 'gone' },
        { content: torch, reason: 'status' },
      ]),
    )
    expect(data.planned).toMatchObject([{ content: torch, status: 'archived' }])
  })

  it.each([
    ['published by hand', () => setStatus(torch, 'published'), 'published', 'published'],
    ['archived by hand', () => setStatus(torch, 'archived'), 'changed', 'archived'],
    ['deleted', () => save([{ type: 'remove-content', content: torch }]), 'gone', undefined],
    [
      'left without its name',
      () => save([{ type: 'clear-setting', of: { content: torch }, path: 'name' }]),
      'problems',
      'draft',
    ],
  ] as const)('is stopped when it was %s since, and said so', async (_, meanwhile, reason, status) => {
    const admin = await served.memberOf(tenantId, { role: 'admin' })
    const plan = (await change([one(torch, 'published')], [], admin)).json().data.planned[0]
    expect((await meanwhile()).statusCode).toBe(200)
    expect(await planCalled(plan.id)).toMatchObject({ state: 'planned', stoppedBy: reason })
    const { revision } = await owner.data('v1/content/operations')
    await run(1.1)
    expect(await planCalled(plan.id)).toMatchObject({
      state: 'conflict',
      stoppedBy: reason,
      name: expect.any(String),
      endedAt: expect.any(String),
    })
    expect((await owner.data('v1/content/operations')).revision).toBe(revision)
    if (status !== undefined) expect((await record(torch)).status).toBe(status)
    expect((await today())[0]).toMatchObject({ kind: 'planned-contents-stopped', count: 1, to: '/releases' })
    const sent = await mails()
    expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set([admin.email, owner.email]))
    const words = JSON.stringify(emailContentOf('content-plan-stopped', 'en', JSON.parse(sent[0]?.content ?? '')))
    for (const word of ['The beacon', '(Shanghai)', `${systemOrigin}/lamps/office/releases`])
      expect(words).toContain(word)
    expect(words).not.toContain('mail.')
    // Somebody puts it away.
    await change([], [plan.id])
    expect((await today()).map(({ kind }) => kind)).not.toContain('planned-contents-stopped')
    await run(2)
    expect(await mails()).toHaveLength(2)
  })

  it('needs nobody any more, once somebody made it by hand what it was to become', async () => {
    const nameless = await add('nameless', {})
    const [plan] = await planned(one(nameless, 'published'))
    await run(1.1)
    expect(await planCalled(plan?.id)).toMatchObject({ state: 'conflict', stoppedBy: 'problems' })
    await save([{ type: 'set-setting', of: { content: nameless }, path: 'name', value: 'Named' }])
    await setStatus(nameless, 'published')
    expect((await planCalled(plan?.id)).state).toBe('cancelled')
  })

  it('sends one mail about all that were stopped at one time', async () => {
    const others = [await add('one', {}), await add('two', {})]
    const at = inHours(1)
    await planned(...others.map((content) => one(content, 'published', 1, { at })))
    await run(1.1)
    expect(await mails()).toHaveLength(1)
    expect((await today())[0]).toMatchObject({ kind: 'planned-contents-stopped', count: 2 })
  })

  it('stands in tables: shown, filtered, counted and sorted by', async () => {
    const other = await add('other')
    await planned(one(other, 'published', 5), one(torch, 'published', 2), one(lamp, 'draft', 3))
    const slugs = async (question: Record<string, string>) =>
      (await rows(question)).items.map(({ slug }: { slug: string }) => slug)
    expect(await slugs({ filter: '{"state":["scheduled"]}', sort: 'scheduled' })).toEqual([
      'beacon',
      'desk-lamp',
      'other',
    ])
    expect((await slugs({ sort: '-scheduled' })).slice(0, 3)).toEqual(['other', 'desk-lamp', 'beacon'])
    expect(await slugs({ filter: '{"state":["scheduled","archived"]}' })).toHaveLength(3)
    expect(await slugs({ filter: JSON.stringify({ scheduled: { to: inHours(4) } }), sort: 'scheduled' })).toEqual([
      'beacon',
      'desk-lamp',
    ])
    const { items } = await rows({ filter: '{"state":["scheduled"]}', sort: 'scheduled' })
    expect(items[0].plans).toMatchObject([{ status: 'published', timeZone: 'Asia/Shanghai' }])
    const choices = await owner.data('v1/content/product/choices?path=state')
    expect(choices).toContainEqual({ value: 'scheduled', name: 'scheduled', count: 3 })
    await run(6)
    expect(await slugs({ filter: '{"state":["scheduled"]}' })).toEqual([])
    expect((await rows({})).items[0]).not.toHaveProperty('plans')
  })

  it('is told by Today while it waits, and when it is late', async () => {
    await planned(one(torch, 'published', 2), one(lamp, 'draft', 3))
    const at = (await list())[0].at
    expect(await today()).toContainEqual(
      expect.objectContaining({ kind: 'planned-contents', count: 2, at, timeZone: 'Asia/Shanghai' }),
    )
    await storage.db
      .updateTable('content_plans')
      .set({ at: Date.now() - HOUR })
      .where('content_id', '=', torch.split('/')[1] ?? '')
      .execute()
    expect(await today()).toContainEqual(expect.objectContaining({ kind: 'planned-contents-late', count: 1 }))
    expect((await list())[0]).toMatchObject({ isLate: true })
  })

  it('is planned and cancelled by those who may publish, and seen by those who may read contents', async () => {
    const [plan] = await planned(one(torch, 'published'))
    for (const role of ['content-editor', 'translator', 'viewer'] as const) {
      const member = await served.memberOf(tenantId, { role, ...(role === 'translator' && { languages: ['de'] }) })
      expect((await change([one(torch, 'published')], [], member)).statusCode).toBe(403)
      expect((await change([], [plan?.id ?? ''], member)).statusCode).toBe(403)
      expect((await member.data('v1/content/plans')).total).toBe(1)
    }
    const { tenantId: other } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'))
    const stranger = await served.memberOf(other, { role: 'owner' })
    expect((await change([one(torch, 'published')], [plan?.id ?? ''], stranger)).json().data).toEqual({
      planned: [],
      cancelled: [],
      skipped: [{ content: torch, reason: 'gone' }],
    })
    expect((await stranger.data('v1/content/plans')).total).toBe(0)
    expect((await planCalled(plan?.id)).state).toBe('planned')
    expect((await served.get('v1/content/plans', { 'client-id': 'lamps' })).statusCode).toBe(401)
  })

  it('goes on after its planner has left the site, and keeps their name', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    await change([one(torch, 'published')], [], editor)
    await storage.db.deleteFrom('members').where('account_id', '=', editor.accountId).execute()
    await run(1.1)
    expect(await shown('beacon')).toBe(200)
    expect((await owner.data(`v1/content/${torch}/operations`)).items[0].by).toBe('editor')
  })

  it.each([
    ['no time', { at: 'tomorrow' }],
    ['a date that there is none', { at: '2027-02-31T09:00' }],
    ['a time that is over', { at: inHours(-1) }],
    ['a time in two years', { at: inHours(2 * 366 * 24) }],
    ['a zone that there is none', { timeZone: 'Mars/Olympus' }],
    ['a status that there is none', { status: 'secret' }],
    ['no content', { content: 'product' }],
  ])('is refused with %s', async (_, wrong) => {
    const response = await change([one(torch, 'published', 1, wrong)])
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().error.fields)).toEqual([expect.stringContaining(Object.keys(wrong)[0] ?? '')])
    expect(await list()).toEqual([])
  })

  it('takes times as clocks of its zone show them, on days when these are changed', async () => {
    /** The last Sunday of a month, the next one that comes: a plan reaches a year ahead. */
    const sunday = (month: number): string => {
      const year = new Date().getUTCFullYear()
      const ofYears = [year, year + 1].map((one) => {
        const day = new Date(Date.UTC(one, month, 31))
        day.setUTCDate(31 - day.getUTCDay())
        return day.toISOString().slice(0, 10)
      })
      return ofYears.find((day) => Date.parse(day) > Date.now() + 24 * HOUR) ?? ''
    }
    const [march, october] = [sunday(2), sunday(9)]
    const cases: readonly (readonly [at: string, timeZone: string, moment: string | undefined])[] = [
      [`${march}T01:30`, 'Europe/Berlin', `${march}T00:30:00.000Z`],
      [`${march}T02:30`, 'Europe/Berlin', undefined],
      [`${march}T03:30`, 'Europe/Berlin', `${march}T01:30:00.000Z`],
      [`${march}T02:30`, 'Asia/Shanghai', new Date(`${march}T02:30+08:00`).toISOString()],
      // The first of two.
      [`${october}T02:30`, 'Europe/Berlin', `${october}T00:30:00.000Z`],
      [`${october}T03:30`, 'Europe/Berlin', `${october}T02:30:00.000Z`],
    ]
    for (const [at, timeZone, moment] of cases) {
      const response = await change([one(torch, 'published', 1, { at, timeZone })])
      if (moment === undefined) {
        expect(response.statusCode).toBe(422)
        expect(response.json().error.fields.at).toContain(timeZone)
      } else expect(response.json().data.planned).toMatchObject([{ at: moment, timeZone }])
    }
  })

  it('is planned a thousand times at once, and not more often', async () => {
    const operations = Array.from({ length: 1001 }, (_, at) => ({
      type: 'add-content',
      content: `product/${newId()}`,
      record: { slug: `many-${at}`, status: 'draft', order: 5, settings: { props: { name: `Many ${at}` } } },
    }))
    await save(operations)
    const plans = operations.map(({ content }) => one(content, 'published'))
    const refused = await change(plans)
    expect([refused.statusCode, refused.json().error.message]).toEqual([409, expect.stringContaining('1000')])
    expect(await list()).toEqual([])
    expect((await change(plans.slice(0, 1000))).json().data.planned).toHaveLength(1000)
    const due = createPlansDue(storage, { systemOrigin })
    for (let left = 1000; left > 0; left -= 500) expect(await due(Date.now() + 2 * HOUR)).toBe(500)
    expect(await found('many')).toBe(1000)
  }, 120_000)

  it('is done or cancelled, when both happen at once, and never both', async () => {
    // Two connections of one thread to SQLite would wait for each other.
    const other = engine.name === 'sqlite' ? storage : await engine.open(place)
    for (let round = 1; round <= 4; round++) {
      const [plan] = await planned(one(torch, 'published'))
      const [, cancelled] = await Promise.all([
        createPlansDue(round % 2 === 0 ? storage : other, { systemOrigin })(Date.now() + 2 * HOUR),
        change([], [plan?.id ?? '']).then((answer) => answer.json().data.cancelled.length === 1),
      ])
      expect([(await planCalled(plan?.id)).state, (await record(torch)).status]).toEqual(
        cancelled ? ['cancelled', 'draft'] : ['done', 'published'],
      )
      if (!cancelled) await setStatus(torch, 'draft')
    }
    if (other !== storage) await other.close()
  })

  it('is done once by many instances, and by one that comes after others were killed', async () => {
    const start = async () => {
      const child = spawn(process.execPath, [plannedProcess, JSON.stringify(place)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      return child
    }
    const contents: string[] = []
    for (let at = 0; at < 8; at++) contents.push(await add(`killed-${at}`))
    await planned(...contents.map((content) => one(content, 'published')))
    const { revision } = await owner.data('v1/content/operations')
    const children = [await start(), await start()]
    const now = Date.now()
    await storage.db.updateTable('content_plans').set({ at: now, next_at: now }).execute()
    await sleep(25)
    for (const child of children) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    // Of each all is there or nothing.
    for (const { content, state } of await list())
      expect((await record(content)).status).toBe(state === 'done' ? 'published' : 'draft')
    // Their lease is over at once here, and the next one does the rest.
    await storage.db.updateTable('jobs').set({ leased_until: 0 }).where('kind', '=', 'content-plans').execute()
    const last = await start()
    await vi.waitFor(
      async () => {
        for (const { state } of await list()) expect(state).toBe('done')
      },
      { timeout: 20_000 },
    )
    last.kill('SIGKILL')
    await once(last, 'exit')
    for (const content of contents) {
      const { items } = await owner.data(`v1/content/${content}/operations`)
      expect(items.map(({ operation }: { operation: { type: string } }) => operation.type)).toEqual([
        'change-content',
        'add-content',
      ])
    }
    expect((await owner.data('v1/content/operations')).revision).toBe(revision + contents.length)
  }, 60_000)

  it('that fails is tried again, then told to be failed; nothing of it is seen', async () => {
    const [plan] = await planned(one(torch, 'published'))
    await storage.db
      .updateTable('contents')
      .set({ settings: 'nothing' as never })
      .where('slug', '=', 'beacon')
      .execute()
    const errors: unknown[] = []
    const due = createPlansDue(storage, {
      systemOrigin,
      logger: { error: (error: unknown) => void errors.push(error) },
    })
    for (let tries = 0; tries < 6; tries++) await due(Date.now() + 2 * HOUR + tries * 10 * MINUTE)
    expect(errors).toHaveLength(5)
    const row = await storage.db
      .selectFrom('content_plans')
      .select(['state', 'stopped_by'])
      .where('id', '=', plan?.id ?? '')
      .executeTakeFirst()
    expect(row).toEqual({ state: 'failed', stopped_by: 'failed' })
    expect(await mails()).toHaveLength(1)
  })

  it('is no part of an export, which holds it as it is, and goes with the site', async () => {
    const [plan] = await planned(one(torch, 'published', 24))
    const { documents } = await exportSiteFiles(storage, tenantId, draftsId)
    const text = JSON.stringify(documents)
    expect(text).toContain('"slug":"beacon"')
    expect(text).not.toContain(plan?.id)
    await owner.post('v1/site/remove', { name: 'Lamps Ltd' })
    expect(await run(25)).toBe(0)
    const row = await storage.db.selectFrom('content_plans').select('state').executeTakeFirst()
    expect(row?.state).toBe('cancelled')
    expect(await deleteOldContentPlans(storage.db, Date.now() + 91 * 24 * HOUR)).toBe(1)
  })
})
