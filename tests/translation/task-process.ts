import { setTimeout as sleep } from 'node:timers/promises'
import type { EngineSettings } from '@vitrine/schemas'
import { createApi } from '../../api/src/create-api.ts'
import { createAsk } from '../../api/src/features/translation-engines/adapters/ask.ts'
import { createEngine } from '../../api/src/features/translation-engines/adapters/create-engine.ts'
import { createTranslationEngines } from '../../api/src/features/translation-engines/translation-engines.ts'
import { openStorage } from '../../api/src/open-storage.ts'
import type { StoragePlace } from '../../api/src/platform/database/connect.ts'
import { createSealing } from '../../api/src/platform/sealing/sealing.ts'
import { specs } from '../../api/src/testing/specs.ts'

/** What an instance is started with. */
export interface TaskProcess {
  readonly place: StoragePlace
  readonly engine: EngineSettings
  /** How long the engine thinks about each question beside what it takes itself, in milliseconds. */
  readonly delay: number
  /** Whether its site is made of the sections that come along, and not of those of tests. */
  readonly sections: boolean
}

// An instance of the service that does translation tasks, for tests that kill it: `node task-process.ts '{"place":…}'`.

const { place, engine, delay, sections }: TaskProcess = JSON.parse(process.argv[2] ?? '')
const storage = await openStorage(place)
const known = createEngine(engine, createAsk({ privateHosts: true }))
const slow: typeof known = {
  ...known,
  async translate(job) {
    await sleep(delay)
    return known.translate(job)
  },
}
const translationEngines = createTranslationEngines(storage.db, {
  sealing: createSealing(storage.db),
  instance: [slow],
})
const own = sections ? (await import('@vitrine/sections/specs')).sectionSpecs : specs
const api = createApi({ specs: own, storage, translationEngines })
api.jobs.start()
process.stdout.write('started\n')
setInterval(() => undefined, 1000)
