import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionSpec } from '@vitrine/schemas'
import { ensureOwner } from '../features/accounts/first-owner.ts'
import { readFiles } from '../features/site-import/files/files.ts'
import { ImportError } from '../features/site-import/problems.ts'
import { importSiteFiles } from '../features/site-import/site-import.ts'
import type { Storage } from '../platform/database/storage.ts'
import { hasTenants, knownClientIds, tenantWithoutMembers } from './tenants.queries.ts'

/** Whether the demo sites are shown: `when-empty` where nothing else is there. */
export type DemoMode = 'yes' | 'no' | 'when-empty'

/** The sites that come along, each with the number of its tenant and draft in an empty database. */
const demoSites = [
  { clientId: 'demo', number: '1' },
  { clientId: 'acme', number: '2' },
] as const

/** Who owns the second demo site: somebody else, with the same password, so that roles can be tried out. */
const ownerOfAcme = 'acme@example.com'

/** The clientIds of the demo sites that are in the storage of an instance that shows them. */
export const findDemoSites = async ({ db }: Storage, mode: DemoMode): Promise<readonly string[]> =>
  mode === 'no'
    ? []
    : knownClientIds(
        db,
        demoSites.map(({ clientId }) => clientId),
      )

/**
 * Fills in the demo sites: when they are asked for, or when nothing else is there. A site that exists is left alone.
 *
 * @param folder holds a folder for each site.
 * @returns the clientIds of the sites that were made.
 */
export async function importDemoSites(
  storage: Storage,
  specs: readonly SectionSpec[],
  mode: DemoMode,
  folder: string,
): Promise<readonly string[]> {
  if (mode === 'no') return []
  const isEmpty = !(await hasTenants(storage.db))
  if (mode === 'when-empty' && !isEmpty) return []
  const known = await findDemoSites(storage, mode)
  const made: string[] = []
  for (const { clientId, number } of demoSites) {
    if (known.includes(clientId) || !existsSync(join(folder, clientId, 'site.json'))) continue
    const numbers = isEmpty ? { tenantId: number, draftsId: number } : {}
    try {
      const files = await readFiles(join(folder, clientId))
      await importSiteFiles(storage, specs, files, { ...numbers, publish: true, domainsVerified: true })
      made.push(clientId)
    } catch (error) {
      // Another process that started at the same time was first.
      const isTaken = error instanceof ImportError && error.problems.every(({ key }) => key === 'problem.taken')
      if (!isTaken) throw error
    }
  }
  return made
}

/** Makes owners of demo sites that nobody works on. */
export async function ensureDemoOwners(
  storage: Storage,
  mode: DemoMode,
  owner: { readonly email: string; readonly password: string | undefined },
): Promise<void> {
  for (const clientId of await findDemoSites(storage, mode)) {
    const tenantId = await tenantWithoutMembers(storage.db, clientId)
    if (tenantId === undefined) continue
    await ensureOwner(storage, tenantId, clientId === 'acme' ? { ...owner, email: ownerOfAcme } : owner)
  }
}
