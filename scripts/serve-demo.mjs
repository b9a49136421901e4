import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mallocSettings, nodeFlags } from './memory-settings.mjs'

const startScript = fileURLToPath(new URL('start.mjs', import.meta.url))

/**
 * Starts what `npm start` starts, on any free port, with the demo sites in a data folder of its own.
 *
 * @param {object} [options]
 * @param {string} [options.sites] a folder of other sites
 * @param {Readonly<Record<string, string>>} [options.env] further settings of the server
 * @param {import('node:child_process').IOType | number} [options.log] where its log goes
 */
export async function serveDemo({ sites, env = {}, log = 'inherit' } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-demo-'))
  const server = spawn(process.execPath, [...nodeFlags, startScript, ...(sites === undefined ? [] : [sites])], {
    env: {
      ...process.env,
      ...mallocSettings,
      LOG_LEVEL: 'warn',
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', log],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const origin = await new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const [, found] = /is ready on (\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error(`The server did not start: ${said}`)))
  })
  return {
    origin,
    pid: server.pid,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
