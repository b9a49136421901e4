import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

/** What whoever installs a package brings along. */
const peers = new Set(['react', 'react-dom'])
/** The oldest version of them. */
const PEER_RANGE = '>=19.0.0'

/** What stands in the package.json of a folder of the repository. */
export const readManifest = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))

/**
 * The entry points of a package, by what is written behind its name: `./plain` → `src/validate/plain.ts`. Patterns are resolved
 * to the stylesheets that there are: modules have entry points of their own. What tests and builds of this repository use is left
 * out.
 */
export function entriesOf(name) {
  const { exports } = readManifest(name)
  const entries = new Map()
  for (const [path, target] of Object.entries(exports)) {
    const file = target.replace('./', '')
    if (path.startsWith('./testing/') || !file.startsWith('src/')) continue
    if (!file.includes('*')) {
      entries.set(path, file)
      continue
    }
    const [before, after] = file.split('*')
    for (const found of globSync(file, { cwd: join(root, name) }).sort()) {
      if (!found.endsWith('.css')) continue
      const part = found.slice(before.length, after === '' ? undefined : -after.length)
      entries.set(path.replace('*', part), found)
    }
  }
  return entries
}

/** The modules of a package that stand for another one where React's server components are drawn, by name and condition. */
export const importsOf = (name) => readManifest(name).imports ?? {}

/** Where the build puts the module of a source file, without its ending: `src/validate/plain.ts` → `validate/plain`. */
export const builtModule = (file) => file.replace(/^src\//, '').replace(/\.(ts|tsx|css|json)$/, '')

const builtFile = (file) => `./${builtModule(file.replace('./', ''))}.js`

/** The commands of a package, by their names: the source file of each. */
export const commandsOf = (name) =>
  new Map(Object.entries(readManifest(name).bin ?? {}).map(([command, file]) => [command, file.replace('./', '')]))

/** What a package says it is, and where more of it can be read, as far as the repository says so. */
export function describedIn(name) {
  const { description, keywords, license } = readManifest(name)
  const { homepage, repository, bugs } = readManifest('.')
  return {
    description,
    keywords,
    license,
    ...(homepage && { homepage }),
    ...(repository && { repository: { ...repository, directory: name } }),
    ...(bugs && { bugs }),
  }
}

/** The package.json that is published: of built files, with ranges for what it needs. */
export function publishedManifest(name, exports) {
  const { version, sideEffects, dependencies } = readManifest(name)
  const own = Object.entries(dependencies ?? {}).filter(([dependency]) => !peers.has(dependency))
  const commands = [...commandsOf(name)].map(([command, file]) => [command, `./${builtModule(file)}.js`])
  const brought = Object.keys(dependencies ?? {}).filter((dependency) => peers.has(dependency))
  const imports = Object.entries(importsOf(name)).map(([path, targets]) => [
    path,
    Object.fromEntries(Object.entries(targets).map(([condition, file]) => [condition, builtFile(file)])),
  ])
  return {
    name: `@vitrine/${name}`,
    version,
    ...describedIn(name),
    type: 'module',
    engines: { node: '>=22.12.0' },
    sideEffects,
    ...(imports.length > 0 && { imports: Object.fromEntries(imports) }),
    exports,
    ...(commands.length > 0 && { bin: Object.fromEntries(commands) }),
    dependencies: Object.fromEntries(own.map(([dependency, exact]) => [dependency, `^${exact}`])),
    ...(brought.length > 0 && {
      peerDependencies: Object.fromEntries(brought.map((dependency) => [dependency, PEER_RANGE])),
    }),
  }
}
