// Starts throw-away PostgreSQL clusters for tests: in a temporary folder, on a unix socket, gone when stopped.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const quietly = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

const isRoot = process.getuid?.() === 0

/**
 * The folder of PostgreSQL's programs; root on Debian installs them when they are missing.
 * `undefined` when there are none.
 */
export function findPostgres() {
  const found = findBinaries()
  if (found || !isRoot || !existsSync('/etc/debian_version')) return found
  const install = ['install', '-y', '--no-install-recommends', 'postgresql']
  if (quietly('apt-get', install) === undefined && quietly('apt-get', ['update']) !== undefined)
    quietly('apt-get', install)
  return findBinaries()
}

/** PostgreSQL refuses to be root, so root lends it the account that Debian made for it. */
function account() {
  if (!isRoot) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(quietly('id', [flag, 'postgres'])))
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root, and there is no user postgres.')
  return { uid, gid }
}

/**
 * Starts a cluster that keeps nothing: what is written is not flushed to disk.
 *
 * @param {string} [kept] a folder, empty or of an earlier start, in which it stays when it is stopped.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, down: () => Promise<void>, up: () => Promise<void> }>}
 *   the address of its database, how to end it, and how to take it down and bring it back as it was.
 */
export async function startPostgres(kept) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const as = account()
  if (kept !== undefined) mkdirSync(kept, { recursive: true })
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'vitrine-pg-'))
  if (as.uid) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  if (!existsSync(data))
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      {
        ...as,
        cwd: folder,
        stdio: 'ignore',
      },
    )
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=',
    // Files of tests run side by side, some with three instances, each with a pool for requests and one for jobs.
    'max_connections=300',
    `unix_socket_directories=${folder}`,
  ]
  let server
  let ended
  const kill = () => server?.kill('SIGKILL')
  process.once('exit', kill)

  const down = async (signal = 'SIGINT') => {
    server.kill(signal)
    await ended
  }
  const stop = async () => {
    process.off('exit', kill)
    // One that is kept writes down what it has.
    await down(kept === undefined ? 'SIGQUIT' : 'SIGINT')
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
  const up = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    })
    ended = new Promise((resolve) => server.once('exit', resolve))
    for (
      let tries = 0;
      quietly(join(bin, 'pg_isready'), ['-q', '-h', folder, '-U', 'postgres']) === undefined;
      tries++
    ) {
      if (tries > 200 || server.exitCode !== null) {
        await stop()
        throw new Error('PostgreSQL did not start.')
      }
      await sleep(50)
    }
  }
  await up()
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop, down, up }
}
