import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publishedManifest, readManifest } from './manifest.mjs'
import { builtFolder, commandName, hostName, packageNames, root } from './packages.mjs'
import { writeTexts } from './published-texts.mjs'

/** The packages that a site is built of, and what builds it. */
const sources = [...packageNames.filter((name) => name !== 'puck'), 'office', 'api', hostName, commandName]

/** What builds them, which is no dependency of any of them. */
const tools = ['@vitejs/plugin-react', 'marked', 'vite']

const isTest = (file) => /(?:^|\/)testing\/|\.(?:test|stories|e2e)\.|\.server\.test\./.test(file)

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** All files that a site is built of, as paths from the root of the repository. */
function sourceFiles() {
  const patterns = [
    ...sources.map((name) => `${name}/{src,build,vite,texts,labels}/**/*`),
    ...sources.map((name) => `${name}/{package,redirects}.json`),
    'docs/owners/**/*',
    'sites/templates/**/*',
  ]
  return globSync(patterns, { cwd: root })
    .filter((file) => !isTest(file) && statSync(join(root, file)).isFile())
    .sort()
}

/** What all of them depend on, with ranges. */
function dependencies() {
  const { devDependencies } = readManifest('.')
  const versions = Object.fromEntries(tools.map((name) => [name, devDependencies[name]]))
  for (const name of sources) Object.assign(versions, readManifest(name).dependencies)
  return Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => name !== commandName && !name.startsWith('@vitrine/') && !/^react(-dom)?$/.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, version]) => [name, `^${version}`]),
  )
}

/**
 * Puts the sources of all packages, as they are laid out here, into `dist/host`: a site of one's own is built of them together
 * with its sections (decision 086).
 */
export function buildHost() {
  const folder = builtFolder(hostName)
  rmSync(folder, { recursive: true, force: true })
  const hash = createHash('sha256')
  for (const file of sourceFiles()) {
    const to = join(folder, 'sources', file)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(join(root, file), to)
    hash.update(file).update(readFileSync(to))
  }
  const write = (file, text) => writeFileSync(join(folder, file), text)
  write('sources/id.txt', hash.digest('hex').slice(0, 12))
  write('sources/packages.json', JSON.stringify(sources))
  // The folder of the sources is no package of a name, and its modules are modules.
  write('sources/package.json', JSON.stringify({ private: true, type: 'module' }))
  // How they are read: without the projects that check their types here.
  const { compilerOptions } = readJson('tsconfig.json')
  write('sources/tsconfig.json', JSON.stringify({ compilerOptions }))
  writeTexts(hostName)
  const { sideEffects: _any, ...manifest } = publishedManifest(hostName, { './package.json': './package.json' })
  const peers = { react: '>=19.0.0', 'react-dom': '>=19.0.0' }
  const published = { ...manifest, engines: { node: '>=24' }, dependencies: dependencies(), peerDependencies: peers }
  write('package.json', `${JSON.stringify(published, null, 2)}\n`)
}
