import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CountedAnswer } from '../../http/web-server/access-log.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { StoreState } from '../../platform/files/object-store.ts'
import { countedIn } from './monitoring.queries.ts'

/** How the pages of an instance stand. */
export interface PageFigures {
  /** Since its start; not by the thread that draws after a publish. */
  readonly drawn: number
  readonly cached: number
  readonly cachedBytes: number
}

export interface Metrics {
  count(answer: CountedAnswer): void
  /** From now on the figures of pages are told too. */
  tellOfPages(figures: () => PageFigures): void
  /** Everything that is counted, as Prometheus reads it. What the database does not tell is left out. */
  text(): Promise<{ readonly type: string; readonly body: string }>
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts answers, and asks the storage how it stands whenever somebody asks for the numbers. */
export function createMetrics(storage: Storage): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // The delay of the event loop, memory, garbage collection, open handles.
  collectDefaultMetrics({ register: registry })

  const answers = new Counter({
    name: 'vitrine_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['route'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  })
  const pool = new Gauge({
    name: 'vitrine_database_connections',
    help: 'Connections to the database, and those who wait for one.',
    labelNames: ['state'] as const,
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name: `vitrine_${name}`, help, registers })
  const counts = {
    is_up: gauge('database_up', 'Whether the database answers.'),
    waiting: gauge('outbox_waiting', 'Mails waiting to be sent.'),
    dead: gauge('outbox_dead', 'Mails that could not be sent.'),
    jobs: gauge('jobs_waiting', 'Jobs that nobody has begun: publishes, imports, exports.'),
    sessions: gauge('sessions', 'Sessions that have not ended.'),
    sites: gauge('sites', 'Sites.'),
    releases: gauge('releases', 'Releases that are kept.'),
  }

  countStore(storage, registers)

  return {
    count({ method, route = 'none', status, seconds }) {
      answers.inc({ method: methods.has(method) ? method : 'other', route, status })
      durations.observe({ route }, seconds)
    },
    tellOfPages(figures) {
      const told = (name: string, help: string, figureIn: (pages: PageFigures) => number) =>
        new Gauge({
          name: `vitrine_${name}`,
          help,
          registers,
          collect() {
            this.set(figureIn(figures()))
          },
        })
      told('pages_drawn', 'Pages that were drawn since the start, for somebody who asked.', ({ drawn }) => drawn)
      told('pages_cached', 'Pages in memory.', ({ cached }) => cached)
      told('pages_cached_bytes', 'What they take, of PAGE_CACHE_MB.', ({ cachedBytes }) => cachedBytes)
    },
    async text() {
      const { total, idle, waiting } = storage.pool()
      for (const [state, value] of Object.entries({ total, idle, waiting })) pool.set({ state }, value)
      try {
        const found = await countedIn(storage.db)
        counts.waiting.set(found.waiting)
        counts.dead.set(found.dead)
        counts.jobs.set(found.jobs)
        counts.sessions.set(found.sessions)
        counts.sites.set(found.sites)
        counts.releases.set(found.releases)
        counts.is_up.set(1)
      } catch {
        for (const one of Object.values(counts)) one.reset()
        counts.is_up.set(0)
      }
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}

/** Tells of the object store, where there is one: what it was asked is counted there. */
function countStore({ objectStore }: Storage, registers: Registry[]): void {
  if (!objectStore()) return
  const told = (name: string, help: string, figureIn: (state: StoreState) => number) =>
    new Counter({
      name: `vitrine_store_${name}`,
      help,
      registers,
      collect() {
        const state = objectStore()
        this.reset()
        if (state) this.inc(figureIn(state))
      },
    })
  told('requests_total', 'Requests to the object store.', ({ requests }) => requests)
  told('failures_total', 'Requests that the object store did not answer.', ({ failures }) => failures)
  new Gauge({
    name: 'vitrine_store_up',
    help: 'Whether the object store answers; 0 while nobody waits for it.',
    registers,
    collect() {
      this.set(objectStore()?.isAway ? 0 : 1)
    },
  })
  new Counter({
    name: 'vitrine_store_bytes_total',
    help: 'Bytes of files that the object store gave and took.',
    labelNames: ['direction'] as const,
    registers,
    collect() {
      const state = objectStore()
      this.reset()
      if (!state) return
      this.inc({ direction: 'read' }, state.bytesRead)
      this.inc({ direction: 'written' }, state.bytesWritten)
    },
  })
}
