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

const configuration = ({ watches }) => ({
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [react(), pageStyles],
  css: { modules: { generateScopedName: scopedName() } },
  build: {
    outDir: join(publicFolder, 'live'),
    emptyOutDir: false,
    target: 'es2024',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    // It does not know everything that sections write yet.
    cssMinify: false,
    rolldownOptions: {
      input: join(root, 'docs/live/live.tsx'),
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'live.js',
        // The server of the pages knows the files that were there when it began.
        chunkFileNames: watches ? 'assets/[name].js' : 'assets/[name]-[hash].js',
        ...(watches && { assetFileNames: 'assets/[name][extname]' }),
      },
    },
  },
})

/**
 * Builds the examples that live in the pages, from the sources of the packages. The bundler of the pages is an older Vite, which
 * needs to know nothing of them.
 *
 * @param watches whether to build anew when a source changes
 */
export async function buildLive({ watches = false } = {}) {
  const config = configuration({ watches })
  await build(config)
  if (watches) await build({ ...config, build: { ...config.build, watch: {} } })
}
