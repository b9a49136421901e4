import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The registry that packages are tried from, before the public one has them. Installed where it is needed: nothing else uses it. */
const VERDACCIO = '6.10.4'

/** In milliseconds; a registry that has not answered by then will not. */
const PATIENCE = 60_000

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** What the registry is told: ours are kept here alone, all others come from where npm takes them on this machine. */
const settings = (folder, upstream) => ({
  storage: join(folder, 'storage'),
  // The host brings the pictures of the handbook and of templates.
  max_body_size: '100mb',
  uplinks: { upstream: { url: upstream, maxage: '60m' } },
  packages: {
    '@vitrine/*': { access: '$all', publish: '$all' },
    'create-vitrine': { access: '$all', publish: '$all' },
    vitrine: { access: '$all', publish: '$all' },
    '**': { access: '$all', proxy: 'upstream' },
  },
  log: { type: 'stdout', format: 'pretty', level: 'error' },
})

/**
 * Starts a registry on this machine, in a folder.
 *
 * @returns its address, the environment in which npm uses it, and what ends it
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true })
  const write = (file, value) => writeFileSync(join(folder, file), JSON.stringify(value))
  // One of its packages names another by a tag that not every mirror keeps.
  write('package.json', { private: true, dependencies: { verdaccio: VERDACCIO }, overrides: { 'node-fetch': '2.7.0' } })
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  // JSON is YAML.
  write('config.yaml', settings(folder, upstream))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const server = spawn(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    { cwd: folder, stdio: 'ignore' },
  )
  const since = Date.now()
  while (
    !(await fetch(new URL('-/ping', url)).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() - since > PATIENCE) throw new Error('The local registry does not start.')
    await new Promise((soon) => setTimeout(soon, 200))
  }
  // npm publishes to whom it has a key for, and this one asks for none.
  writeFileSync(join(folder, 'npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=anyone\n`)
  const env = { ...process.env, npm_config_userconfig: join(folder, 'npmrc'), npm_config_registry: url }
  return { url, env, stop: () => server.kill() }
}
