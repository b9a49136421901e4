import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownPort } from '../own-port.ts'
import { PICTURE_HOST } from './strings.ts'

const program = fileURLToPath(new URL('../server.mjs', import.meta.url))

export interface Server {
  readonly origin: string
  /** What it logged: warnings and worse. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** A folder for the data of a server, and how to take it away. */
export function dataFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts what was built, on a data folder that may have been filled before; answers when it is ready. */
export async function startServer(dataDir: string): Promise<Server> {
  const port = ownPort()
  const child = spawn(process.execPath, [program, String(port), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // From any other host no save takes a picture.
    env: { ...process.env, MEDIA_HOSTS: PICTURE_HOST },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const ended = once(child, 'exit')
  const origin = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${origin}/api/site/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    log: () => said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
