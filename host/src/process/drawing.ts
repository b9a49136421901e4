import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiOptions } from '@vitrine/api'
import { createRegistry, type Registry } from '@vitrine/renderer'
import { rewriteAsset } from '@vitrine/renderer/internal'
import { rendererTexts } from '@vitrine/renderer/texts'
import { isAsset } from '@vitrine/schemas'
import type { Assets } from '../assets/assets.ts'
import { assetHostsOf, type Config, storesOf, systemOriginOf } from '../config.ts'
import type { RenderContext } from '../pages/draw.ts'
import { sections } from '../plugins/sections.ts'
import { sectionTexts } from '../plugins/server-texts.ts'
import type { BuildRedirectRule } from '../routing/redirects.ts'
import { createHostTexts } from '../translations/interface-words.ts'

// What the process and the thread that draws pages ahead of time have in common: both draw the same.

let registry: Registry | undefined
/** Every section, read once; none is added while this process lives. What was built was verified by the build. */
const registryOfSections = (areVerified: boolean): Registry => (registry ??= createRegistry(sections, { areVerified }))

/** Where the files for browsers stand, in the folder of this package. */
export const buildsIn = (folder: string): string => join(folder, 'dist/client/builds')

/** What all pages are drawn with. */
export function renderContextOf(config: Config, assets: Assets, areVerified: boolean): RenderContext {
  const hosts = assetHostsOf(config)
  return {
    assets,
    registry: registryOfSections(areVerified),
    words: createHostTexts((language) => ({ ...rendererTexts(language), ...sectionTexts(language) })),
    pollInterval: config.buildPollSeconds === undefined ? undefined : config.buildPollSeconds * 1000,
    asset: (src) => (isAsset(src) ? rewriteAsset(src, hosts) : ''),
  }
}

/** The redirects that the build wrote into its manifest (R69). */
export function redirectsOf(builds: string, buildId: string): readonly BuildRedirectRule[] {
  const manifest: { readonly matcher: readonly BuildRedirectRule[] } = JSON.parse(
    readFileSync(join(builds, 'meta', `${buildId}.json`), 'utf8'),
  )
  return manifest.matcher
}

/** What the service of both is made with. */
export const apiSettings = (config: Config): Pick<ApiOptions, 'region' | 'systemOrigin' | 'mediaHosts'> => ({
  region: config.region,
  systemOrigin: systemOriginOf(config),
  mediaHosts: [...storesOf(config).map((store) => URL.parse(store)?.host ?? store), ...config.mediaHosts],
})
