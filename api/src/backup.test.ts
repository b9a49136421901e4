import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, restore } from './backup.ts'
import { openStorage } from './open-storage.ts'
import type { StoragePlace } from './platform/database/connect.ts'
import type { Storage } from './platform/database/storage.ts'
import { putStream } from './platform/files/file-store.ts'
import { asStored } from './testing/as-stored.ts'
import { onBothEngines } from './testing/engines.ts'
import { allRows, fillTables } from './testing/fill-tables.ts'
import { arriving } from './testing/pictures.ts'

let folder = ''
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const place = () => join(folder, String(count++))

const failureOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing failed',
    (error: Error) => `${error.name}: ${error.message}`,
  )

const film = `2/${'f'.repeat(32)}.mp4`

/** A place with something in every table, and two uploads. */
async function filled(place: StoragePlace): Promise<void> {
  const storage = await openStorage(place)
  await fillTables(storage)
  await putStream(storage.files.siteMedia, '1/hall.webp', arriving(Buffer.from('a picture')))
  await putStream(storage.files.uploads, film, arriving(Buffer.from('a film')))
  await storage.close()
}

async function addTenant({ db }: Storage): Promise<void> {
  const tenant = {
    id: '7',
    client_id: 'lamps',
    name: 'Lamps',
    settings: asStored({}),
    facts: asStored({}),
    created_at: '2026',
  }
  await db
    .insertInto('tenants')
    .values({ ...tenant, content_version: 1, current_release: null })
    .execute()
}

async function opened<T>(place: StoragePlace, look: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(place)
  try {
    return await look(storage)
  } finally {
    await storage.close()
  }
}

onBothEngines('A backup', (engine) => {
  it('comes back with every row and every file, into an empty place', async () => {
    const [from, to, backup] = [await engine.fresh(), await engine.fresh(), place()]
    await filled(from)
    const manifest = await backUp(from, backup)
    // By whose rows visitors are told apart, no copy holds.
    const empty = manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)
    expect(empty.toSorted()).toEqual(['number_salts', 'number_visits'])
    expect(manifest.tables.every(({ rows }) => rows === 5 || rows === 0)).toBe(true)
    expect(manifest.files.map(({ path }) => path)).toEqual(['media/1/hall.webp', `uploads/${film}`])
    await restore(backup, to)
    expect(await opened(to, allRows)).toEqual(await opened(from, allRows))
    const { dataDir = '' } = to
    const restored = await opened(to, async ({ files }) => text((await files.uploads.read(film))!.stream))
    expect(restored).toBe('a film')
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.re'))).toEqual([])
  })

  it('is of one moment, while others go on writing', async () => {
    const from = await engine.fresh()
    await filled(from)
    await opened(from, async ({ db }) => {
      let writing = true
      // The two counters are always written together.
      const writer = (async () => {
        for (let value = 10; writing; value++) {
          await turn()
          await db.transaction().execute(async (write) => {
            for (const name of ['one', 'two'])
              await write
                .insertInto('counters')
                .values({ name, value })
                .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
                .execute()
          })
        }
      })()
      const backups = [place(), place(), place()]
      for (const backup of backups) await backUp(from, backup)
      writing = false
      await writer
      for (const backup of backups) {
        const to = await engine.fresh()
        await restore(backup, to)
        const counters = await opened(to, (storage) =>
          storage.db.selectFrom('counters').select('value').where('name', 'in', ['one', 'two']).execute(),
        )
        expect(counters[0]).toEqual(counters[1])
      }
    })
  })

  it('never replaces anything unless it is told to, and not under a running server', async () => {
    const [from, to, backup] = [await engine.fresh(), await engine.fresh(), place()]
    await filled(from)
    await backUp(from, backup)
    await opened(to, (storage) => fillTables(storage, 2))
    const before = await opened(to, allRows)
    expect(await failureOf(restore(backup, to))).toMatch(/^StorageError: The database already holds something.*--force/)
    const running = await openStorage(to)
    await running.db.selectFrom('tenants').select('id').execute()
    expect(await failureOf(restore(backup, to, { force: true }))).toMatch(/^StorageError: A server is using/)
    await running.close()
    expect(await opened(to, allRows)).toEqual(before)
    await restore(backup, to, { force: true })
    expect(await opened(to, allRows)).toEqual(await opened(from, allRows))
  })

  it('stands in the folder of backups or outside, never among what it would replace', async () => {
    const from = await engine.fresh()
    await filled(from)
    const { dataDir = '' } = from
    expect(await failureOf(backUp(from, join(dataDir, 'monday')))).toMatch(/^StorageError: .* stands among the files/)
    await backUp(from, join(dataDir, 'backups/monday'))
    await restore(join(dataDir, 'backups/monday'), from, { force: true })
    expect(await readdir(join(dataDir, 'backups'))).toEqual(['monday'])
    await rename(join(dataDir, 'backups/monday'), join(dataDir, 'monday'))
    expect(await failureOf(restore(join(dataDir, 'monday'), from, { force: true }))).toMatch(/stands among the files/)
  })

  it('that is damaged or cut short changes nothing', async () => {
    const [from, to, backup] = [await engine.fresh(), await engine.fresh(), place()]
    await filled(from)
    await backUp(from, backup)
    const file = join(backup, `files/uploads/${film}`)
    await writeFile(file, 'a fi1m')
    expect(await failureOf(restore(backup, to))).toMatch(/^StorageError: .* is damaged: files\/uploads\/2\/f+\.mp4/)
    await rm(file)
    await rm(join(backup, 'tables/drafts.jsonl.gz'))
    expect(await failureOf(restore(backup, to))).toMatch(/is damaged: tables\/drafts\.jsonl\.gz, files/)
    await rm(join(backup, 'manifest.json'))
    expect(await failureOf(restore(backup, to))).toMatch(/is no backup/)
    expect(await opened(to, ({ db }) => db.selectFrom('tenants').selectAll().execute())).toEqual([])
  })

  it('is made before tables change, and only when something would be missed; five are kept', async () => {
    const from = await engine.fresh()
    const { dataDir = '' } = from
    const backups = () => readdir(join(dataDir, 'backups')).catch(() => [])
    await (await openStorage(from, '0001-sites-drafts-releases-contents')).close()
    await (await openStorage(from, '0002-facts-of-sites')).close()
    expect(await backups()).toEqual([])
    const old = await openStorage(from, '0002-facts-of-sites')
    await addTenant(old)
    await old.close()
    for (const time of [1, 2, 3, 4, 5, 6])
      await mkdir(join(dataDir, `backups/before-0000-x-2020010${time}T000000000Z-abcd`), { recursive: true })
    await mkdir(join(dataDir, 'backups/mine'))
    await (await openStorage(from)).close()
    const names = (await backups()).toSorted()
    expect(names.slice(0, 4).map((name) => name.slice(14, 22))).toEqual([
      '20200103',
      '20200104',
      '20200105',
      '20200106',
    ])
    expect(names.slice(4)).toEqual([expect.stringMatching(/^before-0003-access-/), 'mine'])
    const to = await engine.fresh()
    await restore(join(dataDir, 'backups', names[4] as string), to)
    const tenants = (storage: Storage) => allRows(storage).then((rows) => rows.tenants)
    expect(await opened(to, tenants)).toEqual(await opened(from, tenants))
  })

  it('that cannot be written keeps the tables as they are', async () => {
    const from = await engine.fresh()
    const old = await openStorage(from, '0002-facts-of-sites')
    await addTenant(old)
    await old.close()
    await mkdir(from.dataDir as string, { recursive: true })
    await writeFile(join(from.dataDir as string, 'backups'), 'a file where a folder should be')
    const failure = await failureOf(openStorage(from))
    expect(failure).toMatch(/^StorageError: .*backup that is made before could not be written.*nothing was changed/)
    await rm(join(from.dataDir as string, 'backups'))
    await opened(from, async ({ db }) => expect(await db.selectFrom('tenants').select('id').execute()).toHaveLength(1))
  })
})

describe('A restore', () => {
  it('that was interrupted keeps servers out until it came to its end', async () => {
    const [from, to, backup] = [{ dataDir: place() }, { dataDir: place() }, place()]
    await filled(from)
    await backUp(from, backup)
    await mkdir(to.dataDir)
    await writeFile(join(to.dataDir, '.restore-unfinished'), '')
    expect(await failureOf(openStorage(to))).toMatch(/^StorageError: The restore into .* was interrupted/)
    await restore(backup, to)
    expect(await opened(to, allRows)).toEqual(await opened(from, allRows))
  })
})
