import { createApi, createKeptPages, importSiteFiles, openStorage, readFiles, type Storage } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { renderContextOf } from '../process/drawing.ts'
import { development } from '../testing/instance.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createClaimMemory } from './drawing-claims.ts'
import type { PagesParts } from './page-tools.ts'
import { createPages } from './pages.ts'
import { prerenderJob } from './prerender-job.ts'

// The pages of a release are drawn before somebody asks for them, and are there after a restart (R104, decision 051).

const { config } = readConfig({ RATE_LIMIT: 'off' })
const logger = pino({ level: 'silent' })
const run = { id: 'prerender', token: 1, finish: async () => undefined }
let storage: Storage
let tenantId: string
let release: string
beforeAll(async () => {
  storage = await openStorage({ dataDir: temporaryFolder() })
  const files = await readFiles(new URL('../../../sites/acme', import.meta.url).pathname)
  const made = await importSiteFiles(storage, sectionSpecs, files, { publish: true, domainsVerified: true })
  tenantId = made.tenantId
  release = await shown()
})
afterAll(() => storage.close())
beforeEach(() => storage.db.deleteFrom('kept_pages').execute())

const shown = async () =>
  (await storage.db.selectFrom('tenants').select('current_release').executeTakeFirstOrThrow()).current_release ?? ''
const rows = () => storage.db.selectFrom('kept_pages').select(['path', 'language', 'release']).execute()

/** What a process draws pages with, as it starts. */
function started(more: Partial<PagesParts['renderContext']> = {}) {
  const keptPages = createKeptPages(storage, undefined, 20_000)
  const service = { ...createApi({ specs: sectionSpecs, storage, rateLimit: false }), keptPages }
  const renderContext = { ...renderContextOf(config, development.assets, true), ...more }
  return { config, service, renderContext, port: () => 3000 }
}
const jobOf = (parts: ReturnType<typeof started>) =>
  prerenderJob({
    ...parts,
    systemOrigin: 'http://localhost:3000',
    forget: (id) => storage.changes.tell({ kind: 'site', id }),
    logger,
  })

test('every page in each of its languages is stored once, and a process that starts draws none of them', async () => {
  const progress = vi.fn()
  const result = await jobOf(started()).run({ release }, { tenantId, progress, ...run })
  const known = await rows()
  expect(result).toEqual({ pages: known.length, isOver: false })
  expect(progress).toHaveBeenLastCalledWith(known.length, known.length)
  expect(new Set(known.map(({ path, language }) => `${path} ${language}`)).size).toBe(known.length)
  expect(known.every((row) => row.release === release)).toBe(true)
  expect(known).toEqual(expect.arrayContaining([{ path: '/', language: 'en', release }]))
  expect(known.some(({ path }) => path.startsWith('/product/'))).toBe(true)

  const draws = vi.fn((src: string) => src)
  const pages = createPages(started({ asset: draws }))
  for (const { path, language } of known) {
    const query = language === 'en' ? '' : `?language=${language}`
    const request = {
      host: 'acme.test',
      scheme: 'https',
      target: path + query,
      requestId: '1',
      log: () => undefined,
    } as const
    const answer = await pages.answer(request)
    expect(answer.kind === 'page' && answer.page.meta.status).toBe(200)
    expect(answer.kind === 'page' && String(await answer.page.body('identity'))).toContain('</html>')
  }
  expect(draws).not.toHaveBeenCalled()
})

test('what is cancelled stores no more, and goes on where it was', async () => {
  const stop = new Error('cancelled')
  const progress = (done: number) => {
    if (done >= 4) throw stop
  }
  await expect(jobOf(started()).run({ release }, { tenantId, progress, ...run })).rejects.toThrow(stop)
  await vi.waitFor(async () => expect((await rows()).length).toBeGreaterThanOrEqual(3))
  const parts = started()
  const keep = vi.spyOn(parts.service.keptPages, 'keep')
  const before = (await rows()).length
  await jobOf(parts).run({ release }, { tenantId, progress: () => undefined, ...run })
  const after = (await rows()).length
  expect([after > 10, keep.mock.calls.length <= after - before]).toEqual([true, true])
})

test('a release that is no longer shown is not drawn, nor to its end', async () => {
  const other = await jobOf(started()).run({ release: 'gone' }, { tenantId, progress: () => undefined, ...run })
  expect(other).toEqual({ pages: 0, isOver: true })
  expect(await rows()).toEqual([])
  let total = 0
  const progress = async (_done: number, all: number) => {
    total = all
    await storage.db.updateTable('tenants').set({ current_release: null }).execute()
    storage.changes.tell({ kind: 'site', id: tenantId })
  }
  const result = await jobOf(started()).run({ release }, { tenantId, progress, ...run })
  expect(result).toMatchObject({ isOver: true })
  expect((result as { pages: number }).pages).toBeLessThan(total)
  await storage.db.updateTable('tenants').set({ current_release: release }).execute()
})

test('a page that somebody asks for while another thread draws it is drawn once', async () => {
  // As two threads of a process, which share nothing but the store and the claims.
  const claims = createClaimMemory()
  const drawnBy: string[] = []
  let [begin, goOn] = [() => {}, () => {}]
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const ask = async (thread: string, parts: PagesParts) => {
    const log = (level: string) => {
      if (level !== 'debug') return
      drawnBy.push(thread)
      begin()
    }
    const request = { host: 'acme.test', scheme: 'https', target: '/', requestId: '1', log } as const
    const pages = createPages({ ...parts, claims, patience: 30_000 })
    const answer = await pages.answer(request)
    await pages.settled()
    return answer.kind === 'page' ? String(await answer.page.body('identity')) : answer.status
  }
  const slow = started()
  const send: typeof slow.service.send = async (...asked) => {
    if (drawnBy.length > 0) await mayGoOn
    return slow.service.send(...asked)
  }
  const first = ask('first', { ...slow, service: { ...slow.service, send } })
  await isBegun
  const second = ask('second', started())
  await new Promise((resolve) => setTimeout(resolve, 100))
  goOn()
  const [one, other] = await Promise.all([first, second])
  expect(one).toContain('</html>')
  expect(other).toBe(one)
  expect(drawnBy).toEqual(['first'])
})
