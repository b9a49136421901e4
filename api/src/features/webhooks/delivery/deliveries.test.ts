import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StoragePlace } from '../../../platform/database/connect.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import { createSealing } from '../../../platform/sealing/sealing.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { recordWebhookEvents } from '../events/record-events.queries.ts'
import { insertWebhook } from '../store/webhooks.queries.ts'
import { type Behaviour, type Receiver, startReceiver } from '../testing/receiver.ts'
import { LEASE, leaseNext, MAX_TRIES, waitAfter, webhooksWithDue } from './deliveries.queries.ts'
import { createWebhookSender, type WebhookSender } from './sender.ts'
import { newSecret } from './sign.ts'
import { startWebhooks } from './start-sending.ts'

const sendingProcess = fileURLToPath(new URL('../../../testing/webhook-process.ts', import.meta.url))
const HOUR = 60 * 60 * 1000

onBothEngines('Deliveries', (engine) => {
  let place: StoragePlace
  let storage: Storage
  let tenantId = ''
  const receivers: Receiver[] = []
  const stops: (() => unknown)[] = []

  beforeEach(async () => {
    place = await engine.fresh()
    storage = await engine.open(place)
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite()))
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    for (const receiver of receivers.splice(0)) await receiver.kill()
  })

  const senderOn = (db: Storage['db'], more: { readonly privateHosts?: boolean } = {}): WebhookSender =>
    createWebhookSender(db, {
      ...{ sealing: createSealing(db), systemOrigin: 'https://vitrine.example', privateHosts: true, patience: 300 },
      ...more,
    })
  async function hook(): Promise<Receiver & { readonly id: string }> {
    const receiver = await startReceiver()
    receivers.push(receiver)
    const [id, secret] = [crypto.randomUUID(), newSecret()]
    receiver.trust(secret)
    await insertWebhook(storage.db, {
      ...{ id, tenant_id: tenantId, account_id: null, url: receiver.url, types: ['content.updated'], isOn: true },
      secret: await createSealing(storage.db).seal('webhook', id, secret),
    })
    return Object.assign(receiver, { id })
  }
  /** One event of an object, in a transaction of its own, as saves make them. */
  const tell = (...objects: readonly string[]) =>
    storage.db.transaction().execute((write) =>
      recordWebhookEvents(
        write,
        tenantId,
        objects.map((id) => ({ type: 'content.updated', object: { kind: 'product', id, revision: 1 }, data: {} })),
      ),
    )
  const events = () =>
    storage.db.selectFrom('webhook_events').select(['id', 'object_id', 'position']).orderBy('position').execute()
  const states = async () => {
    const rows = await storage.db.selectFrom('webhook_deliveries').select(['state', 'tries', 'failure']).execute()
    return rows.map(({ state, tries, failure }) => [state, tries, failure])
  }
  /** Sends what is due at a time, and how much that was. */
  async function send(sender: WebhookSender, now: number): Promise<number> {
    let sent = 0
    for (const { id } of await webhooksWithDue(storage.db, now, 10))
      for (let row = await leaseNext(storage.db, id, now); row; row = await leaseNext(storage.db, id, now)) {
        await sender.attempt(row, () => now)
        sent++
      }
    return sent
  }
  /** The events of each object as they were first taken, against the order in which they happened. */
  async function inOrder(receiver: Receiver): Promise<void> {
    const taken = receiver.taken()
    const all = await events()
    for (const object of new Set(all.map(({ object_id }) => object_id))) {
      const ids = all.filter(({ object_id }) => object_id === object).map(({ id }) => id)
      const known = new Set(ids)
      expect(taken.filter((id) => known.has(id))).toEqual(ids)
    }
  }

  it('are tried ten times within a day, later each time, and then given up', async () => {
    const receiver = await hook()
    const sender = senderOn(storage.db)
    receiver.behave(500)
    await tell('one')
    let now = Date.now() + 1000
    const began = now
    for (let tries = 1; tries < MAX_TRIES; tries++) {
      expect(await send(sender, now)).toBe(1)
      expect(await states()).toEqual([['failed', tries, 'status']])
      now += waitAfter(tries) - 1
      expect(await send(sender, now)).toBe(0)
      now += 1
    }
    expect(await send(sender, now)).toBe(1)
    expect(await states()).toEqual([['dead', MAX_TRIES, 'status']])
    expect(now - began).toBeGreaterThan(23 * HOUR)
    expect(now - began).toBeLessThan(24 * HOUR - MAX_TRIES * 10_000)
    const waits = Array.from({ length: MAX_TRIES - 1 }, (_, at) => waitAfter(at + 1))
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(await send(sender, now + 24 * HOUR)).toBe(0)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  })

  it('of one object wait for those before, and those of others do not', async () => {
    const receiver = await hook()
    const sender = senderOn(storage.db)
    receiver.behave(500, 200)
    await tell('a')
    await tell('a')
    await tell('b')
    const now = Date.now() + 1000
    await send(sender, now)
    const order = () => receiver.received.filter(({ status }) => status === 200).map(({ body }) => body.object.id)
    expect(order()).toEqual(['b'])
    await send(sender, now + waitAfter(1))
    expect(order()).toEqual(['b', 'a', 'a'])
    await inOrder(receiver)
    // What is given up keeps nobody waiting.
    receiver.behave(...Array.from({ length: MAX_TRIES }, () => 503 as const), 200)
    await tell('a')
    await tell('a')
    let later = now + HOUR
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      await send(sender, later)
      later += waitAfter(tries)
    }
    expect((await states()).map(([state]) => state).toSorted()).toEqual(['dead', ...Array(4).fill('delivered')])
  })

  it('whose sender died are left to others, and what it says later counts no more', async () => {
    const receiver = await hook()
    await tell('one')
    const now = Date.now() + 1000
    const dead = await leaseNext(storage.db, receiver.id, now)
    expect(await send(senderOn(storage.db), now + LEASE - 1)).toBe(0)
    expect(await send(senderOn(storage.db), now + LEASE + 1)).toBe(1)
    expect(await states()).toEqual([['delivered', 2, null]])
    receiver.behave(500)
    if (dead) await senderOn(storage.db).attempt(dead)
    expect(await states()).toEqual([['delivered', 2, null]])
  })

  it('go to no private address unless the operator lets them, and not to those of removed sites', async () => {
    const receiver = await hook()
    await tell('one')
    const now = Date.now() + 1000
    const strict = senderOn(storage.db, { privateHosts: false })
    await send(strict, now)
    expect(await states()).toEqual([['failed', 1, 'private']])
    await storage.db.updateTable('webhooks').set({ url: 'https://localhost:1/' }).execute()
    await send(strict, now + HOUR)
    expect([receiver.received.length, await states()]).toEqual([0, [['failed', 2, 'private']]])
    await storage.db.updateTable('webhooks').set({ url: receiver.url }).execute()
    await storage.db
      .updateTable('tenants')
      .set({ removed_at: Date.now() as never })
      .execute()
    expect(await send(senderOn(storage.db), now + 24 * HOUR)).toBe(0)
  })

  it('arrive once or more and in order, whatever a receiver does, with three instances', async () => {
    const receiver = await hook()
    const slow = await hook()
    slow.behave('hang')
    const lines: string[] = []
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    for (let count = 0; count < 3; count++) {
      const { db, engine: name } = await engine.open(place)
      stops.push(startWebhooks({ db, engine: name }, { sender: senderOn(db), logger, every: 20 }))
    }
    // The waits between tries are too long for a test.
    const hurry = setInterval(() => {
      storage.db
        .updateTable('webhook_deliveries')
        .set({ next_at: 0 })
        .where('state', '=', 'failed')
        .where('tries', '<', MAX_TRIES - 1)
        .execute()
        .catch(() => undefined)
    }, 25)
    stops.unshift(() => clearInterval(hurry))
    const behaviour = fc.constantFrom<Behaviour>(200, 200, 200, 500, 503, 302, 'cut', 'hang')
    for (const [seed, next] of fc
      .sample(fc.array(behaviour, { minLength: 6, maxLength: 12 }), { numRuns: 4, seed: 7 })
      .entries()) {
      receiver.behave(...next.slice(0, 7), 200)
      for (let at = 0; at < 5; at++) await tell(`object${(seed + at) % 3}`, 'always')
      if (seed % 2 === 0) {
        await receiver.kill()
        await sleep(60)
        await receiver.start()
      }
    }
    const wanted = (await events()).length
    expect(wanted).toBe(40)
    await vi.waitFor(() => expect(receiver.taken()).toHaveLength(wanted), { timeout: 30_000, interval: 20 })
    await inOrder(receiver)
    expect([receiver.forged, slow.forged, slow.taken().length]).toEqual([0, 0, 0])
    // One that never answers has kept the other one waiting for nothing, and nobody is named in the log.
    expect(slow.received.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toMatch(/127\.0\.0\.1|hook\?key|product/)
  })

  it('go on when instances are killed', async () => {
    const receiver = await hook()
    for (let at = 0; at < 30; at++) await tell(`object${at % 4}`)
    const start = async () => {
      const child = spawn(process.execPath, [sendingProcess, JSON.stringify(place)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      return child
    }
    // What a killed one had taken is free after a minute; here at once.
    const free = () => storage.db.updateTable('webhook_deliveries').set({ leased_until: 0, next_at: 0 }).execute()
    const child = await start()
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(3), { timeout: 10_000, interval: 2 })
    child.kill('SIGKILL')
    await once(child, 'exit')
    await free()
    const other = await start()
    stops.push(() => other.kill('SIGKILL'))
    await vi.waitFor(() => expect(receiver.taken()).toHaveLength(30), { timeout: 20_000 })
    await inOrder(receiver)
    expect(receiver.forged).toBe(0)
    other.kill('SIGKILL')
    await once(other, 'exit')
  })
})
