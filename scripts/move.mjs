// `npm run move -- <postgres://… or folder> [--force]`: brings everything to another database. What
// the environment names is left as it is.
import './check-node.mjs'
import { resolve } from 'node:path'
import { move } from '@vitrine/api'
import { command, inWords, storagePlace } from './storage-place.mjs'

await command(async () => {
  const target = process.argv.slice(2).find((word) => !word.startsWith('--'))
  if (target === undefined) {
    console.error('Usage: npm run move -- <target>, for example postgres://user@host/vitrine, or a folder for SQLite.')
    process.exitCode = 1
    return
  }
  const from = storagePlace()
  const to = /^postgres(?:ql)?:\/\//.test(target)
    ? { databaseUrl: target, dataDir: from.dataDir }
    : { dataDir: resolve(target) }
  const manifest = await move(from, to, { force: process.argv.includes('--force') })
  console.log(`Moved ${inWords(manifest)}. Set ${to.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} to where they are now.`)
})
