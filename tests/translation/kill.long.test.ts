import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { importSiteFiles } from '../../api/src/features/site-import/site-import.ts'
import {
  type EngineServer,
  KEY,
  startEngineServer,
} from '../../api/src/features/translation-engines/testing/engine-servers.ts'
import { createTranslationEngines } from '../../api/src/features/translation-engines/translation-engines.ts'
import type { StoragePlace } from '../../api/src/platform/database/connect.ts'
import type { Storage } from '../../api/src/platform/database/storage.ts'
import { createSealing } from '../../api/src/platform/sealing/sealing.ts'
import { onBothEngines } from '../../api/src/testing/engines.ts'
import { manyProducts } from '../../api/src/testing/many-products.ts'
import { serve } from '../../api/src/testing/serve.ts'
import { specs } from '../../api/src/testing/specs.ts'
import type { TaskProcess } from './task-process.ts'

const PRODUCTS = 400
/** So many times all instances are killed; those after them live to the end. */
const ROUNDS = 6
/** The whole of it is over after so long, in milliseconds. */
const LONGEST = 90_000
const file = join(import.meta.dirname, 'task-process.ts')

async function started(parts: TaskProcess): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file, JSON.stringify(parts)], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

onBothEngines('A task whose service is killed', (database) => {
  /** The service that people use, which does no jobs itself. */
  async function office(storage: Storage, server: EngineServer, tenantId: string) {
    const sealing = createSealing(storage.db)
    const instance = [{ kind: 'libretranslate' as const, url: server.url, key: KEY }]
    const served = await serve({
      storage,
      translationEngines: createTranslationEngines(storage.db, { sealing, instance }),
    })
    return { served, owner: await served.memberOf(tenantId, { role: 'owner' }) }
  }

  it('is completed, with nothing twice and nothing of a person’s lost', { timeout: 2 * LONGEST }, async () => {
    const place: StoragePlace = await database.fresh()
    const storage = await database.open(place)
    const server = await startEngineServer('libretranslate')
    const { tenantId, draftsId } = await importSiteFiles(storage, specs, manyProducts('lamps', PRODUCTS), {})
    const first = await office(storage, server, tenantId)
    const path = 'v1/language/translation-tasks'
    const body = { engine: 'libretranslate', languages: ['de'], scope: { type: 'site', draftsId } }
    const made = (await first.owner.post(path, body)).json().data
    expect(made.state).toBe('ready')
    await first.owner.post(`${path}/${made.id}/start`, {})
    // From here on others do it.
    await first.served.app.close()
    const own = await database.open(place)
    const { served, owner } = await office(own, server, tenantId)

    let isOver = false
    const written = new Map<string, string>()
    const products = await own.db
      .selectFrom('contents')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'product')
      .execute()
    /** Somebody who translates products by hand meanwhile, some before the engine comes there, and some after it. */
    async function write() {
      const left = products.map(({ id }) => id)
      while (!isOver && left.length > 0) {
        const [id = ''] = left.splice(Math.floor(Math.random() * left.length), 1)
        const content = `product/${id}`
        const value = `Von Hand ${id}`
        const { revision: baseRevision } = await owner.data('v1/content/operations')
        const operation = { id: newId(), type: 'set-setting', of: { content }, path: 'name', language: 'de', value }
        const { statusCode } = await owner.post('v1/content/save', { baseRevision, operations: [operation] })
        if (statusCode === 200) written.set(content, value)
        await sleep(400)
      }
    }
    const person = write()

    const instances = database.name === 'postgres' ? 2 : 1
    let [kills, task] = [0, made]
    const since = performance.now()
    const parts: TaskProcess = {
      place,
      engine: { kind: 'libretranslate', url: server.url, key: KEY },
      delay: 100,
      sections: false,
    }
    const ended = ['done', 'partial', 'failed']
    for (let round = 0; !ended.includes(task.state) && performance.now() - since < LONGEST; round += 1) {
      const children = await Promise.all(Array.from({ length: instances }, () => started(parts)))
      // However slow the machine is: each life has asked something once or twice, and ends somewhere behind it.
      const asked = server.asked.length + (Math.random() < 0.5 ? 1 : 2)
      for (let tries = 0; tries < 400 && server.asked.length < asked; tries += 1) await sleep(25)
      await sleep(Math.random() * 400)
      while (round >= ROUNDS && !ended.includes(task.state) && performance.now() - since < LONGEST) {
        await sleep(100)
        task = await owner.data(`${path}/${made.id}`)
      }
      for (const child of children) {
        child.kill('SIGKILL')
        await once(child, 'exit')
        kills += 1
      }
      // The lease of a dead instance ends after half a minute: here at once.
      await own.db.updateTable('jobs').set({ leased_until: 0 }).where('state', '=', 'running').execute()
      task = await owner.data(`${path}/${made.id}`)
    }
    isOver = true
    await person
    const [de] = task.progress
    console.info(
      `${database.name}: ${de.texts} texts, ${kills} kills, ${de.applied} applied, ${de.skipped} skipped, ` +
        `${written.size} by a person; ${server.asked.length} questions`,
    )
    const logged = await own.db
      .selectFrom('content_operations')
      .select('document')
      .where('tenant_id', '=', tenantId)
      .execute()
    const writes = Map.groupBy(
      logged.flatMap(({ document }) => {
        const operation = JSON.parse(document)
        const isOfTask = operation.type === 'set-setting' && operation.meta?.engine === 'libretranslate'
        return isOfTask ? [`${operation.of.content} ${operation.path}`] : []
      }),
      (text) => text,
    )
    const ofDraft = (
      await own.db.selectFrom('operations').select('document').where('tenant_id', '=', tenantId).execute()
    )
      .map(({ document }) => JSON.parse(document))
      .filter(({ meta }) => meta?.engine === 'libretranslate')
    expect(new Set(ofDraft.map(({ of, path: at }) => JSON.stringify([of, at]))).size).toBe(ofDraft.length)
    expect(task.state).toBe('done')
    expect(kills).toBeGreaterThan(ROUNDS / 2)
    expect(de).toMatchObject({ waiting: 0, failed: 0, applied: de.texts - de.skipped })
    expect([...writes].filter(([, all]) => all.length > 1)).toEqual([])
    // What a person wrote before the task came there stays; what they wrote after it, too.
    const rows = await own.db.selectFrom('contents').selectAll().where('tenant_id', '=', tenantId).execute()
    for (const { kind, id, settings } of rows) {
      const { editPropsByLangEnvMap: maps, props } = JSON.parse(settings)
      const mine = written.get(`${kind}/${id}`)
      if (mine !== undefined) expect(maps.de.name, id).toBe(mine)
      else if (writes.has(`${kind}/${id} name`)) expect(maps.de.name, id).toBe(`[de] ${props.name}`)
    }
    expect([...writes].length).toBe(de.applied - ofDraft.length)
    expect(written.size).toBeGreaterThan(5)
    await served.app.close()
    await server.close()
  })
})
