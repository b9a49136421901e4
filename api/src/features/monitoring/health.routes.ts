import { access, constants, statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { CallError, call } from '@vitrine/schemas'
import { type Endpoint, endpointWithoutSite } from '../../http/endpoint/endpoint.ts'
import { clockSkew } from '../../platform/database/database-time.ts'
import type { Storage } from '../../platform/database/storage.ts'

/** Whether this process turns at all. */
export const health = call('GET health', {
  name: 'monitoring.health',
  access: 'visitor',
  cache: 'private',
  summary: 'Tells that the service is alive, and its version.',
  answer: {
    type: 'object',
    required: ['status', 'version', 'uptime'],
    additionalProperties: false,
    properties: { status: { const: 'ok' }, version: { type: 'string' }, uptime: { type: 'integer' } },
  },
})

/** Whether it can do its work: the database answers, its clock is ours, and there is room to write. While an object
 * store is away, pages are answered all the same, so that is told and no reason. */
export const ready = call('GET ready', {
  name: 'monitoring.ready',
  access: 'visitor',
  cache: 'private',
  summary:
    'Tells that the database answers, the clock agrees with it, and the disk has room; 503 with the reason when not.',
  answer: {
    type: 'object',
    required: ['status'],
    additionalProperties: false,
    properties: { status: { const: 'ready' }, store: { enum: ['ready', 'away'] } },
  },
})

/** Whoever watches us waits no longer, in milliseconds. */
const PATIENCE = 1500
/** A clock that is further from the database's than this, in milliseconds, signs and ends at wrong times. */
const SKEW = 5000
/** Less room on the disk, in bytes, is none: a save and its log may need as much. */
const ROOM = 32 * 1024 * 1024

/** The two questions of whoever watches the process; they are no calls of the product. */
export const healthRoutes = (storage: Storage, version: string): readonly Endpoint[] => [
  endpointWithoutSite(health, () => ({ status: 'ok' as const, version, uptime: Math.floor(process.uptime()) })),
  endpointWithoutSite(ready, async () => {
    const reason = await whyNotReady(storage)
    if (reason !== undefined) throw new CallError('unavailable', { details: { reason }, retryAfter: 5 })
    const store = storage.objectStore()
    return { status: 'ready' as const, ...(store && { store: store.isAway ? ('away' as const) : ('ready' as const) }) }
  }),
]

type Reason = 'database' | 'clock' | 'folder' | 'disk'

async function whyNotReady(storage: Storage): Promise<Reason | undefined> {
  const skew = await Promise.race([
    clockSkew(storage).catch(() => undefined),
    sleep(PATIENCE, undefined, { ref: false }),
  ])
  if (skew === undefined) return 'database'
  if (Math.abs(skew) > SKEW) return 'clock'
  const { dataDir } = storage
  try {
    await access(dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize < ROOM ? 'disk' : undefined
  } catch {
    return 'folder'
  }
}
