import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isObject, type SectionSpec } from '@vitrine/schemas'
import { lockProblems, type SchemaLock } from '@vitrine/schemas/lock'
import { createServer, type Plugin as VitePlugin } from 'vite'
import type { Plugin, SiteConfig } from 'vitrine'
import { NOTE_FILE, noteOf, serverOptions, WORK_FOLDER } from 'vitrine/built-site'
import { type LocatedPlugin, locatePlugin } from 'vitrine/locate-plugin'
import { buildAll } from '../build-all.ts'
import { root, type SitePlugins } from '../config.ts'
import { develop } from '../develop.ts'
import { pluginModules } from './plugin-modules.ts'

/** A site of one's own: where it stands, and what its config says. */
export interface Site {
  readonly folder: string
  readonly config: SiteConfig
}

interface ReadPlugin extends LocatedPlugin {
  readonly loaded: Plugin
}

/**
 * Loads plugins as the builds do, to see what they are called and which sections they have, and whether they can be used.
 *
 * @throws PluginError with all that is wrong with them
 */
async function load(located: readonly LocatedPlugin[], modules: VitePlugin): Promise<readonly ReadPlugin[]> {
  const vite = await createServer({
    root,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [modules],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: {
      noExternal: [/^@vitrine\//, 'vitrine', 'lucide', ...located.flatMap(({ packageName = [] }) => packageName)],
    },
  })
  try {
    const read: ReadPlugin[] = []
    for (const plugin of located) {
      const { default: loaded } = await vite.ssrLoadModule(plugin.plugin)
      if (!isObject(loaded) || typeof loaded.prefix !== 'string')
        throw new Error(`${plugin.module} exports no plugin: export default definePlugin({ … })`)
      read.push({ ...plugin, loaded: loaded as unknown as Plugin })
    }
    const { verifySections } = await vite.ssrLoadModule('/host/src/plugins/verify-plugins.ts')
    await verifySections()
    return read
  } finally {
    await vite.close()
  }
}

const specsOf = ({ loaded: { sections = [] } }: ReadPlugin): readonly SectionSpec[] => sections.map(({ spec }) => spec)

/** What would be lost of what is stored, by what a plugin locked itself. */
function lostBy(plugin: ReadPlugin): readonly string[] {
  if (plugin.lock === undefined) return []
  const lock = JSON.parse(readFileSync(plugin.lock, 'utf8')) as SchemaLock
  return lockProblems({ ...lock, records: {} }, {}, specsOf(plugin)).map((line) => `${plugin.loaded.name}: ${line}`)
}

/**
 * Finds and loads the plugins of a site.
 *
 * @throws Error with all that cannot be found, or that would lose what is stored.
 */
async function readPlugins({ folder, config }: Site): Promise<{ plugins: readonly ReadPlugin[]; build: SitePlugins }> {
  const missing: string[] = []
  const located: LocatedPlugin[] = []
  for (const module of config.plugins ?? [])
    try {
      located.push(locatePlugin(module, folder))
    } catch (error) {
      missing.push((error as Error).message)
    }
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const modules = () =>
    pluginModules({
      plugins: located,
      hasBuiltInSections: config.builtInSections ?? true,
      themes: config.themes ?? [],
      pageTypes: config.pageTypes ?? [],
      permissionSets: config.permissionSets ?? [],
    })
  const plugins = await load(located, modules())
  const lost = plugins.flatMap(lostBy)
  if (lost.length > 0) throw new Error(lost.join('\n'))
  return {
    plugins,
    build: {
      sources: plugins.map((plugin) => ({
        prefix: plugin.loaded.prefix,
        folder: plugin.folder,
        types: specsOf(plugin).map(({ type }) => type),
        styles: plugin.styles,
        islands: plugin.islands,
      })),
      specs: plugins.flatMap(specsOf),
      resolved: modules,
      bundled: located.flatMap(({ packageName = [] }) => packageName),
      site: folder,
    },
  }
}

/** Builds what `vitrine start` runs into `.vitrine/dist`. @throws Error with what is wrong with the plugins */
export async function buildSite(site: Site): Promise<void> {
  const { build } = await readPlugins(site)
  const dist = join(site.folder, WORK_FOLDER, 'dist')
  const redirects = join(site.folder, 'redirects.json')
  await buildAll({ dist, plugins: build, ...(existsSync(redirects) && { redirects }) })
  writeFileSync(join(dist, NOTE_FILE), noteOf(site.config))
}

/** The server while developing a site. It ends with the process. */
export async function developSite(site: Site): Promise<void> {
  const { build, plugins } = await readPlugins(site)
  const dist = join(site.folder, WORK_FOLDER, 'dev')
  mkdirSync(dist, { recursive: true })
  await develop({
    folder: resolve(root, 'host'),
    dist,
    ...serverOptions(site.folder, site.config, resolve(root, 'sites')),
    plugins: build,
    isOfPlugin: (file) => plugins.some(({ folder }) => file.startsWith(folder)),
  })
}
