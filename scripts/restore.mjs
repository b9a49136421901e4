// `npm run restore -- <backup> [--force]`: brings a backup back, into either engine.
import './check-node.mjs'
import { restore } from '@vitrine/api'
import { command, inWords, storagePlace } from './storage-place.mjs'

await command(async () => {
  const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
  if (folder === undefined) {
    console.error(
      'Usage: npm run restore -- <backup folder>, for example: npm run restore -- ./data/backups/20260105T100000000Z',
    )
    process.exitCode = 1
    return
  }
  const manifest = await restore(folder, storagePlace(), { force: process.argv.includes('--force') })
  console.log(`Restored ${inWords(manifest)} of ${manifest.createdAt}`)
})
