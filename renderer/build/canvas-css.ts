import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import { deviceRules, layoutRules } from '../src/section/device-rules.ts'
import type { SectionSources } from './section-styles-plugin.ts'

const own = fileURLToPath(new URL('../src', import.meta.url))

/**
 * The stylesheet of the designer's canvas while developing, made of the sources as they are: what the
 * build puts together of the base, all fonts, parts and sections, in the same order.
 */
export async function canvasCss(
  { config: { root }, environments }: ViteDevServer,
  { sources, specs, plugins = [] }: SectionSources,
): Promise<string> {
  const files = (pattern: string) => globSync(pattern).sort()
  const addressOf = (file: string) => {
    const path = relative(root, file)
    return path.startsWith('..') ? `/@fs/${file.replace(/^\//, '')}` : `/${path}`
  }
  const css = async (file: string) =>
    (await environments.client.transformRequest(`${addressOf(file)}?direct`))?.code ?? ''
  const all = async (patterns: readonly string[]) => (await Promise.all(patterns.flatMap(files).map(css))).join('\n')
  return [
    await all([resolve(own, 'base.css')]),
    layoutRules,
    await all([
      resolve(own, 'fonts/*.css'),
      resolve(own, 'fonts/scripts/*.css'),
      resolve(sources, 'parts/**/*.module.css'),
      resolve(sources, '*/*.module.css'),
      ...plugins.flatMap(({ styles }) => styles),
    ]),
    ...specs.map(deviceRules),
  ].join('\n')
}
