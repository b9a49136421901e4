// Does what docs/how-to/run-vitrine.md says: every command of it, in its order, beside a running server
// where it may run, with a data folder of its own.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostgres, startPostgres } from './postgres.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const env = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  DEMO: '1',
  LOG_LEVEL: 'error',
  INBOUND_DOMAIN: 'in.example.com',
  INBOUND_SECRET: 'secret-of-the-how-to',
  RECIPIENT: 'demo@in.example.com',
}
// What somebody writes to the site, as a mail server hands it over.
writeFileSync(
  join(folder, 'mail.eml'),
  'From: Bo Li <bo@buyer.example>\r\nTo: demo@in.example.com\r\nSubject: Bolts\r\nMessage-ID: <1@buyer.example>\r\n\r\nDo you have M8?\r\n',
)
const guide = readFileSync(join(root, 'docs/how-to/run-vitrine.md'), 'utf8')
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, text]) =>
  // A backslash at the end of a line goes on in the next one.
  text
    .trim()
    .replaceAll(/ \\\n\s*/g, ' ')
    .split('\n'),
)
if (commands.length < 8) throw new Error('The how-to has lost its commands.')

const isOffline = (command) => /restore|move/.test(command)
const postgres = findPostgres() ? await startPostgres() : undefined
let server

async function start() {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const [, found] = /is ready on (\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error(`The server did not start: ${said}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { origin, stop }
}

try {
  for (const command of commands) {
    if (command.includes('NEW_DATABASE_URL') && !postgres) {
      console.warn(`SKIPPED, PostgreSQL is not installed: ${command}`)
      continue
    }
    if (command.includes('NEW_STORE_URL') && !process.env.NEW_STORE_URL) {
      console.warn(`SKIPPED, no object store is named by NEW_STORE_URL: ${command}`)
      continue
    }
    if (isOffline(command)) {
      await server?.stop()
      server = undefined
    } else server ??= await start()
    console.log(`\n> ${command}`)
    const { status } = spawnSync('sh', ['-c', command.replaceAll(' ./', ` ${folder}/`)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ORIGIN: server?.origin, NEW_DATABASE_URL: postgres?.url },
    })
    if (status !== 0) throw new Error(`'${command}' of the how-to failed.`)
  }
  server ??= await start()
  const { status } = await fetch(`${server.origin}/demo`)
  if (status !== 200) throw new Error(`After all that the demo answers ${status}.`)
  console.log('\nThe how-to works: everything in it was run.')
} finally {
  await server?.stop()
  await postgres?.stop()
}
