import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Tenant } from '../../http/access/site.ts'
import { createKnownSites, type KnownSites } from './known-sites.ts'

/** A site as a database has it, and how often it was asked. */
const stored = new Map<string, { id: string; release: string; version: number }>()
let finds: string[]
let beats: (readonly string[])[]
let isAway: boolean
let sites: KnownSites

const tenant = ({ id, release, version }: { id: string; release: string; version: number }) =>
  ({ id, clientId: `client-${id}`, currentRelease: release, contentVersion: version }) as Tenant
const siteOf = (name: string) => stored.get(name.split(' ')[1] ?? '')

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  stored.set('1', { id: '1', release: 'a', version: 1 })
  stored.set('one.example', stored.get('1') as never)
  stored.set('2', { id: '2', release: 'x', version: 1 })
  ;[finds, beats, isAway] = [[], [], false]
  sites = createKnownSites(
    {
      async find(name) {
        finds.push(name)
        if (isAway) throw new Error('away')
        const found = siteOf(name)
        return found && tenant(found)
      },
      namesOf: ({ id, clientId }) => [`tenants.id ${id}`, `tenants.client_id ${clientId}`],
      async versionsOf(ids) {
        beats.push(ids)
        if (isAway) throw new Error('away')
        return ids.flatMap((id) => {
          const found = stored.get(id)
          return found ? [tenant(found)] : []
        })
      },
    },
    () => Date.now(),
  )
})
afterEach(() => vi.useRealTimers())

const release = async (id: string) => (await sites.byId(id))?.currentRelease

it('asks once for all who visit, and again and again with one question for all sites', async () => {
  await Promise.all([sites.byId('1'), sites.byId('1'), sites.byId('2')])
  expect(finds).toEqual(['tenants.id 1', 'tenants.id 2'])
  for (let visit = 0; visit < 50; visit++) {
    await vi.advanceTimersByTimeAsync(100)
    await Promise.all([sites.byId('1'), sites.byId('2')])
  }
  expect(finds).toHaveLength(2)
  expect(beats).toHaveLength(10)
  expect(beats[0]?.toSorted()).toEqual(['1', '2'])
})

it('finds out within a second what another instance published, however a site is asked for', async () => {
  await sites.byName('domains.host one.example')
  Object.assign(stored.get('1') as object, { release: 'b' })
  const before = Date.now()
  while ((await sites.byName('domains.host one.example'))?.currentRelease !== 'b') await vi.advanceTimersByTimeAsync(10)
  expect(Date.now() - before).toBeLessThanOrEqual(1000)
  expect(await release('1')).toBe('b')
})

it('gives the same row by every name, also when one of them was asked for later', async () => {
  await sites.byName('domains.host one.example')
  Object.assign(stored.get('1') as object, { version: 2 })
  await sites.byName('domains.host 1')
  expect((await sites.byName('domains.host one.example'))?.contentVersion).toBe(2)
  expect((await sites.byId('1'))?.contentVersion).toBe(2)
})

it('takes nothing for new that was asked for before a change', async () => {
  const before = sites.byId('1')
  stored.set('1', { id: '1', release: 'b', version: 1 })
  sites.forget('1')
  expect((await before)?.currentRelease).toBe('a')
  expect(await release('1')).toBe('b')
})

it('forgets that there was no such site when one comes', async () => {
  expect(await sites.byId('3')).toBeUndefined()
  stored.set('3', { id: '3', release: 'c', version: 1 })
  expect(await sites.byId('3')).toBeUndefined()
  sites.forget('3')
  expect(await release('3')).toBe('c')
})

it('asks nothing while nobody visits, and anew for who comes later', async () => {
  await sites.byId('1')
  await vi.advanceTimersByTimeAsync(60_000)
  const { length } = beats
  expect(length).toBeLessThanOrEqual(2)
  stored.set('1', { id: '1', release: 'b', version: 1 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(beats).toHaveLength(length)
  expect(await release('1')).toBe('b')
})

it('says so when the database is away, and goes on when it is back', async () => {
  await sites.byId('1')
  isAway = true
  await vi.advanceTimersByTimeAsync(1000)
  await expect(sites.byId('1')).rejects.toThrow('away')
  isAway = false
  expect(await release('1')).toBe('a')
  stored.delete('1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await sites.byId('1')).toBeUndefined()
})
