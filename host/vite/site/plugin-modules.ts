import { resolve, sep } from 'node:path'
import type { PageTypeSpec, PermissionSet, Theme } from '@vitrine/schemas'
import type { Plugin } from 'vite'
import type { LocatedPlugin } from 'vitrine/locate-plugin'
import { root } from '../config.ts'

/** What a site's builds put in the place of what the host itself says of plugins. */
export interface PluginModules {
  readonly plugins: readonly LocatedPlugin[]
  readonly hasBuiltInSections: boolean
  readonly themes: readonly Theme[]
  readonly pageTypes: readonly PageTypeSpec[]
  readonly permissionSets: readonly PermissionSet[]
}

/** The names that the host asks for, and the modules that answer; a `#` cannot stand in an address. */
const modules = new Map([
  ['#plugins', '\0virtual:vitrine-site/plugins'],
  ['#plugins/specs', '\0virtual:vitrine-site/specs'],
])

/** Packages of which there is one: that of the host. */
const shared = /^(?:@vitrine\/|vitrine(?:\/|$)|react(?:-dom)?(?:\/|$))/

/** From where they are looked for. */
const host = resolve(root, 'host/src/plugins/plugins.ts')

const quoted = (text: string): string => JSON.stringify(text)

function listOfPlugins({ plugins, themes }: PluginModules): string {
  return [
    ...plugins.map(({ plugin }, at) => `import plugin${at} from ${quoted(plugin)}`),
    `export const plugins = [${plugins.map((_, at) => `plugin${at}`).join(', ')}]`,
    `export const ownThemes = ${JSON.stringify(themes)}`,
  ].join('\n')
}

function listOfSpecs({ plugins, hasBuiltInSections, pageTypes, permissionSets }: PluginModules): string {
  return [
    ...plugins.map(({ specs, plugin }, at) =>
      specs === undefined
        ? `import plugin${at} from ${quoted(plugin)}\nconst specs${at} = (plugin${at}.sections ?? []).map(({ spec }) => spec)\nconst { pageTypes: pageTypes${at} = [], permissionSets: sets${at} = [] } = plugin${at}`
        : `import * as module${at} from ${quoted(specs)}\nconst { specs: specs${at}, pageTypes: pageTypes${at} = [], permissionSets: sets${at} = [] } = module${at}`,
    ),
    `export const pluginSpecs = [${plugins.map((_, at) => `specs${at}`).join(', ')}]`,
    `export const pluginPageTypes = [${plugins.map((_, at) => `pageTypes${at}`).join(', ')}]`,
    `export const ownPageTypes = ${JSON.stringify(pageTypes)}`,
    `export const pluginPermissionSets = [${plugins.map((_, at) => `sets${at}`).join(', ')}]`,
    `export const ownPermissionSets = ${JSON.stringify(permissionSets)}`,
    `export const hasBuiltInSections = ${hasBuiltInSections}`,
  ].join('\n')
}

/**
 * Puts the plugins of a site in the place of `#plugins`, and gives them what the host itself uses of Vitrine and of React:
 * two of a kind would not know of each other's pages.
 */
export function pluginModules(site: PluginModules): Plugin {
  return {
    name: 'vitrine:plugin-modules',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const known = modules.get(id)
      if (known !== undefined) return known
      if (importer === undefined || !shared.test(id)) return undefined
      const isOurs = importer.startsWith(root) && !site.plugins.some(({ folder }) => importer.startsWith(folder + sep))
      return isOurs ? undefined : this.resolve(id, host, { ...options, skipSelf: true })
    },
    load(id) {
      if (id === modules.get('#plugins')) return listOfPlugins(site)
      if (id === modules.get('#plugins/specs')) return listOfSpecs(site)
      return undefined
    },
  }
}
