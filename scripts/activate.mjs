// `npm run activate -- <id>`: makes another build that is kept the one that open pages load with their next navigation.
import './check-node.mjs'
import { activateBuild, openStorage } from '@vitrine/api'
import { command, storagePlace } from './storage-place.mjs'

await command(async () => {
  const id = process.argv[2]
  if (id === undefined) {
    console.error('Usage: npm run activate -- <id>, for example the id that /builds/latest.json gave before.')
    process.exitCode = 1
    return
  }
  const storage = await openStorage(storagePlace())
  try {
    await activateBuild(storage, id)
    console.log(`${id} is the active build. Open pages load it with their next navigation, within the hour.`)
  } finally {
    await storage.close()
  }
})
