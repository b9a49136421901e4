import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStoredDraft } from './features/drafts/store/drafts.queries.ts'
import { takeNumber } from './features/sites/counters.queries.ts'
import { migrations } from './migrations/index.ts'
import { openStorage } from './open-storage.ts'
import { isUnavailable, isUniqueViolation } from './platform/database/database-errors.ts'
import { StorageError } from './platform/storage-error.ts'
import { asStored } from './testing/as-stored.ts'
import { onBothEngines } from './testing/engines.ts'

const run = promisify(execFile)
const tenant = (id: string) => ({
  id,
  client_id: `client-${id}`,
  name: id,
  settings: asStored({}),
  facts: asStored({}),
  content_version: 1,
  current_release: null,
  created_at: '2026',
})

onBothEngines('The storage', (engine) => {
  it('can be opened by several processes at once, while it is still empty', async () => {
    const place = await engine.fresh()
    const script = `
      import { openStorage } from ${JSON.stringify(new URL('./open-storage.ts', import.meta.url).href)}
      const storage = await openStorage(${JSON.stringify(place)})
      const rows = await storage.db.selectFrom('counters').selectAll().execute()
      if (rows.length !== 2) throw new Error('migrated twice')
      await storage.close()`
    const start = () => run(process.execPath, ['--no-warnings', '--input-type=module', '-e', script])
    await Promise.all([start(), start(), start(), start()])
    const storage = await engine.open(place)
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(storage.db)
    expect(applied.rows).toHaveLength(migrations.length)
  })

  it('keeps what was written when it is opened again', async () => {
    const place = await engine.fresh()
    const first = await openStorage(place)
    await first.db.insertInto('tenants').values(tenant('1')).execute()
    await first.close()
    const again = await engine.open(place)
    expect(await again.db.selectFrom('tenants').selectAll().execute()).toMatchObject([tenant('1')])
  })

  it('finds the contact page of sites from before, in drafts and in releases, wherever it stands', async () => {
    const place = await engine.fresh()
    const first = await openStorage(place, '0012-keys-of-sessions')
    const { db } = first
    const sites = { a: 'contact-us', b: 'contact', c: 'about' }
    for (const [at, [id, slug]] of Object.entries(sites).entries()) {
      await db.insertInto('tenants').values(tenant(id)).execute()
      const draft = { id: at + 1, tenant_id: id, name: id, revision: 1, document: '{}' }
      await db
        .insertInto('drafts')
        .values(draft as never)
        .execute()
      const form = { version: 1, root: ['x'], components: { x: { type: slug === 'about' ? 'banner' : 'contact' } } }
      const record = { id: `p-${slug}`, pageType: 'pages', slug, order: 1, settings: { props: { name: slug } } }
      const home = { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } }
      for (const [page, page_schema] of [
        [home, form],
        [record, form],
      ] as const)
        await db
          .insertInto('draft_pages')
          .values({
            tenant_id: id,
            draft_id: at + 1,
            page_id: page.id,
            record: JSON.stringify(page),
            position: page.order,
            page_schema: JSON.stringify(page_schema),
            settings: asStored({}),
          } as never)
          .execute()
      const listed = [home, record].map(({ settings: _settings, order: _order, ...page }) => ({
        ...page,
        edition: 'e',
      }))
      const document = asStored({ draftsId: String(at + 1), languages: { en: { pages: listed } } })
      const made = { account_id: null, kind: null, note: null, number: 1, draft_revision: 1 }
      await db
        .insertInto('releases')
        .values({ id: `r${id}`, tenant_id: id, document, created_at: '2026-03-01', draft_id: at + 1, ...made })
        .execute()
    }
    await first.close()

    const storage = await engine.open(place)
    const typesOf = (texts: readonly string[]) => texts.map((text) => /"pageType":"contact-us"/.test(text))
    const pages = await storage.db
      .selectFrom('draft_pages')
      .select('record')
      .orderBy('draft_id')
      .orderBy('position')
      .execute()
    expect(typesOf(pages.map(({ record }) => record))).toEqual([false, true, false, true, false, false])
    const times = await storage.db
      .selectFrom('draft_pages')
      .select(['created_at', 'updated_at', 'published_at'])
      .execute()
    expect(new Set(times.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ created_at: '2026', updated_at: '2026', published_at: null })]),
    )
    const releases = await storage.db.selectFrom('releases').select('document').orderBy('id').execute()
    expect(typesOf(releases.map(({ document }) => document))).toEqual([true, true, false])
  })

  it('gives the sites of a database from before room for their facts', async () => {
    const place = await engine.fresh()
    const first = await openStorage(place, '0001-sites-drafts-releases-contents')
    const { facts: _facts, ...row } = tenant('1')
    await first.db
      .insertInto('tenants')
      .values(row as never)
      .execute()
    await first.close()
    const again = await engine.open(place)
    expect(await again.db.selectFrom('tenants').selectAll().execute()).toMatchObject([tenant('1')])
  })

  it('finds the pages of a draft from before they had rows of their own', async () => {
    const place = await engine.fresh()
    const first = await openStorage(place, '0002-facts-of-sites')
    await first.db.insertInto('tenants').values(tenant('1')).execute()
    const pages = ['b', 'a'].map((id, order) => ({
      id,
      pageType: 'pages',
      slug: id,
      order,
      settings: { props: { name: id } },
    }))
    const schema = { version: 1, root: ['posterA1'], components: { posterA1: { type: 'poster', version: 2 } } }
    const header = {
      pageSchema: { ...schema, root: ['headerA1'], components: { headerA1: schema.components.posterA1 } },
    }
    const rest = { menuList: [], globalConfiguration: { defaultLanguage: 'en', header } }
    await first.db
      .insertInto('drafts')
      .values({
        id: 7,
        tenant_id: '1',
        name: 'Old',
        revision: 3,
        document: JSON.stringify({ pagesList: pages, ...rest }),
      } as never)
      .execute()
    const page = {
      tenant_id: '1',
      draft_id: 7,
      page_id: 'a',
      page_schema: JSON.stringify(schema),
      settings: '{"posterA1":{"props":{}}}',
    }
    await first.db
      .insertInto('draft_pages')
      .values(page as never)
      .execute()
    await first.close()
    const { db } = await engine.open(place)
    const draft = await readStoredDraft(db, '1', '7')
    expect(draft).toMatchObject({
      pagesList: pages,
      ...rest,
      revision: 3,
      componentsSettingValues: { posterA1: { props: {} } },
    })
    expect(draft?.pageSchemaMap).toEqual({ a: schema, b: { version: 1, root: [], components: {} } })
    const places = await db
      .selectFrom('draft_components')
      .select(['component_id', 'page_id'])
      .orderBy('page_id')
      .execute()
    expect(places).toEqual([
      { component_id: 'headerA1', page_id: ':header' },
      { component_id: 'posterA1', page_id: 'a' },
    ])
  })

  it('undoes a transaction that fails, and refuses rows of nobody', async () => {
    const { db } = await engine.open()
    const failing = db.transaction().execute(async (write) => {
      await write.insertInto('tenants').values(tenant('1')).execute()
      await write
        .insertInto('domains')
        .values({ host: 'a.example', tenant_id: '2', verified: 1, is_primary: 1 })
        .execute()
    })
    await expect(failing).rejects.toThrow(/foreign key/i)
    expect(await db.selectFrom('tenants').selectAll().execute()).toEqual([])
  })

  it('gives every asker another number, and goes on behind a wanted one', async () => {
    const { db } = await engine.open()
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeNumber(db, 'tenants')))
    expect(taken.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => 100_001 + at))
    expect(await takeNumber(db, 'drafts', 7)).toBe(7)
    expect(await takeNumber(db, 'drafts', 3)).toBe(3)
    expect(await takeNumber(db, 'drafts')).toBe(8)
  })

  it.skipIf(engine.name === 'sqlite')('tells that a server has no such database', async () => {
    const { databaseUrl = '' } = await engine.fresh()
    const failure = await openStorage({ databaseUrl: databaseUrl.replace(/\/test_\d+_\d+/, '/nowhere') }).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(StorageError)
    expect((failure as Error).message).toMatch(/lets nobody in: database "nowhere" does not exist.*DATABASE_URL/)
  })

  it('tells a clash of keys from an absent database', async () => {
    const storage = await engine.open()
    const insert = () => storage.db.insertInto('tenants').values(tenant('1')).execute()
    await insert()
    const violation = await insert().catch((error: unknown) => error)
    expect([isUniqueViolation(violation), isUnavailable(violation)]).toEqual([true, false])
  })
})

describe('A data folder of no use', () => {
  const opening = (dataDir: string) => openStorage({ dataDir }).catch((error: unknown) => error)
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-storage-'))
    await writeFile(join(folder, 'file'), '')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each(['/proc/x', '/proc/x/y', '/proc', 'file', 'file/below'])('%s is told soon', async (name) => {
    const dataDir = resolve(folder, name)
    const start = Date.now()
    const failure = await opening(dataDir)
    expect(failure).toBeInstanceOf(StorageError)
    expect((failure as Error).message).toBe(
      `The data folder ${dataDir} cannot be written. Set DATA_DIR to a folder of your own.`,
    )
    expect(Date.now() - start).toBeLessThan(1000)
  })

  it.skipIf(process.getuid?.() === 0)('one that may only be read is told', async () => {
    const dataDir = join(folder, 'read-only')
    await mkdir(dataDir, { mode: 0o555 })
    expect(await opening(dataDir)).toMatchObject({ message: expect.stringContaining('cannot be written') })
  })

  it('a database that is none, or damaged, is told and left alone', async () => {
    const file = join(folder, 'vitrine.sqlite')
    const words = 'Shopping list. '.repeat(500)
    await writeFile(file, words)
    const start = Date.now()
    const failure = await opening(folder)
    expect(failure).toBeInstanceOf(StorageError)
    expect((failure as Error).message).toContain(`${file} is not a database of Vitrine`)
    expect(Date.now() - start).toBeLessThan(1000)
    expect(await readFile(file, 'utf8')).toBe(words)
  })

  it('missing folders above it are made', async () => {
    const dataDir = join(folder, 'a/b/c')
    const storage = await openStorage({ dataDir })
    await storage.close()
    expect(await readdir(dataDir)).toContain('vitrine.sqlite')
  })
})

it('an absent PostgreSQL is told soon', async () => {
  const start = Date.now()
  const failure = await openStorage({ databaseUrl: 'postgres://me:secret@127.0.0.1:9/none' }).catch(
    (error: unknown) => error,
  )
  expect(isUnavailable(failure)).toBe(true)
  expect(failure).toBeInstanceOf(StorageError)
  expect((failure as Error).message).toBe(
    'The database at 127.0.0.1:9 does not answer. Start PostgreSQL, or set DATABASE_URL to where it runs.',
  )
  expect(Date.now() - start).toBeLessThan(4000)
})
