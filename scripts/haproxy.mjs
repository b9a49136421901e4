// Starts HAProxy as docs/how-to/at-scale/haproxy.cfg sets it up, in front of instances on this machine.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']

/** The path of HAProxy, or nothing where it is not installed. */
export const findHaproxy = () =>
  folders.map((folder) => join(folder, 'haproxy')).find((path) => path.startsWith('/') && existsSync(path))

/**
 * The example with other instances, at a port of this machine.
 *
 * @param {readonly string[]} urls of the instances: `http://127.0.0.1:3000`.
 */
export function balancerConfig(port, urls) {
  const servers = urls.map((url, at) => `  server web${at + 1} ${new URL(url).host}`)
  return (
    readFileSync(new URL('../docs/how-to/at-scale/haproxy.cfg', import.meta.url), 'utf8')
      // It wants two files for each connection, which tests are not always given.
      .replace('maxconn 20000', 'maxconn 2000')
      .replace('bind :8080', `bind 127.0.0.1:${port}`)
      .replace(/(?:^ {2}server web\d .*\n)+/m, `${servers.join('\n')}\n`)
      .replace(' resolvers docker init-addr none', '')
      .replace(/^resolvers docker\n(?: .*\n?)+/m, '')
  )
}

/** What HAProxy has to say against a config; nothing where it takes it. */
export function wrongIn(config) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-haproxy-'))
  try {
    const path = join(folder, 'haproxy.cfg')
    writeFileSync(path, config)
    execFileSync(findHaproxy(), ['-c', '-f', path], { stdio: 'pipe' })
    return ''
  } catch (error) {
    return String(error.stderr)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * Starts the balancer and waits until it reaches an instance.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startHaproxy(urls) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-haproxy-'))
  const port = await freePort()
  const path = join(folder, 'haproxy.cfg')
  writeFileSync(path, balancerConfig(port, urls))
  const child = spawn(findHaproxy(), ['-db', '-q', '-f', path], { stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    process.off('exit', kill)
    const ended = child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))
    kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries += 1) {
    if ((await fetch(`${url}/api/site/ready`).catch(() => undefined))?.ok) return { url, stop }
    if (tries > 100 || child.exitCode !== null) {
      await stop()
      throw new Error('The balancer did not start.')
    }
    await sleep(100)
  }
}
