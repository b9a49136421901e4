import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** How a file says that a part of an island is loaded later: `import(/* later *\/ './later-steps.tsx')`. */
const laterImport = /import\(\/\* later \*\/ '(\.[^']+)'\)/g

/** Stands in for `import` until Vite has looked at all imports. */
const MARK = '__vitrineLater'

/**
 * Imports what stands at an address; where it does not come, at another one, since Chromium remembers the first (as
 * `loadChunk` does for the loader, which islands do not import). It begins with a name: after a line without a semicolon
 * a parenthesis would call what stands there.
 */
const importOf = (address: string): string =>
  `${MARK}(${address}).catch(() => ${MARK}(${address} + '?r=' + Date.now()))`

/**
 * Splits an island where it says so. Vite would put a helper of its own around such an import, which the loader of
 * every page would have to fetch as a second file, and would load stylesheets along that the page has already.
 */
export function laterImports(): Plugin {
  return {
    name: 'vitrine:later-imports',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!code.includes('/* later */')) return undefined
      return code.replaceAll(laterImport, (_import, path: string) => {
        const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
        return importOf(`import.meta.ROLLUP_FILE_URL_${reference}`)
      })
    },
    renderChunk: (code) => (code.includes(MARK) ? code.replaceAll(MARK, 'import') : undefined),
  }
}
