import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newId } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StoragePlace } from '../../../platform/database/connect.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const plannedProcess = fileURLToPath(new URL('../../../testing/planned-process.ts', import.meta.url))

onBothEngines('A planned release, with instances that are killed', (engine) => {
  let place: StoragePlace
  let storage: Storage
  let served: Served
  let draftsId: string
  let owner: Client

  beforeEach(async () => {
    place = await engine.fresh()
    storage = await engine.open(place)
    const { tenantId, ...site } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    draftsId = site.draftsId
    served = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterEach(() => served.app.close())

  const write = async (value: string) => {
    const { revision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const of = { page: 'home', component: 'posterA1' }
    const operations = [{ id: newId(), type: 'set-setting', of, path: 'title', value }]
    const saved = await owner.post('v1/page/component/save-draft', { draftsId, baseRevision: revision, operations })
    expect(saved.json()).toHaveProperty('data')
  }
  const planned = async (): Promise<string> => {
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const body = { draftsId, at, timeZone: 'Asia/Shanghai', acceptWarnings: true }
    return (await owner.post('v1/site/publish/schedule', body)).json().data.planned
  }
  const state = async (id: string) => (await owner.data(`v1/site/planned-releases/${id}`)).planned.state
  const releases = async () => (await owner.data('v1/site/releases?pageSize=100')).items
  const title = async () =>
    (await served.data('v1/page/pages/config-by-path?path=/', { 'client-id': 'lamps', lang: 'en' })).edition.components
      .posterA1.props.title

  it('is published once by many instances, and by one that comes after others were killed', async () => {
    const start = async () => {
      const child = spawn(process.execPath, [plannedProcess, JSON.stringify(place)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      return child
    }
    for (let round = 1; round <= 3; round++) {
      await write(`Round ${round}`)
      const id = await planned()
      const children = [await start(), await start()]
      const now = Date.now()
      await storage.db.updateTable('planned_releases').set({ at: now, next_at: now }).where('id', '=', id).execute()
      await sleep(round * 12)
      for (const child of children) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      // Either all of it is there or nothing.
      const isDone = (await state(id)) === 'published'
      expect([(await releases()).length, await title()]).toEqual([
        isDone ? round + 1 : round,
        isDone ? `Round ${round}` : round === 1 ? 'Welcome to Lamps Ltd' : `Round ${round - 1}`,
      ])
      // Their lease is over at once here, and the next one does it.
      await storage.db.updateTable('jobs').set({ leased_until: 0 }).where('kind', '=', 'publish-planned').execute()
      const last = await start()
      await vi.waitFor(async () => expect(await state(id)).toBe('published'), { timeout: 60_000 })
      last.kill('SIGKILL')
      await once(last, 'exit')
      expect((await releases()).length).toBe(round + 1)
    }
  }, 180_000)
})
