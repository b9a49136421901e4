import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ImportError, importSiteFiles, readFiles, type Storage } from '@vitrine/api'
import type { SectionSpec } from '@vitrine/schemas'
import type { Config } from '../config.ts'

/** The sites that come along, each with the number of its tenant and draft in an empty database. */
const demoSites = [
  { clientId: 'demo', number: '1' },
  { clientId: 'acme', number: '2' },
] as const

/** The clientIds of the demo sites that are in the storage of an instance that shows them. */
export async function findDemo(storage: Storage, { demo }: Pick<Config, 'demo'>): Promise<readonly string[]> {
  if (demo === 'no') return []
  const ids = demoSites.map(({ clientId }) => clientId)
  const there = await storage.db.selectFrom('tenants').select('client_id').where('client_id', 'in', ids).execute()
  return ids.filter((clientId) => there.some((tenant) => tenant.client_id === clientId))
}

/**
 * Fills in the demo sites: when they are asked for, or when nothing else is there (architecture,
 * `DEMO`). A site that exists is left alone.
 *
 * @param folder holds a folder for each site.
 * @returns the clientIds of the sites that were made.
 */
export async function fillDemo(
  storage: Storage,
  specs: readonly SectionSpec[],
  { demo }: Pick<Config, 'demo'>,
  folder: string,
): Promise<readonly string[]> {
  if (demo === 'no') return []
  const tenants = await storage.db.selectFrom('tenants').select('client_id').limit(1000).execute()
  if (demo === 'when-empty' && tenants.length > 0) return []
  const made: string[] = []
  for (const { clientId, number } of demoSites) {
    const isThere = tenants.some((tenant) => tenant.client_id === clientId)
    if (isThere || !existsSync(join(folder, clientId, 'site.json'))) continue
    const numbers = tenants.length === 0 ? { tenantId: number, draftsId: number } : {}
    try {
      await importSiteFiles(storage, specs, await readFiles(join(folder, clientId)), {
        ...numbers,
        publish: true,
        domainsVerified: true,
      })
      made.push(clientId)
    } catch (error) {
      // Another process that started at the same time was first.
      const isTaken = error instanceof ImportError && error.problems.every(({ key }) => key === 'problem.taken')
      if (!isTaken) throw error
    }
  }
  return made
}
