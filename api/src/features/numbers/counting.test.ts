import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { createNumbers, type Numbers } from './count-numbers.ts'
import { addDays, dayInZone } from './day-in-zone.ts'
import { forgetVisits } from './forget-visits.ts'
import { removeOldNumbers } from './old-numbers.ts'
import type { CountedVisit } from './visit/events-of-visit.ts'

const ZONE = 'Europe/Berlin'
const HOUR = 60 * 60 * 1000
const pages = ['/', '/products', '/product/lamp', '/product/torch', '/pages/about-us']
const agents = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
]

interface Visit {
  readonly tenant: 0 | 1
  readonly page: number
  readonly agent: number
  readonly address: number
  readonly isPrivate: boolean
  readonly source: 'none' | 'search' | 'within'
  /** Part of its day, from 0 to 1. */
  readonly at: number
  /** Which machine counts it. */
  readonly machine: 0 | 1
  /** Whether that machine writes what waits, right after. */
  readonly isWritten: boolean
}

const visits = (most: number, least = 0) =>
  fc.array(
    fc.record<Visit>({
      tenant: fc.constantFrom(0, 1),
      page: fc.nat(pages.length - 1),
      agent: fc.nat(agents.length - 1),
      address: fc.nat(5),
      isPrivate: fc.boolean(),
      source: fc.constantFrom('none', 'search', 'within'),
      at: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      machine: fc.constantFrom(0, 1),
      isWritten: fc.boolean(),
    }),
    { minLength: least, maxLength: most },
  )

/** The first moment of a day, in milliseconds. */
function beginOf(day: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`)
  for (let at = guess - 3 * HOUR; ; at += HOUR / 2) if (dayInZone(at, ZONE) === day) return at
}

const visitOf = (visit: Visit, day: string, tenants: readonly string[]): CountedVisit => {
  const begin = beginOf(day)
  const length = beginOf(addDays(day, 1)) - begin
  return {
    tenantId: tenants[visit.tenant] as string,
    at: begin + Math.floor(visit.at * length),
    page: { page: pages[visit.page] as string, language: 'en' },
    request: {
      agent: agents[visit.agent] as string,
      address: `203.0.${visit.address}.${visit.page}`,
      host: 'lamps.example',
      target: pages[visit.page] as string,
      referrer: visit.source === 'search' ? 'https://search.example/' : undefined,
      isWithin: visit.source === 'within',
      acceptLanguage: 'de-DE',
      country: undefined,
      isPrivate: visit.isPrivate,
    },
  }
}

/** What must be counted, found out in the plainest way. */
function expectedOf(
  month: readonly { readonly day: string; readonly visits: readonly Visit[] }[],
  tenants: readonly string[],
) {
  const seen = new Map<string, { views: number; readonly visitors: Set<string> }>()
  for (const { day, visits: ofDay } of month)
    for (const visit of ofDay) {
      const values: Readonly<Record<string, string | undefined>> = {
        all: '',
        page: pages[visit.page],
        language: 'en',
        country: 'DE',
        device: visit.agent === 0 ? 'desktop' : 'phone',
        source: { none: '', search: 'search.example', within: undefined }[visit.source],
      }
      for (const [dimension, value] of Object.entries(values)) {
        if (value === undefined) continue
        const key = [tenants[visit.tenant], dimension, day, value].join('|')
        const row = seen.get(key) ?? { views: 0, visitors: new Set<string>() }
        row.views += 1
        if (!visit.isPrivate) row.visitors.add(`${visit.address} ${visit.agent}`)
        seen.set(key, row)
      }
    }
  return [...seen].map(([key, { views, visitors }]) => `${key}: ${views} ${visitors.size}`).sort()
}

onBothEngines('Counting', (engine) => {
  let storages: readonly [Storage, Storage]
  let tenants: readonly string[]
  let now: number
  const clock = () => now
  const zone: { numbers?: boolean } = {}
  const sites = { byClient: async () => ({ timeZone: ZONE, ...zone }) as never }
  const machines = (): readonly [Numbers, Numbers] => [
    createNumbers(storages[0], sites, { now: clock, every: 1_000_000 }),
    createNumbers(storages[1], sites, { now: clock, every: 1_000_000 }),
  ]

  beforeAll(async () => {
    const place = await engine.fresh()
    storages = [await engine.open(place), await engine.open(place)]
    const made: string[] = []
    for (const client of ['lamps', 'chairs']) {
      const site = exampleSite(client, client)
      Object.assign(site.documents['site.json'] as object, { timeZone: ZONE })
      made.push((await importSiteFiles(storages[0], specs, site)).tenantId)
    }
    tenants = made
  })
  beforeEach(async () => {
    delete zone.numbers
    for (const table of ['number_days', 'number_visits', 'number_salts'] as const)
      await storages[0].db.deleteFrom(table).execute()
  })

  const counted = async () =>
    (await storages[0].db.selectFrom('number_days').selectAll().where('measure', '=', 'view').execute())
      .map(({ tenant_id, dimension, day, value, views, visitors }) =>
        [tenant_id, dimension, day, `${value}: ${views} ${visitors}`].join('|'),
      )
      .sort()

  /** A day as two machines see it, which write when they like; then midnight. */
  async function pass(day: string, ofDay: readonly Visit[], [one, other]: readonly [Numbers, Numbers]) {
    now = beginOf(day)
    // Not waited for: both write at once. Two connections of one process to SQLite would wait for each other in one
    // thread, so there they take turns.
    let writing: Promise<unknown> = Promise.resolve()
    const write = (machine: Numbers) => {
      writing = engine.name === 'sqlite' ? writing.then(() => machine.flush()) : Promise.all([writing, machine.flush()])
    }
    for (const visit of ofDay) {
      const machine = visit.machine === 0 ? one : other
      const whole = visitOf(visit, day, tenants)
      now = Math.max(now, whole.at)
      machine.countVisit(whole)
      if (visit.isWritten) write(machine)
    }
    now = beginOf(addDays(day, 1)) + 500
    write(one)
    write(other)
    await writing
  }

  it('comes to the same, whatever the order, the pieces and the machines', async () => {
    await fc.assert(
      fc.asyncProperty(visits(60), fc.infiniteStream(fc.nat()), async (ofDay, random) => {
        const shuffled = ofDay
          .map((visit) => ({
            visit: { ...visit, machine: ((random.next().value ?? 0) % 2) as 0 | 1 },
            at: random.next().value ?? 0,
          }))
          .sort((first, second) => first.at - second.at)
          .map(({ visit }) => visit)
        const expected = expectedOf([{ day: '2026-03-10', visits: ofDay }], tenants)
        for (const way of [ofDay, shuffled]) {
          for (const table of ['number_days', 'number_visits', 'number_salts'] as const)
            await storages[0].db.deleteFrom(table).execute()
          await pass('2026-03-10', way, machines())
          expect(await counted()).toEqual(expected)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('is exact over a month, with the hour that summer takes, and forgets visitors each midnight', async () => {
    const [seeded] = fc.sample(fc.array(visits(80, 20), { minLength: 31, maxLength: 31 }), { numRuns: 1, seed: 35 })
    const month = (seeded ?? []).map((ofDay, at) => ({ day: addDays('2026-03-01', at), visits: ofDay }))
    expect(month.flatMap(({ visits: ofDay }) => ofDay).length).toBeGreaterThan(500)
    const both = machines()
    for (const { day, visits: ofDay } of month) {
      await pass(day, ofDay, both)
      // Right after midnight the day before is still open, a minute later it is not.
      const open = () => storages[1].db.selectFrom('number_visits').select('day').execute()
      await forgetVisits(storages[1], now)
      if (ofDay.some(({ isPrivate }) => !isPrivate)) expect((await open()).length).toBeGreaterThan(0)
      await forgetVisits(storages[1], now + 60_000)
      expect(await open()).toEqual([])
      expect(await storages[1].db.selectFrom('number_salts').selectAll().execute()).toEqual([])
    }
    expect(await counted()).toEqual(expectedOf(month, tenants))
  })

  describe('one visit', () => {
    const visit: Visit = {
      tenant: 0,
      page: 0,
      agent: 0,
      address: 1,
      isPrivate: false,
      source: 'none',
      at: 0.5,
      machine: 0,
      isWritten: false,
    }
    const once = () => visitOf(visit, '2026-03-10', tenants)

    it('is written by itself within a second, and when the service closes', async () => {
      now = once().at
      const numbers = createNumbers(storages[0], sites, { now: clock, every: 20 })
      numbers.countVisit(once())
      await expect.poll(async () => (await counted()).length).toBe(6)
      numbers.countVisit(once())
      await numbers.close()
      expect((await counted())[0]).toMatch(/: 2 1$/)
      numbers.countVisit(once())
      await numbers.flush()
      expect((await counted())[0]).toMatch(/: 2 1$/)
    })

    it('stores nothing by which anybody is known', async () => {
      now = once().at
      const [numbers] = machines()
      numbers.countVisit(once())
      await numbers.flush()
      const stored = JSON.stringify(await storages[0].db.selectFrom('number_visits').selectAll().execute())
      expect(stored).not.toMatch(/203\.0|Firefox/)
    })

    it('counts whatever somebody put into an address', async () => {
      now = once().at
      const [numbers] = machines()
      const { request, ...rest } = once()
      numbers.countVisit({ ...rest, request: { ...request, target: '/?utm_source=%00%ud800"\'--' } })
      await numbers.flush()
      expect((await counted()).filter((row) => row.includes('|source|'))).toHaveLength(1)
    })

    it('waits while the database does not answer, and is counted once', async () => {
      now = once().at
      let isAway = true
      const db = new Proxy(storages[0].db, {
        get(target, name) {
          if (name === 'transaction' && isAway) throw new Error('The database is away.')
          const value = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      const warned: string[] = []
      const logger = { warn: (...said: unknown[]) => void warned.push(String(said.at(-1))) }
      const numbers = createNumbers({ db }, sites, { now: clock, every: 1_000_000, logger: logger as never })
      numbers.countVisit(once())
      await numbers.flush()
      expect(warned).toHaveLength(1)
      isAway = false
      await numbers.flush()
      await numbers.flush()
      expect((await counted())[0]).toMatch(/: 1 1$/)
    })

    it('of a day that is over counts without a visitor: no new salt tells them apart twice', async () => {
      now = beginOf('2026-03-11') + 2 * 60_000
      const [numbers] = machines()
      numbers.countVisit(once())
      await numbers.flush()
      expect((await counted())[0]).toMatch(/: 1 0$/)
      expect(await storages[0].db.selectFrom('number_salts').selectAll().execute()).toEqual([])
    })

    it('is not counted where the settings say so', async () => {
      now = once().at
      zone.numbers = false
      const [numbers] = machines()
      numbers.countVisit(once())
      await numbers.flush()
      expect(await counted()).toEqual([])
      expect(await storages[0].db.selectFrom('number_salts').selectAll().execute()).toEqual([])
    })
  })

  it('is kept for 25 months', async () => {
    const [tenant = '', other = ''] = tenants
    const row = (tenantId: string, day: string) => ({
      tenant_id: tenantId,
      measure: 'view' as const,
      dimension: 'all' as const,
      value: '',
      day,
      views: 1,
      visitors: 1,
    })
    const rows = [row(tenant, '2024-02-14'), row(tenant, '2024-02-15'), row(other, '2024-02-14')]
    await storages[0].db.insertInto('number_days').values(rows).execute()
    expect(await removeOldNumbers(storages[0].db, tenant, Date.parse('2026-03-15T12:00:00Z'))).toBe(1)
    expect(await counted()).toHaveLength(2)
  })
})
