import { readFile } from 'node:fs/promises'
import type { Specs } from '@vitrine/model'
import { inShortTransactions } from '../../../platform/database/short-transactions.ts'
import { readZip } from '../files/read-zip.ts'
import { zipPathOf } from '../pending-sites.ts'
import { prepareSite, type StagedSite, type StagingPlace } from './prepare-site.ts'
import type { StageMessage } from './worker-messages.ts'

/**
 * Stores a site under its pending id, from the zip that lies ready for it.
 *
 * @throws ImportError with everything that is wrong.
 */
export async function stageZip(staging: StagingPlace & StageMessage, specs: Specs): Promise<StagedSite> {
  const files = await readZip(await readFile(zipPathOf(staging, staging.pendingId)))
  const { site, writes } = await prepareSite(staging, specs, files, staging.options)
  await inShortTransactions(staging.db, writes, staging.runWrite)
  return site
}
