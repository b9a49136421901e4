import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { deviceRules, layoutRules } from '@vitrine/renderer/device-rules'
import { sectionSpecs } from '@vitrine/sections/specs'
import type { ViteDevServer } from 'vite'

/**
 * The stylesheet of the designer's canvas while developing, made of the sources as they are: what the
 * build puts together of the base, all fonts, parts and sections, in the same order.
 */
export async function canvasCss({ config: { root }, environments }: ViteDevServer): Promise<string> {
  const files = (pattern: string) => globSync(resolve(root, pattern)).sort()
  const css = async (file: string) =>
    (await environments.client.transformRequest(`/${relative(root, file)}?direct`))?.code ?? ''
  const all = async (patterns: readonly string[]) => (await Promise.all(patterns.flatMap(files).map(css))).join('\n')
  return [
    await all(['renderer/src/base.css', 'host/src/screens/screens.css']),
    layoutRules,
    await all(['renderer/src/fonts/*.css', 'sections/src/parts/*/*.module.css', 'sections/src/*/*.module.css']),
    ...sectionSpecs.map(deviceRules),
  ].join('\n')
}
