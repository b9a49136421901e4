import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nextBuild } from './next-build.ts'
import { ownPort } from './own-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Of the owner. */
export const password = 'correct horse'

/** A folder below the repository: what runs in it finds what is installed there. */
function folderInCache(): string {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'builds-'))
}

/** A server that is updated under open pages: its data stays, its build changes. */
export class Updated {
  readonly data = mkdtempSync(join(tmpdir(), 'vitrine-updated-'))
  readonly #hosts = folderInCache()
  readonly #port = ownPort()
  readonly origin = `http://localhost:${this.#port}`
  #running: ChildProcess | undefined

  /** Starts the build of the sources, or another one that is called so. */
  async start(id?: string): Promise<void> {
    const host = id === undefined ? join(root, 'host') : join(this.#hosts, id)
    if (id !== undefined) nextBuild(join(root, 'host'), host, id)
    const script = `const { main } = await import(${JSON.stringify(join(host, 'dist/server/main.js'))})
      await main(${JSON.stringify(host)}, ${JSON.stringify(join(root, 'sites'))})`
    const running = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        DATA_DIR: this.data,
        DEMO: '1',
        OWNER_PASSWORD: password,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        BUILD_POLL_SECONDS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#running = running
    let said = ''
    for await (const text of running.stdout ?? []) {
      said += text
      if (said.includes('Vitrine is ready')) return
    }
    throw new Error(`It never was ready:\n${said}`)
  }

  async stop(): Promise<void> {
    const running = this.#running
    if (!running || running.exitCode !== null) return
    const exit = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGTERM')
    await exit
  }

  async update(id: string): Promise<void> {
    await this.stop()
    await this.start(id)
  }

  /** As if three more builds had come and gone meanwhile. */
  forgetEarlierFiles(): void {
    const assets = join(this.data, '.builds/assets')
    for (const name of readdirSync(assets)) if (!/-second\.js$/.test(name)) rmSync(join(assets, name))
  }

  /** As the files of the first build go, a day after it is one of the last three (`api/src/features/builds`). */
  forgetFirstFiles(): void {
    const assets = join(this.data, '.builds/assets')
    for (const name of readdirSync(assets))
      if (/\.js(?:\.|$)/.test(name) && !/-(?:second|third)\.js/.test(name)) rmSync(join(assets, name))
  }

  remove(): void {
    for (const folder of [this.data, this.#hosts]) rmSync(folder, { recursive: true, force: true })
  }
}
