import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { CommandError } from '../command.ts'
import { WORK_FOLDER } from '../config/built-site.ts'

/** In the package of the host: the sources of all packages, laid out as in Vitrine itself. */
const SOURCES = 'sources'

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folder of a package, looked for as Node does from a folder upwards: its package.json need not be exported. */
function packageFolder(name: string, from: string): string | undefined {
  const here = join(from, 'node_modules', name)
  if (existsSync(join(here, 'package.json'))) return realpathSync(here)
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from))
}

/** Whether the service is installed, for an app that need not have it. */
export const isHostInstalled = (cwd: string): boolean => packageFolder('@vitrine/host', cwd) !== undefined

/** The package of the service. @throws CommandError where it is not installed */
function hostFolder(cwd: string): string {
  const found = packageFolder('@vitrine/host', cwd)
  if (found === undefined) throw new CommandError('The service is not installed here: npm install @vitrine/host')
  return found
}

/** Lets the sources find what they need: each other, and the packages that the host depends on, wherever npm put them. */
function link(work: string, host: string, packages: readonly string[]): void {
  const modules = join(work, 'node_modules')
  const { dependencies = {}, peerDependencies = {} } = readManifest(host)
  const place = (name: string, target: string) => {
    const at = join(modules, name)
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(process.platform === 'win32' ? target : relative(dirname(at), target), at, 'junction')
  }
  for (const name of packages) place(name === 'vitrine' ? name : `@vitrine/${name}`, join(work, SOURCES, name))
  const { resolve } = createRequire(join(host, 'package.json'))
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name === 'vitrine' || name.startsWith('@vitrine/')) continue
    const folder = packageFolder(name, host) ?? packageOf(resolve(name), name)
    place(name, folder)
  }
}

/** The folder of a package by a file in it. */
function packageOf(file: string, name: string): string {
  const end = file.lastIndexOf(join('node_modules', name))
  return file.slice(0, end + join('node_modules', name).length)
}

/**
 * Makes the sources of Vitrine ready to be built with those of a site. Node and Vite read TypeScript everywhere but in
 * `node_modules`, so they are copied once for each version into `.vitrine/sources`; in Vitrine itself they are used as they are.
 *
 * @returns the folder of the sources
 * @throws CommandError where the service is not installed
 */
export function prepareSources(cwd: string): string {
  const host = hostFolder(cwd)
  if (!existsSync(join(host, SOURCES))) return dirname(host)
  const work = join(cwd, WORK_FOLDER)
  const sources = join(work, SOURCES)
  const stamp = join(sources, 'stamp.txt')
  const wanted = `${readManifest(host).version} ${readFileSync(join(host, SOURCES, 'id.txt'), 'utf8')} ${host}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return sources
  for (const old of [sources, join(work, 'node_modules')]) rmSync(old, { recursive: true, force: true })
  cpSync(join(host, SOURCES), sources, { recursive: true })
  const packages: readonly string[] = JSON.parse(readFileSync(join(sources, 'packages.json'), 'utf8'))
  link(work, host, packages)
  writeFileSync(stamp, wanted)
  return sources
}

/** What the sources offer to these commands (`host/vite/site/site.ts`). */
export interface SiteTools {
  readonly buildSite: (site: { readonly folder: string; readonly config: object }) => Promise<void>
  readonly developSite: (site: { readonly folder: string; readonly config: object }) => Promise<void>
}
