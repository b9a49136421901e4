import type { Plugin } from 'vite'

/**
 * Leaves out what Vite puts around each import that is made later: a helper of 2 kB, which asks for the stylesheets of a
 * part (a page has them already) and for the files that it imports (there are few). The loader would carry it on every
 * page.
 */
export const withoutPreloads = (): Plugin => ({
  name: 'vitrine:without-preloads',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
})
