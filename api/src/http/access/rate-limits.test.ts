import { CallError } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { createRateLimits, type Limit, type RateLimits } from './rate-limits.ts'
import { deleteOldWindows } from './rate-windows.queries.ts'

onBothEngines('Limits of several instances', (engine) => {
  let storage: Storage
  let instances: readonly RateLimits[]
  beforeEach(async () => {
    storage = await engine.open()
    instances = [1, 2, 3].map(() => createRateLimits(true, storage))
  })
  afterEach(() => vi.restoreAllMocks())

  /** How many of so many requests are let through, each by the next instance. */
  async function letThrough(times: number, limit: Limit, caller: string): Promise<number> {
    let passed = 0
    for (let at = 0; at < times; at++)
      try {
        await instances[at % instances.length]?.take(limit, caller)
        passed += 1
      } catch (error) {
        expect(error).toBeInstanceOf(CallError)
        expect((error as CallError).code).toBe('too_many_requests')
        expect((error as CallError).retryAfter).toBeGreaterThan(0)
      }
    return passed
  }

  it('count tries to sign in together, one by one, and take those back that were right', async () => {
    expect(await letThrough(40, 'sign-in', '192.0.2.1')).toBe(10)
    expect(await letThrough(1, 'sign-in', '192.0.2.2')).toBe(1)
    for (let time = 0; time < 20; time++) {
      expect(await letThrough(1, 'sign-in', '192.0.2.3')).toBe(1)
      await instances[0]?.giveBack('sign-in', '192.0.2.3')
    }
    // Who asks is not to be read in the database.
    expect(JSON.stringify(await storage.db.selectFrom('rate_windows').selectAll().execute())).not.toContain('192.0.2')
  })

  it('tell each other of those who come near another limit', async () => {
    // A limit of 30: each would let as many through by itself.
    expect(await letThrough(27, 'form', '192.0.2.4')).toBe(27)
    await vi.waitFor(
      async () => {
        const [row] = await storage.db.selectFrom('rate_windows').select('count').execute()
        expect(row?.count).toBe(27)
      },
      { timeout: 10_000 },
    )
    // What the last one told the others learn with their next exchange.
    const more = await letThrough(3, 'form', '192.0.2.4')
    expect(more).toBe(3)
    await vi.waitFor(async () => expect(await letThrough(3, 'form', '192.0.2.4')).toBe(0), { timeout: 10_000 })
  })

  it('keep what few do to themselves, and begin anew when a window is over', async () => {
    const [one] = instances
    for (let time = 0; time < 30; time++) await one?.take('search', `192.0.2.${time}`)
    expect(await storage.db.selectFrom('rate_windows').selectAll().execute()).toEqual([])
    await letThrough(11, 'sign-in', '192.0.2.9')
    await storage.db.updateTable('rate_windows').set({ until: 1 }).execute()
    instances = [createRateLimits(true, storage)]
    expect(await letThrough(11, 'sign-in', '192.0.2.9')).toBe(10)
    await storage.db.updateTable('rate_windows').set({ until: 1 }).execute()
    expect(await deleteOldWindows(storage)).toBe(1)
  })
})
