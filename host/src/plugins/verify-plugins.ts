import { createRegistry, RegistryError } from '@vitrine/renderer'
import { sectionSpecs as builtIn } from '@vitrine/sections/specs'
import { pluginProblems } from 'vitrine/plugin-problems'
import { themeWarnings } from 'vitrine/theme-problems'
import { plugins } from '#plugins'
import { ownPageTypes, ownPermissionSets, pluginPageTypes, pluginPermissionSets, pluginSpecs } from '#plugins/specs'
import manifest from '../../package.json' with { type: 'json' }
import { offeredThemes } from './editor.ts'
import { sections } from './sections.ts'
import { sectionSpecs } from './specs.ts'

/** Why plugins cannot be used: every reason, each with the plugin's name. */
export class PluginError extends Error {
  override readonly name = 'PluginError'
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(`The plugins of this site cannot be used:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`)
    this.reasons = reasons
  }
}

/** What is wrong with the plugins of this site, but for their schemas, which the registry checks. */
const problemsOfPlugins = (): Promise<readonly string[]> =>
  pluginProblems(plugins, {
    version: manifest.version,
    types: builtIn.map(({ type }) => type),
    specTypes: pluginSpecs.map((specs) => specs.map(({ type }) => type)),
    specPageTypes: pluginPageTypes.map((pageTypes) => pageTypes.map(({ key }) => key)),
    ownPageTypes,
    specPermissionSets: pluginPermissionSets.map((sets) => sets.map(({ key }) => key)),
    ownPermissionSets,
    specs: sectionSpecs,
  })

/** @throws PluginError with all that is wrong with the plugins, but for their schemas. */
export async function verifyPlugins(): Promise<void> {
  const reasons = await problemsOfPlugins()
  if (reasons.length > 0) throw new PluginError(reasons)
}

/** What is wrong with the schemas of all sections. Without plugins it is our own fault, and thrown as it is. */
function problemsOfSchemas(): readonly string[] {
  try {
    createRegistry(sections)
    return []
  } catch (error) {
    if (!(error instanceof RegistryError) || plugins.length === 0) throw error
    return error.reasons
  }
}

/**
 * Tells what is wrong with the sections and the plugins; a build asks, since it takes a second.
 *
 * @returns what is no fault, and should be known: themes whose colours cannot be read well.
 * @throws RegistryError, PluginError with every reason
 */
export async function verifySections(): Promise<readonly string[]> {
  const reasons = [...(await problemsOfPlugins()), ...problemsOfSchemas()]
  if (reasons.length > 0) throw new PluginError(reasons)
  return offeredThemes.flatMap(themeWarnings)
}
