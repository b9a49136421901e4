import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { putStream } from '../../platform/files/file-store.ts'
import { addJob } from '../../platform/jobs/jobs.queries.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { storedNames } from '../../testing/stored-names.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { PRERENDER } from './ask-for-prerender.ts'
import { createKeptPages, type KeptPage, type KeptPagePlace, type KeptPages } from './kept-pages.ts'
import { sweepKeptPages } from './sweep-kept-pages.ts'

/** Two cores at work on other things are slow at times. */
const PATIENT = 20_000

const page = (text: string): KeptPage => ({
  meta: { status: 200 },
  etag: `W/"${text}"`,
  bytes: text.length,
  packed: brotliCompressSync(text),
})

onBothEngines('Stored pages', (engine) => {
  let storage: Storage
  let kept: KeptPages
  let tenantId = ''
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
  })
  beforeEach(async () => {
    kept = createKeptPages(storage, undefined, PATIENT)
    await storage.db.deleteFrom('kept_pages').execute()
    for await (const files of storage.files.keptPages.list())
      await storage.files.keptPages.remove(files.map(({ name }) => name))
  })

  const place = (more: Partial<KeptPagePlace> = {}): KeptPagePlace => ({
    tenantId,
    slot: '/products de r1',
    key: '/products de r1 contents 1',
    release: 'r1',
    build: 'b1',
    path: '/products',
    language: 'de',
    ...more,
  })
  const names = () => storedNames(storage.files.keptPages)

  it('are read as they were written, by everything that they depend on', async () => {
    const written = page('Lampen')
    expect(await kept.find(place())).toBeUndefined()
    expect(await kept.keep(place(), written)).toBe(true)
    expect(await createKeptPages(storage, undefined, PATIENT).find(place())).toEqual(written)
    expect(await kept.find(place({ key: '/products de r1 contents 2' }))).toBeUndefined()
    expect(await kept.find(place({ slot: '/products en r1' }))).toBeUndefined()
    expect(await kept.find(place({ tenantId: '999' }))).toBeUndefined()
  })

  it('are stored once for a release, page and language, as they are now', async () => {
    await kept.keep(place(), page('before'))
    const now = place({ key: '/products de r1 contents 2' })
    await kept.keep(now, page('after'))
    expect(await kept.find(now)).toEqual(page('after'))
    expect(await kept.find(place())).toBeUndefined()
    expect(await names()).toHaveLength(1)
    const rows = await storage.db.selectFrom('kept_pages').selectAll().execute()
    expect(rows).toMatchObject([{ path: '/products', language: 'de', release: 'r1', build: 'b1', etag: 'W/"after"' }])
  })

  describe('of a new build', () => {
    const noted = (id: string, activatedAt: number) =>
      storage.db
        .insertInto('builds')
        .values({ id, activated_at: activatedAt, built_at: 1, files: toJson<readonly string[]>([]) })
    const serves = (id: string, build: string) =>
      storage.db.insertInto('instances').values({ id, build, seen_at: Date.now() }).execute()
    const jobs = () => storage.db.selectFrom('jobs').selectAll().where('kind', '=', PRERENDER).execute()
    const visited = async (path: string, build: string) =>
      createKeptPages(storage, undefined, PATIENT).keep(place({ slot: `${path} ${build}`, path, build }), page(path))
    const forget = async () => {
      for (const table of ['jobs', 'builds', 'instances'] as const) await storage.db.deleteFrom(table).execute()
    }
    beforeEach(async () => {
      await forget()
      await noted('b1', 1).execute()
    })
    afterEach(forget)

    it('are all drawn once a visitor has asked for one of them', async () => {
      await visited('/', 'b1')
      await noted('b2', 2).execute()
      expect(await jobs()).toEqual([])
      await visited('/', 'b2')
      expect(await jobs()).toMatchObject([{ tenant_id: tenantId, dedupe: 'r1 b2', state: 'waiting' }])
      await storage.db.updateTable('jobs').set({ state: 'done' }).execute()
      await visited('/products', 'b2')
      expect(await jobs()).toHaveLength(1)
    })

    it('are asked for when all instances serve it, and not beside those of another site', async () => {
      await visited('/', 'b1')
      await noted('b2', 2).execute()
      await serves('old', 'b1')
      await visited('/', 'b2')
      expect(await jobs()).toEqual([])
      await storage.db.deleteFrom('instances').execute()
      await serves('new', 'b2')
      const other = { kind: PRERENDER, tenantId: null, dedupe: 'other', input: {} }
      await addJob(storage, other)
      await visited('/products', 'b2')
      expect(await jobs()).toHaveLength(1)
      await storage.db.updateTable('jobs').set({ state: 'done' }).execute()
      await visited('/cases', 'b2')
      expect((await jobs()).map(({ dedupe }) => dedupe).sort()).toEqual(['other', 'r1 b2'])
    })

    it('are not asked for where no earlier build has drawn the release', async () => {
      await visited('/', 'b1')
      expect(await jobs()).toEqual([])
    })
  })

  it('that were damaged or are missing are not there', async () => {
    await kept.keep(place(), page('whole'))
    const [name = ''] = await names()
    const read = await storage.files.keptPages.read(name)
    const bytes = Buffer.concat((await read?.stream.toArray()) ?? [])
    for (const damaged of [bytes.subarray(0, -1), bytes.subarray(0, 10), Buffer.alloc(0), Buffer.from('{}\n')]) {
      const pieces = async function* () {
        yield damaged
      }
      await putStream(storage.files.keptPages, name, pieces())
      expect(await createKeptPages(storage).find(place())).toBeUndefined()
    }
    await storage.files.keptPages.remove([name])
    expect(await kept.find(place())).toBeUndefined()
    // It is drawn again, and stored again.
    await kept.keep(place(), page('again'))
    expect(await kept.find(place())).toEqual(page('again'))
  })

  it('are not waited for when their store does not answer, and after five times nobody asks it', async () => {
    await kept.keep(place(), page('far away'))
    let asked = 0
    const hangs = {
      ...storage.files.keptPages,
      read: () => {
        asked += 1
        return new Promise<never>(() => undefined)
      },
    }
    const far = createKeptPages({ ...storage, files: { ...storage.files, keptPages: hangs } })
    for (let count = 0; count < 8; count += 1) expect(await far.find(place())).toBeUndefined()
    expect(asked).toBe(5)
  })

  it('that cannot be stored are drawn the next time', async () => {
    const full = { ...storage.files.keptPages, put: () => Promise.reject(new Error('No space is left.')) }
    const refused = createKeptPages({ ...storage, files: { ...storage.files, keptPages: full } })
    expect(await refused.keep(place(), page('too much'))).toBe(false)
    expect(await kept.find(place())).toBeUndefined()
  })

  it('of the last three releases and of the builds that are kept stay, others go with their files', async () => {
    const publish = async (name: string): Promise<string> => {
      const { db } = storage
      const id = `release${name}`
      const last = await db
        .selectFrom('releases')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('releases')
        .values({ ...last, id, number: (last.number ?? 0) + 1 })
        .execute()
      await db.updateTable('tenants').set({ current_release: id }).where('id', '=', tenantId).execute()
      return id
    }
    const releases = [await publish('A'), await publish('B'), await publish('C'), await publish('D')]
    await storage.db
      .insertInto('builds')
      .values({ id: 'b1', activated_at: 1, built_at: 1, files: '[]' as never })
      .execute()
    for (const release of releases)
      for (const build of ['b0', 'b1'])
        await kept.keep(place({ release, build, slot: `${release} ${build}` }), page(`${release} ${build}`))
    expect(await sweepKeptPages(storage)).toBe(5)
    const rows = await storage.db.selectFrom('kept_pages').select(['release', 'build']).orderBy('release').execute()
    expect(rows).toEqual(releases.slice(1).map((release) => ({ release, build: 'b1' })))
    expect(await names()).toHaveLength(3)
    expect(await sweepKeptPages(storage)).toBe(0)
    await storage.db.deleteFrom('builds').execute()
  })
})
