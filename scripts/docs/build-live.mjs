import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pageCss } from '../../renderer/build/page-css.ts'
import { scopedName } from '../../renderer/build/section-styles-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is served beside the pages, as it is: `live/live.js` with the scripts and styles that it loads. */
export const publicFolder = join(root, 'node_modules/.cache/docs/public')

const PAGE_CSS = 'virtual:page.css'

/** The stylesheet for pages in apps, which is made when the renderer is packed. */
const pageStyles = {
  name: 'page-css',
  resolveId: (id) => (id === PAGE_CSS ? `\0${PAGE_CSS}` : undefined),
  load: (id) =>
    id === `\0${PAGE_CSS}` ? pageCss(readFileSync(join(root, 'renderer/src/base.css'), 'utf8')) : undefined,
}

/**
 * Builds the examples that live in the pages, from the sources of the packages. The bundler of the pages is an older Vite, which
 * needs to know nothing of them.
 *
 * @param watches whether to build anew when a source changes
 */
export const buildLive = ({ watches = false } = {}) =>
  build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), pageStyles],
    css: { modules: { generateScopedName: scopedName() } },
    build: {
      outDir: join(publicFolder, 'live'),
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
      // It does not know everything that sections write yet.
      cssMinify: false,
      ...(watches && { watch: {} }),
      rolldownOptions: {
        input: join(root, 'docs/live/live.tsx'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'live.js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
