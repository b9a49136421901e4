import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalJson } from '@vitrine/model'
import { sectionSpecs } from '@vitrine/sections/specs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFiles } from '../../api/src/features/site-import/files/files.ts'
import { importSiteFiles } from '../../api/src/features/site-import/site-import.ts'
import { createTranslationEngines } from '../../api/src/features/translation-engines/translation-engines.ts'
import { openStorage } from '../../api/src/open-storage.ts'
import { createSealing } from '../../api/src/platform/sealing/sealing.ts'
import { serve } from '../../api/src/testing/serve.ts'
import type { TaskProcess } from './task-process.ts'

/** Debian's `apertium-apy` and `apertium-eng-spa`; both together are the engine. */
const pieces = ['/usr/bin/apertium-apy', '/usr/share/apertium/modes/eng-spa.mode']
const missing = pieces.find((piece) => !existsSync(piece))
if (missing !== undefined)
  console.warn(
    `\nSKIPPED: the demo by the engine Apertium. There is no ${missing}: apt-get install apertium-apy apertium-eng-spa\n`,
  )

const PORT = 4362
/** By itself it listens on every address; here on this machine alone. */
const program = `
import sys
import tornado.httpserver as server
bind = server.HTTPServer.bind
server.HTTPServer.bind = lambda self, port, address=None, **rest: bind(self, port, address="127.0.0.1", **rest)
sys.argv = ["apertium-apy", "-p", "${PORT}", "-j", "1", "/usr/share/apertium"]
from apertium_apy.apy import main
main()
`

const file = join(import.meta.dirname, 'task-process.ts')
/** An instance lives so long until it is killed, in milliseconds. */
const LIFE = 20_000
/** Every so many of the texts that people translated stay as they are. */
const KEPT = 10

interface Translated {
  editPropsByLangEnvMap?: Record<string, Record<string, unknown>>
  translationMeta?: Record<string, Record<string, unknown>>
}

/** All settings in some documents. */
function* settingsIn(value: unknown): Generator<Translated> {
  if (typeof value !== 'object' || value === null) return
  if ('props' in value) yield value as Translated
  for (const child of Object.values(value)) yield* settingsIn(child)
}

/** Takes the Spanish texts away but for some, which are told. */
function withoutSpanish(documents: unknown): readonly string[] {
  const kept: string[] = []
  let n = 0
  for (const { editPropsByLangEnvMap: maps } of settingsIn(documents))
    for (const path of Object.keys(maps?.es ?? {})) {
      n += 1
      if (n % KEPT === 0) kept.push(canonicalJson(maps?.es?.[path]))
      else delete maps?.es?.[path]
    }
  return kept.sort()
}

describe.skipIf(missing !== undefined)('The demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'))
  let engine: ChildProcess
  beforeAll(async () => {
    engine = spawn('/usr/bin/python3', ['-c', program], { stdio: 'ignore' })
    for (let tries = 0; tries < 100; tries += 1) {
      const isThere = await fetch(`http://127.0.0.1:${PORT}/listPairs`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere) return
      await sleep(200)
    }
    throw new Error('Apertium did not begin.')
  })
  afterAll(() => {
    engine.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is translated from English into Spanish, whatever is killed meanwhile', { timeout: 240_000 }, async () => {
    const place = { dataDir: folder }
    const storage = await openStorage(place)
    const files = await readFiles(join(import.meta.dirname, '../../sites/demo'))
    // What the site says of itself (its cookies) is no text of a draft or of contents.
    const { 'site.json': _site, ...documents } = files.documents
    const kept = withoutSpanish(documents)
    const { tenantId, draftsId } = await importSiteFiles(storage, sectionSpecs, files, {})
    const settings = { kind: 'apertium', url: `http://127.0.0.1:${PORT}` } as const
    const translationEngines = createTranslationEngines(storage.db, {
      sealing: createSealing(storage.db),
      instance: [settings],
    })
    const served = await serve({ storage, specs: sectionSpecs, translationEngines })
    const owner = await served.memberOf(tenantId, { role: 'owner' })
    const path = 'v1/language/translation-tasks'
    const body = { engine: 'apertium', languages: ['es'], scope: { type: 'site', draftsId } }
    const { id } = (await owner.post(path, body)).json().data
    let task = await owner.data(`${path}/${id}`)
    for (let tries = 0; tries < 100 && task.state === 'estimating'; tries += 1) {
      await sleep(100)
      task = await owner.data(`${path}/${id}`)
    }
    expect(task.state).toBe('ready')
    const parts: TaskProcess = { place, engine: settings, delay: 0, sections: true }
    let kills = 0
    // Started by hand: what is asked here is done by the instances below.
    await storage.db.updateTable('translation_tasks').set({ state: 'queued' }).execute()
    await storage.db
      .insertInto('jobs')
      .values({
        ...{ id: 'demoTask', tenant_id: tenantId, kind: 'translate', dedupe: id, state: 'waiting' },
        ...{ input: JSON.stringify({ taskId: id }) as never, next_at: 0, created_at: 0 },
      })
      .execute()
    const since = performance.now()
    while (!['done', 'partial', 'failed'].includes(task.state) && performance.now() - since < 200_000) {
      const child = spawn(process.execPath, [file, JSON.stringify(parts)], { stdio: ['ignore', 'pipe', 'inherit'] })
      await sleep(LIFE)
      child.kill('SIGKILL')
      await once(child, 'exit')
      kills += 1
      // The lease of a dead instance ends after half a minute: here at once.
      await storage.db.updateTable('jobs').set({ leased_until: 0 }).where('state', '=', 'running').execute()
      task = await owner.data(`${path}/${id}`)
    }
    const [es] = task.progress
    const texts = await storage.db.selectFrom('translation_task_texts').selectAll().execute()
    const why = new Map<string, number>()
    for (const { result } of texts)
      for (const one of result === null ? [] : JSON.parse(result).why) why.set(one, (why.get(one) ?? 0) + 1)
    console.info(
      `${es.texts} texts, ${es.characters} characters, ${kills} kills in ${Math.round((performance.now() - since) / 1000)} s: ` +
        `${es.applied} applied, ${es.skipped} skipped, ${es.failed} failed; checks: ${JSON.stringify(Object.fromEntries(why))}; ` +
        JSON.stringify(es.reasons),
    )
    expect(es.waiting).toBe(0)
    expect(es.skipped).toBe(0)
    expect(es.applied + es.failed).toBe(es.texts)
    // Placeholders, numbers, part numbers and all else that was masked came through.
    for (const check of ['lost', 'placeholders', 'tags', 'links', 'icu', 'plurals', 'parts'])
      expect(why.get(check) ?? 0, check).toBe(0)
    // A number in a compound is not masked: of “20-foot container” Apertium makes “envasede20 pies”, and the check says so.
    const others = texts.filter(({ result, source }) => result?.includes('"numbers"') && !/\d-\p{L}/u.test(source))
    expect(others.map(({ source }) => source)).toEqual([])
    expect(why.get('numbers') ?? 0).toBeLessThanOrEqual(1)
    // Each was written once, with its note, and nothing that people had written says anything else.
    const operations = [
      ...(await storage.db.selectFrom('operations').select('document').where('tenant_id', '=', tenantId).execute()),
      ...(await storage.db
        .selectFrom('content_operations')
        .select('document')
        .where('tenant_id', '=', tenantId)
        .execute()),
    ].map(({ document }) => JSON.parse(document))
    const written = operations.map(({ of, path: at, language }) => canonicalJson([of, at, language]))
    expect(new Set(written).size).toBe(written.length)
    expect(written.length).toBe(es.applied)
    const { items: open } = await owner.data(`v1/language/untranslated?draftsId=${draftsId}&language=es&pageSize=100`)
    expect(open.length).toBeLessThanOrEqual(es.failed)
    const pages = await storage.db.selectFrom('draft_pages').select(['settings', 'record']).execute()
    const drafts = await storage.db.selectFrom('drafts').select('document').execute()
    const contents = await storage.db.selectFrom('contents').select('settings').execute()
    const stored = [
      ...pages.flatMap((page) => [page.settings, page.record]),
      ...drafts.map(({ document }) => document),
      ...contents.map((content) => content.settings),
    ].map((text) => JSON.parse(text))
    const peoples = [...settingsIn(stored)].flatMap(({ editPropsByLangEnvMap: maps, translationMeta: notes }) =>
      Object.entries(maps?.es ?? {})
        .filter(([at]) => !(notes?.es?.[at] as { engine?: string } | undefined)?.engine)
        .map(([, value]) => canonicalJson(value)),
    )
    expect(peoples.sort()).toEqual(kept)
    await served.app.close()
  })
})
