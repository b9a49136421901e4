import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSiteFiles } from '../../api/src/features/site-import/site-import.ts'
import { openStorage } from '../../api/src/open-storage.ts'
import { serve } from '../../api/src/testing/serve.ts'
import { exampleSite } from '../../api/src/testing/site.ts'
import { specs } from '../../api/src/testing/specs.ts'
import type { RunningService } from './service-in-vite.ts'

/** A service with a made-up site, and its owner. Nothing of it is left when the process ends. */
export async function startService(): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-service-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const storage = await openStorage({ dataDir })
  const { tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
  const { app, memberOf } = await serve({ storage })
  const { email } = await memberOf(tenantId, { role: 'owner' })
  return {
    known: { draftsId, email, password: 'correct horse' },
    answer: (request, response) => app.routing(request, response),
    expireTokens: () => storage.db.deleteFrom('draft_keys').where('kind', '=', 'frame').execute(),
  }
}
