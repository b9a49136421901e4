// Starts the server as `npm start` does, with a data folder of its own that is gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const data = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
Object.assign(process.env, { PORT: process.argv[2], HOST: '127.0.0.1', DATA_DIR: data, RATE_LIMIT: 'off', DEMO: '1', LOG_LEVEL: 'warn' })
await import('../../scripts/start.mjs')
