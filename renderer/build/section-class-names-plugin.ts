import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

/**
 * Gives the views of sections the names of their classes, and no stylesheets: the document of the
 * designer holds the designer's own alone, and the canvas has the stylesheet that visitors get.
 *
 * @param sources folders of sections
 */
export function sectionClassNames(...sources: readonly string[]): Plugin {
  const folders = sources.map((folder) => resolve(folder) + sep)
  const prefix = '\0class-names:'
  // It must not end like a stylesheet, or it would be taken for one.
  const suffix = '.js'
  let config: ResolvedConfig
  return {
    name: 'vitrine:section-class-names',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async resolveId(id, importer, options) {
      if (!id.endsWith('.module.css')) return undefined
      const file = (await this.resolve(id, importer, { ...options, skipSelf: true }))?.id
      return file !== undefined && folders.some((folder) => file.startsWith(folder))
        ? `${prefix}${file}${suffix}`
        : undefined
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      const file = id.slice(prefix.length, -suffix.length)
      const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
      return `export default ${JSON.stringify(modules)}`
    },
  }
}
