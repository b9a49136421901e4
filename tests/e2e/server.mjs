// Starts what was built, as `npm start` does, with a data folder of its own that is gone afterwards,
// unless a second argument names one that somebody else takes care of.
// Acme speaks nine languages here, most of them untranslated: enough for the filter of the language
// switch, and for texts in another language than their page.
// On the next two ports stand other applications that hold the designer in a frame: one that may, one that may not;
// on the third what stands in people's mailboxes.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createParent } from '../../scripts/parent.mjs'
import { startMailbox } from './mailbox.mjs'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

cpSync(at('sites'), join(folder, 'sites'), { recursive: true })
const file = join(folder, 'sites/acme/configuration.json')
const configuration = JSON.parse(readFileSync(file, 'utf8'))
configuration.languages = ['en', 'fr', 'ar', 'de', 'es', 'ja', 'pl', 'tr', 'vi'].map((code) => ({
  code,
  enabled: true,
}))
writeFileSync(file, JSON.stringify(configuration))

const port = Number(process.argv[2])
const password = 'correct horse'
Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: process.argv[3] ?? join(folder, 'data'),
  DEMO: '1',
  OWNER_PASSWORD: password,
  SMTP_URL: await startMailbox(port + 3),
  PARENT_ORIGINS: `http://localhost:${port + 1}`,
  // All tests come from one address.
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
})
const { main } = await import('../../host/dist/server/main.js')
await main(at('host'), join(folder, 'sites'))

const designer = `http://localhost:${port}`
for (const parentPort of [port + 1, port + 2])
  createParent({ designer, clientId: 'demo', draftsId: '1', email: 'owner@example.com', password })
    .listen(parentPort, '127.0.0.1')
    .unref()
