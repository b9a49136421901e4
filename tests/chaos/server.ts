import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { StoragePlace } from '@vitrine/api'
import { mallocSettings, nodeFlags } from '../../scripts/memory-settings.mjs'

/** A server in a process of its own. */
export interface Server {
  readonly url: string
  readonly process: ChildProcess
  /** From its start until it answered that it is ready, in milliseconds. */
  readonly readyMs: number
  /** Its exit code, once it ended. */
  readonly ended: Promise<number | null>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end. */
  stop(): Promise<number | null>
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What starts which: the service alone, or all that `npm start` runs. */
const programs = {
  api: [at('api-server.ts')],
  host: [...nodeFlags, at('../../scripts/start.mjs')],
}

export interface ServerOptions {
  readonly kind?: keyof typeof programs
  readonly env?: Readonly<Record<string, string>>
  /** A command that runs the server's: what stands here comes first. */
  readonly within?: readonly string[]
  /** Is told each line of its log; without it the log goes where ours goes. */
  readonly onLine?: ((line: string) => void) | undefined
}

const running = new Set<ChildProcess>()
// Whoever ends us takes its servers along.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a server and waits until it is ready. */
export async function startServer(
  place: StoragePlace,
  { kind = 'api', env = {}, within = [], onLine }: ServerOptions = {},
): Promise<Server> {
  const since = performance.now()
  const [command = '', ...words] = [
    ...within,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    ...programs[kind],
  ]
  const child = spawn(command, words, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: at('../../node_modules/.cache/chaos'),
      ...mallocSettings,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', onLine ? 'pipe' : 'inherit'],
  })
  if (child.stderr && onLine) createInterface(child.stderr).on('line', onLine)
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  void ended.then(() => running.delete(child))
  const url = await urlOf(child, ended)
  while (!(await isReady(url)));
  return {
    url,
    process: child,
    readyMs: performance.now() - since,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/site/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

function urlOf({ stdout }: ChildProcess, ended: Promise<number | null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stdout?.on('data', (chunk) => {
      said += String(chunk)
      const [, url] = /ready on (\S+)/.exec(said) ?? []
      if (url) resolve(url)
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)))
  })
}
