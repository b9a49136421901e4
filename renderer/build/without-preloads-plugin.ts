import type { Plugin } from 'vite'

/** The part of Vite that puts a helper around each import that is made later. */
const WRAPPER = 'native:import-analysis-build'

/**
 * Leaves imports that are made later as they are written. Vite's helper of 2 kB asks for the stylesheets of a part (a
 * page has them already) and for the files that it imports (there are few), which it lists: the loader would carry both
 * on every page.
 */
export const withoutPreloads = (): Plugin => ({
  name: 'vitrine:without-preloads',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === WRAPPER)
    if (at < 0) throw new Error(`Vite has no ${WRAPPER} any more: look how it wraps imports now.`)
    ;(plugins as Plugin[]).splice(at, 1)
  },
})
