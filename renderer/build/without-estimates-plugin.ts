import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The `estimate.ts` of a section, as its `index.ts` names it: `import { estimate } from './estimate.ts'`. */
const ESTIMATE = './estimate.ts'

/**
 * Leaves the estimates of sections out of a build that lays out whole pages, as the canvas of the designer does:
 * 8 kB of script that nothing there would ask.
 */
export function withoutEstimates(sources: string): Plugin {
  return {
    name: 'vitrine:without-estimates',
    enforce: 'pre',
    apply: 'build',
    resolveId(path, importer) {
      const isOfSection =
        path === ESTIMATE && importer?.endsWith('/index.ts') && dirname(dirname(importer)) === resolve(sources)
      return isOfSection ? '\0vitrine:no-estimate' : undefined
    },
    load: (id) => (id === '\0vitrine:no-estimate' ? 'export const estimate = undefined' : undefined),
  }
}
