import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject, type SectionSpec } from '@vitrine/schemas'
import { CommandError } from '../command.ts'
import { type LocatedPlugin, locatePlugin } from '../config/locate-plugin.ts'
import { readConfig } from '../config/read-config.ts'
import { prepareSources } from '../site/prepare.ts'
import type { LoadedSection } from './find-sections.ts'
import type { ModuleLoader } from './section-server.ts'

/** The sections of a site of one's own. */
export interface SiteSections {
  /** All that may be placed; those of Vitrine without their views. */
  readonly sections: readonly LoadedSection[]
  /** Those whose plugins stand in the site itself: their lock file is here. */
  readonly own: readonly LoadedSection[]
}

const locate = (module: string, cwd: string): LocatedPlugin => {
  try {
    return locatePlugin(module, cwd)
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}

async function builtInSections(cwd: string): Promise<readonly LoadedSection[]> {
  const file = join(prepareSources(cwd), 'sections/src/specs.ts')
  const { sectionSpecs } = (await import(pathToFileURL(file).href)) as { readonly sectionSpecs: readonly SectionSpec[] }
  return sectionSpecs.map((spec) => ({ spec }))
}

/**
 * The sections of the site in a folder, as its config names them.
 *
 * @throws CommandError where a plugin is missing or is none
 */
export async function loadSiteSections(cwd: string, loader: ModuleLoader): Promise<SiteSections> {
  const { plugins = [], builtInSections: hasBuiltIn = true } = await readConfig(cwd)
  const sections: LoadedSection[] = [...(hasBuiltIn ? await builtInSections(cwd) : [])]
  const own: LoadedSection[] = []
  for (const module of plugins) {
    const { plugin, packageName } = locate(module, cwd)
    const { default: loaded } = await loader.load(plugin)
    if (!isObject(loaded)) throw new CommandError(`${module} exports no plugin: export default definePlugin({ … })`)
    const ofPlugin = (loaded.sections ?? []) as readonly LoadedSection[]
    sections.push(...ofPlugin)
    if (packageName === undefined) own.push(...ofPlugin)
  }
  return { sections, own }
}
