// `npm run move -- <postgres://… or folder> [--force]`: brings everything to another database.
// `npm run move -- --files <s3://… or folder>`: brings the files alone to another store.
// What the environment names is left as it is.
import './check-node.mjs'
import { resolve } from 'node:path'
import { move, moveFiles } from '@vitrine/api'
import { command, inWords, storagePlace } from './storage-place.mjs'

await command(async () => {
  const target = process.argv.slice(2).find((word) => !word.startsWith('--'))
  if (target === undefined) {
    console.error(
      `Usage: npm run move -- <target>, for example postgres://user@host/vitrine, or a folder for SQLite.
       npm run move -- --files <target>, for example s3://key:secret@host/bucket, or a folder.`,
    )
    process.exitCode = 1
    return
  }
  const from = storagePlace()
  if (process.argv.includes('--files')) {
    const isStore = target.startsWith('s3:')
    const { copied, skipped, bytes } = await moveFiles(from, target)
    console.log(
      `Copied ${copied} files, ${bytes} bytes, each read back and compared; ${skipped} were there from before.`,
    )
    console.log(
      `${isStore ? 'Set STORE_URL to where they are now' : 'Leave out STORE_URL, and set DATA_DIR'}, start anew, and run this once more from the old place for what came meanwhile.`,
    )
    return
  }
  const to = /^postgres(?:ql)?:\/\//.test(target)
    ? { ...(from.storeUrl && { storeUrl: from.storeUrl }), databaseUrl: target, dataDir: from.dataDir }
    : { dataDir: resolve(target) }
  const manifest = await move(from, to, { force: process.argv.includes('--force') })
  console.log(`Moved ${inWords(manifest)}. Set ${to.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} to where they are now.`)
})
