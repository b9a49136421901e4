// `npm run export -- <clientId> <folder>`: writes a whole site into a folder, as files that the import takes.
import './check-node.mjs'
import { resolve } from 'node:path'
import { exportSiteFiles, openStorage, writeSite } from '@vitrine/api'
import { command, storagePlace } from './storage-place.mjs'

await command(async () => {
  const [clientId, folder] = process.argv.slice(2)
  if (clientId === undefined || folder === undefined) {
    console.error('Usage: npm run export -- <clientId> <folder>, for example: npm run export -- demo ./demo-site')
    process.exitCode = 1
    return
  }
  const storage = await openStorage(storagePlace())
  try {
    const tenant = await storage.db
      .selectFrom('tenants')
      .select('id')
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    if (!tenant) {
      console.error(`There is no site ${clientId}.`)
      process.exitCode = 1
      return
    }
    const files = await exportSiteFiles(storage, tenant.id)
    await writeSite(files, resolve(folder)).finally(files.close)
    const media = Object.keys(files.media ?? {}).length
    console.log(`Exported ${clientId}: ${Object.keys(files.documents).length} documents, ${media} media, to ${folder}`)
  } finally {
    await storage.close()
  }
})
