// `npm run backup [-- folder]`: backs up the database and the uploads, while the server runs.
import './check-node.mjs'
import { join } from 'node:path'
import { backUp } from '@vitrine/api'
import { command, inWords, storagePlace } from './storage-place.mjs'

await command(async () => {
  const place = storagePlace()
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '')
  const folder = process.argv[2] ?? join(place.dataDir, 'backups', time)
  console.log(`Backed up ${inWords(await backUp(place, folder))} to ${folder}`)
})
