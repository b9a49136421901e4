import type { Theme } from '@vitrine/schemas'
import type { Plugin } from 'vitrine'

// What `#plugins` is in this repository: nothing but the built-in sections. The build of a site puts a module in its place
// that imports the plugins of its config (host/vite/site-plugins.ts).

/** The section packs of this site. */
export const plugins: readonly Plugin[] = []

/** The themes that its config adds to theirs. */
export const ownThemes: readonly Theme[] = []
