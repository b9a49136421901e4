// Starts throw-away object stores for tests: OpenStack Swift with its S3 front, in a temporary folder, gone when stopped.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const packages = ['swift', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const RING_BUILDER = 'swift-ring-builder'
const programs = [RING_BUILDER, 'swift-proxy-server', 'swift-object-server']
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin']

const quietly = (command, args) => {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isInstalled = () => programs.every((program) => folders.some((folder) => existsSync(join(folder, program))))

/** Whether Swift is there; root on Debian installs it when it is missing. */
export function findSwift() {
  if (isInstalled()) return true
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  if (!quietly('apt-get', install) && quietly('apt-get', ['update'])) quietly('apt-get', install)
  return isInstalled()
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

const storage = (kind, port, folder) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
conn_timeout = 5
node_timeout = 30
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}

[${kind}-replicator]
[${kind}-updater]
[${kind}-auditor]
`

// Without gatekeeper, bulk and slo every upload in parts is answered by 501. Nothing is cached: no memcached is needed.
const proxy = (port, folder) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 5
node_timeout = 30
recoverable_node_timeout = 30
[filter:tempauth]
use = egg:swift#tempauth
user_vitrine_tester = testing .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
${['s3api', 'gatekeeper', 'bulk', 'slo', 'catch_errors'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`

/**
 * Starts an object store that keeps nothing.
 *
 * @returns {Promise<{ url: (bucket: string) => string, endpoint: string, down: () => Promise<void>, up: () => Promise<void>, stop: () => Promise<void> }>}
 *   `url`: the value of STORE_URL for a bucket, which must be made first; `down` kills all of it, as a power cut does.
 */
export async function startObjectStore() {
  if (!findSwift()) throw new Error(`Swift is not installed: apt-get install ${packages.join(' ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-swift-'))
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = vitrine\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  )
  const servers = []
  const ports = []
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort()
    const builder = join(folder, `${kind}.builder`)
    for (const args of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']])
      execFileSync(RING_BUILDER, [builder, ...args], { stdio: 'ignore' })
    writeFileSync(join(folder, `${kind}.conf`), storage(kind, port, folder))
    servers.push(kind)
    ports.push(port)
  }
  const port = await freePort()
  ports.push(port)
  writeFileSync(join(folder, 'proxy.conf'), proxy(port, folder))
  servers.push('proxy')
  const endpoint = `http://127.0.0.1:${port}`

  let running = []
  const killAll = () => {
    for (const server of running) server.kill('SIGKILL')
  }
  process.once('exit', killAll)
  const down = async () => {
    const gone = running.map((server) => server.exitCode ?? new Promise((resolve) => server.once('exit', resolve)))
    killAll()
    await Promise.all(gone)
    running = []
  }
  const up = async () => {
    running = servers.map((kind) => {
      const log = openSync(join(folder, `${kind}.log`), 'a')
      return spawn(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], { stdio: ['ignore', log, log] })
    })
    for (let tries = 0; ; tries += 1) {
      // The proxy answers 503 until the others are there.
      const answers = await Promise.all(ports.map((one) => fetch(`http://127.0.0.1:${one}/`).catch(() => undefined)))
      if (answers.every(Boolean)) return
      if (tries > 600 || running.some(({ exitCode }) => exitCode !== null)) {
        await down()
        throw new Error(`The object store did not start; see ${folder}/*.log`)
      }
      await sleep(100)
    }
  }
  const stop = async () => {
    process.off('exit', killAll)
    await down()
    rmSync(folder, { recursive: true, force: true })
  }
  await up()
  const { host } = new URL(endpoint)
  return { endpoint, url: (bucket) => `s3://vitrine%3Atester:testing@${host}/${bucket}?tls=off`, down, up, stop }
}
