import './check-node.mjs'
import { spawnSync } from 'node:child_process'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './sources-stamp.mjs'

// Builds what is not built or out of date, and runs it in this process, so that signals reach it. The demo sites are
// those of sites/, or of a folder that is named.

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

if (!isBuilt()) {
  console.log('Building; this takes a moment and happens only after changes.')
  const { status } = spawnSync(process.execPath, [at('scripts/build.mjs')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// React draws ten times slower without it, and reads it when it is imported.
process.env.NODE_ENV = 'production'
// What is compiled once is kept, so that a start after a crash is short; written now, since a crash writes nothing.
enableCompileCache(at('host/dist/compiled'))
const { main } = await import('../host/dist/server/main.js')
await main(at('host'), process.argv[2] ?? at('sites'))
flushCompileCache()
