import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { newId } from '@vitrine/schemas'
import { expect, it, vi } from 'vitest'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { addJob, jobById } from '../../platform/jobs/jobs.queries.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { EXPORT, zipOfJob } from './export-job.ts'

const jobProcess = fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url))

/** So many products of so many letters; so many megabytes are there to export them. */
const [PRODUCTS, LETTERS, HEAP] = [2000, 80_000, 96]

onBothEngines('A site that is larger than memory', (engine) => {
  it('is exported by a process that could not hold its texts', async () => {
    const storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const lamp = await storage.db
      .selectFrom('contents')
      .selectAll()
      .where('slug', '=', 'desk-lamp')
      .executeTakeFirstOrThrow()
    const { props, ...others } = fromJson(lamp.settings)
    const settings = toJson({ ...others, props: { ...props, summary: 'Lamp '.repeat(LETTERS / 5) } })
    for (let at = 0; at < PRODUCTS; at += 20)
      await storage.db
        .insertInto('contents')
        .values(
          Array.from({ length: 20 }, (_, more) => ({ ...lamp, id: newId(), slug: `lamp-${at + more}`, settings })),
        )
        .execute()
    const job = await addJob(storage, { kind: EXPORT, tenantId, dedupe: '', input: {} })
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${HEAP}`,
        jobProcess,
        JSON.stringify(storage.place),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    try {
      await vi.waitFor(async () => expect((await jobById(storage.db, tenantId, job))?.state).toBe('done'), {
        timeout: 120_000,
        interval: 250,
      })
    } finally {
      child.kill()
    }
    const found = await storage.files.exportedZips.read(zipOfJob(job))
    const zip = found && (await buffer(found.stream))
    for (const at of [0, PRODUCTS - 1]) expect(zip?.includes(`content/product/lamp-${at}.json`)).toBe(true)
  }, 180_000)
})
