import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { activateBuild, openBuilds, sweepBuilds } from './builds.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR

onBothEngines('Builds', (engine) => {
  let storage: Storage
  let outputs: string
  let now = 0
  beforeEach(async () => {
    storage = await engine.open()
    outputs = await mkdtemp(join(tmpdir(), 'vitrine-builds-'))
    now = Date.now()
  })
  afterEach(() => rmSync(outputs, { recursive: true, force: true }))

  /** What a build wrote: a file of its own, and one that all have. */
  function built(id: string) {
    const folder = join(outputs, id)
    const files = {
      [`assets/${id}.js`]: id,
      'assets/all.js': 'all',
      [`meta/${id}.json`]: '{}',
      [`sheets/${id}.json`]: '[]',
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return { id, timestamp: now, folder }
  }
  const open = (id: string) => openBuilds({ storage, own: built(id), now: () => now })
  const kept = () => readdirSync(join(storage.buildsDir, 'assets')).sort()
  const laterBy = (time: number) => {
    now += time
    for (const part of ['assets', 'meta', 'sheets'])
      for (const name of readdirSync(join(storage.buildsDir, part)))
        utimesSync(join(storage.buildsDir, part, name), new Date(now - time), new Date(now - time))
  }

  it('come from the object store to machines that have not built them, and go from it with their rows', async () => {
    // Any store will do: here a folder that both machines reach.
    const shared = { ...storage, place: { ...storage.place, storeUrl: 's3://a:b@store/bucket' } } as Storage
    const elsewhere = (name: string) => ({ ...shared, buildsDir: join(outputs, name) }) as Storage
    const one = await openBuilds({ storage: elsewhere('machine-1'), own: built('one'), now: () => now })
    const two = await openBuilds({ storage: elsewhere('machine-2'), own: built('two'), now: () => now })
    expect(['one', 'two', 'all'].map((name) => two.has(`assets/${name}.js`))).toEqual([true, true, true])
    expect(readFileSync(join(outputs, 'machine-2/sheets/one.json'), 'utf8')).toBe('[]')

    expect(one.has('assets/two.js')).toBe(false)
    now += 2000
    expect(await Promise.all([one.complete(), one.complete()])).toEqual([true, true])
    expect([one.has('assets/two.js'), one.has('assets/none.js')]).toEqual([true, false])
    expect(readFileSync(join(one.folder, 'assets/two.js'), 'utf8')).toBe('two')
    now += 2000
    expect(await one.complete()).toBe(false)

    await storage.db.deleteFrom('builds').where('id', '=', 'one').execute()
    await sweepBuilds(elsewhere('machine-2'), now + 2 * DAY)
    const names = []
    for await (const files of storage.files.builds.list()) names.push(...files.map(({ name }) => name))
    expect(names).toEqual(['two.zip'])
  })

  it('become the active one when they are new, and keep the files of those before', async () => {
    const first = await open('one')
    expect(await first.latest()).toEqual({ id: 'one', timestamp: now })
    now += HOUR
    const second = await open('two')
    expect((await second.latest()).id).toBe('two')
    // Also for an instance that still serves the one before.
    expect((await first.latest()).id).toBe('two')
    expect(kept()).toEqual(['all.js', 'one.js', 'two.js'])
  })

  it('do not take turns when an instance of the one before starts again', async () => {
    const stop = (await open('one')).start()
    now += 1
    const second = await open('two')
    const again = await open('one')
    now += 2000
    expect((await again.latest()).id).toBe('two')
    expect((await second.latest()).id).toBe('two')
    await stop()
  })

  it('take over where nobody serves the newer one any more', async () => {
    await open('one')
    now += 1
    await open('two')
    now += 5 * 60 * 1000
    expect((await (await open('one')).latest()).id).toBe('one')
  })

  it('are made the active one by hand; of one that is not kept it says which are', async () => {
    const first = await open('one')
    now += 1
    await open('two')
    now += 2000
    await activateBuild(storage, 'one', now)
    expect((await first.latest()).id).toBe('one')
    await expect(activateBuild(storage, 'three')).rejects.toThrow(
      /There is no build three\. These are kept:\none, built .*\ntwo, built /,
    )
  })

  it('stay while they are among the last three or were served within the hour; then their files go', async () => {
    for (const id of ['one', 'two', 'three', 'four']) {
      await open(id)
      now += 1
    }
    expect(await sweepBuilds(storage, now)).toEqual({ builds: 0, files: 0 })
    laterBy(2 * HOUR)
    // The build goes, and its files a day later: pages that were loaded just before still ask for them.
    expect(await sweepBuilds(storage, now)).toEqual({ builds: 1, files: 0 })
    laterBy(DAY + 1)
    expect(await sweepBuilds(storage, now)).toEqual({ builds: 0, files: 3 })
    expect(kept()).toEqual(['all.js', 'four.js', 'three.js', 'two.js'])
    const again = await open('one')
    expect(kept()).toContain('one.js')
    expect((await again.latest()).id).toBe('one')
  })
})
