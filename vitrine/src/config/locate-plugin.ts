import { existsSync, globSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isObject } from '@vitrine/schemas'

/** Where the parts of a plugin stand, as absolute paths. */
export interface LocatedPlugin {
  /** As the config names it. */
  readonly module: string
  /** The folder with its files. */
  readonly folder: string
  /** Exports the plugin by default. */
  readonly plugin: string
  /** Exports `specs`; the plugin itself is asked, where it has none. */
  readonly specs?: string
  readonly styles: readonly string[]
  readonly islands: Readonly<Record<string, string>>
  /** What was locked of the shape of its sections. */
  readonly lock?: string
  /** The name of its package, where it is one that is installed. */
  readonly packageName?: string
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()
const filesIn = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .sort()
    .map((file) => join(folder, file))

const first = (folder: string, names: readonly string[]): string | undefined =>
  names.map((name) => join(folder, name)).find((file) => existsSync(file))

/** The name of an island by its file: `…/quote/rate.island.tsx` → `quote/rate`. */
const islandName = (file: string): string =>
  `${basename(dirname(file))}/${basename(file).replace(/\.island\.[jt]sx?$/, '')}`

/** A folder of the site: its files are found by their names. */
function locateFolder(module: string, folder: string): LocatedPlugin {
  const plugin = first(folder, ['plugin.ts', 'plugin.tsx', 'plugin.js'])
  if (plugin === undefined) throw new Error(`${module}: there is no plugin.ts in ${folder}.`)
  const specs = first(folder, ['specs.ts', 'specs.js'])
  const lock = first(folder, ['vitrine.lock.json'])
  return {
    module,
    folder,
    plugin,
    ...(specs !== undefined && { specs }),
    styles: filesIn(folder, '**/*.css'),
    islands: Object.fromEntries(filesIn(folder, '**/*.island.{ts,tsx,js,jsx}').map((file) => [islandName(file), file])),
    ...(lock !== undefined && { lock }),
  }
}

/** The folder of a package that is installed, looked for as Node does, from a folder upwards. */
function packageFolder(name: string, from: string): string | undefined {
  const here = join(from, 'node_modules', name)
  if (existsSync(join(here, 'package.json'))) return realpathSync(here)
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from))
}

/** A package: its package.json says where everything stands. */
function locatePackage(module: string, site: string): LocatedPlugin {
  const folder = packageFolder(module, site)
  if (folder === undefined) throw new Error(`${module} is not installed: npm install ${module}`)
  const { vitrine } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly vitrine?: unknown }
  if (!isObject(vitrine) || typeof vitrine.plugin !== 'string')
    throw new Error(`${module} is no plugin: its package.json has no "vitrine": { "plugin": "./dist/plugin.js" }.`)
  const at = (path: unknown): string => {
    const file = resolve(folder, String(path))
    if (!existsSync(file)) throw new Error(`${module}: its package.json names ${String(path)}, which is not there.`)
    return file
  }
  const { plugin, specs, styles = [], islands = {}, lock = existsSync(join(folder, 'vitrine.lock.json')) } = vitrine
  return {
    module,
    folder,
    plugin: at(plugin),
    ...(specs !== undefined && { specs: at(specs) }),
    styles: (Array.isArray(styles) ? styles : [styles]).map(at),
    islands: isObject(islands)
      ? Object.fromEntries(Object.entries(islands).map(([name, file]) => [name, at(file)]))
      : {},
    ...(lock !== false && { lock: at(lock === true ? 'vitrine.lock.json' : lock) }),
    packageName: module,
  }
}

/**
 * Finds a plugin that a config names: a folder of the site (`./plugin`), or a package.
 *
 * @throws Error with what is missing.
 */
export function locatePlugin(module: string, site: string): LocatedPlugin {
  if (!/^\.{0,2}\//.test(module)) return locatePackage(module, site)
  const folder = resolve(site, module)
  if (!isFolder(folder)) throw new Error(`${module}: there is no such folder.`)
  return locateFolder(module, folder)
}
