import { RegistryError } from '@vitrine/renderer'
import { sectionSpecs as builtIn } from '@vitrine/sections/specs'
import { pluginProblems } from 'vitrine/plugin-problems'
import { themeWarnings } from 'vitrine/theme-problems'
import { plugins } from '#plugins'
import { pluginSpecs } from '#plugins/specs'
import manifest from '../../package.json' with { type: 'json' }
import { offeredThemes } from './editor.ts'

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
export const problemsOfPlugins = (): Promise<readonly string[]> =>
  pluginProblems(plugins, {
    version: manifest.version,
    types: builtIn.map(({ type }) => type),
    specTypes: pluginSpecs.map((specs) => specs.map(({ type }) => type)),
  })

/** Themes whose colours cannot be read well, in words. */
export const warningsOfThemes = (): readonly string[] => offeredThemes.flatMap(themeWarnings)

/** @throws PluginError with all that is wrong with the plugins, and with what `register` threw of their sections. */
export async function verifyPlugins(register?: () => void): Promise<void> {
  const reasons = [...(await problemsOfPlugins())]
  try {
    register?.()
  } catch (error) {
    // Without plugins it is our own fault, told as it is.
    if (!(error instanceof RegistryError) || plugins.length === 0) throw error
    reasons.push(...error.reasons)
  }
  if (reasons.length > 0) throw new PluginError(reasons)
}
