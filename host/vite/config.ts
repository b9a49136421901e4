import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type SectionSpec, themeFonts } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { type InlineConfig, type Plugin, type Rolldown, searchForWorkspaceRoot } from 'vite'
import { laterImports } from '../../renderer/build/later-imports-plugin.ts'
import { CONSENT_SCRIPT, LOADER_SCRIPT, QUESTION_SCRIPT } from '../../renderer/build/manifest.ts'
import { sectionClassNames } from '../../renderer/build/section-class-names-plugin.ts'
import {
  islandEntries,
  type PluginSources,
  partNames,
  type SectionSources,
  scopedName,
  sectionStyles,
} from '../../renderer/build/section-styles-plugin.ts'
import { withoutEstimates } from '../../renderer/build/without-estimates-plugin.ts'
import { withoutPreloads } from '../../renderer/build/without-preloads-plugin.ts'
import { scriptFonts } from '../../renderer/src/fonts/script-fonts.ts'
import { DESIGNER_SCRIPT, OFFICE_SCRIPT, SYSTEM_PAGES } from '../src/assets/entries.ts'
import { withoutCallSummaries } from './call-summaries-plugin.ts'
import { handbookTopics } from './handbook-plugin.ts'
import { labelParts } from './label-parts-plugin.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** A text in one language, by its file: the labels of owners apart from the words of buyers. */
const inLanguage = /\/(labels|texts)\/([a-z]+)\.json(?:\?(start|later))?$/
const textsChunk = (file: string): string | null => {
  const [, kind, language, part] = inLanguage.exec(file) ?? []
  // English stands in many files, and few modules join them already.
  if (kind === undefined || language === 'en') return null
  return part === undefined ? `${kind}-${language}` : `office-${part}-${language}`
}

/** One file for a language, though each package has its own. */
const texts = { name: textsChunk, test: inLanguage }

/** What the first screen waits for, as one file: in eighty small ones it took half a second longer. */
export const start: Rolldown.CodeSplittingGroup = { name: 'start', tags: ['$initial'] }

/** What owners read in the office, by language. */
const handbook = resolve(root, 'docs/owners')

/** Packages that arrive as objects when Node loads their CommonJS, so Vite bundles them. */
const bundled = [/^@vitrine\//, 'vitrine', 'lucide']

/** The plugins of a site, as its builds know them. */
export interface SitePlugins {
  readonly sources: readonly PluginSources[]
  /** The specs of their sections. */
  readonly specs: readonly SectionSpec[]
  /** Puts them in the place of `#plugins`, and finds what they import. */
  readonly resolved: () => Plugin
  /** What is part of the server's one file besides: packages of plugins. */
  readonly bundled: readonly (string | RegExp)[]
  /** The folder of the site. */
  readonly site: string
}

export interface BuildOptions {
  /** The folder that holds `client` and `server` when all is built. */
  readonly dist: string
  /** None where it is left out, as in this repository. */
  readonly plugins?: SitePlugins | undefined
  /** The file of redirects of the build; that of the host, when left out. */
  readonly redirects?: string
}

/** All that is built, each with what comes before it. */
export interface Builds {
  readonly sections: SectionSources
  readonly client: InlineConfig
  readonly designer: InlineConfig
  readonly office: InlineConfig
  readonly server: InlineConfig
  readonly jobWorker: InlineConfig
  readonly pageWorker: InlineConfig
  readonly searchWorker: InlineConfig
  /** While developing. */
  readonly devServer: InlineConfig
}

/** What browsers may read while a site is developed: its sections and what they need, and nothing of its data. */
const readableIn = ({ site, sources }: SitePlugins): string[] => [
  root,
  ...sources.map(({ folder }) => folder),
  resolve(site, 'node_modules'),
  resolve(searchForWorkspaceRoot(site), 'node_modules'),
]

/** How everything is built that `npm start` runs. */
export function createBuilds({ dist, plugins }: BuildOptions): Builds {
  const clientFolder = resolve(dist, 'client')
  const serverFolder = resolve(dist, 'server')
  const sectionSources: SectionSources = {
    sources: resolve(root, 'sections/src'),
    // Their stylesheets are there for pages of the system too, whether the sections may be placed or not.
    specs: [...sectionSpecs, ...(plugins?.specs ?? [])],
    plugins: plugins?.sources ?? [],
  }
  const { sources, plugins: pluginSources = [] } = sectionSources
  const withPlugins = (): Plugin[] => (plugins ? [plugins.resolved()] : [])
  const noExternal = [...bundled, ...(plugins?.bundled ?? [])]

  const base: InlineConfig = {
    root,
    configFile: false,
    envDir: false,
    // Lightning CSS warns of selectors it does not know yet, and writes them right.
    logLevel: 'error',
    publicDir: false,
    plugins: [...withPlugins(), react(), sectionStyles(sectionSources)],
    css: { modules: { generateScopedName: scopedName(pluginSources) } },
  }

  /** What visitors' browsers load: the loader, the stylesheets, the islands. */
  const client: InlineConfig = {
    ...base,
    base: '/builds/',
    plugins: [...withPlugins(), laterImports(), withoutPreloads(), react(), sectionStyles(sectionSources)],
    build: {
      outDir: resolve(clientFolder, 'builds'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      cssCodeSplit: true,
      // A font within a stylesheet would not be allowed by our policy, and would always be loaded.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          loader: resolve(root, LOADER_SCRIPT),
          consent: resolve(root, CONSENT_SCRIPT),
          question: resolve(root, QUESTION_SCRIPT),
          base: 'virtual:vitrine/base',
          'read-in': 'virtual:vitrine/read-in',
          ...Object.fromEntries(
            [...themeFonts.filter((font) => font !== 'system'), ...scriptFonts].map((font) => [
              `font-${font}`,
              `virtual:vitrine/font/${font}`,
            ]),
          ),
          ...Object.fromEntries(partNames(sources).map((part) => [`parts-${part}`, `virtual:vitrine/parts/${part}`])),
          ...Object.fromEntries(
            pluginSources.map(({ prefix }) => [`plugin-${prefix}`, `virtual:vitrine/plugin/${prefix}`]),
          ),
          ...Object.fromEntries(
            [SYSTEM_PAGES, ...sectionSources.specs.map(({ type }) => type)].map((name) => [
              `style-${name}`,
              `virtual:vitrine/style/${name}`,
            ]),
          ),
          ...Object.fromEntries(
            Object.keys(islandEntries(sectionSources)).map((name) => [
              `island-${name.replace('/', '-')}`,
              `virtual:vitrine/island/${name}`,
            ]),
          ),
        },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  }

  /**
   * What owners' browsers load: the designer. A build of its own, so that visitors' files are the same
   * with it and without it; it goes where theirs are, and comes after them.
   */
  const designer: InlineConfig = {
    ...base,
    base: '/builds/',
    plugins: [
      ...withPlugins(),
      react(),
      sectionClassNames(sources, ...pluginSources.map(({ folder }) => folder)),
      withoutEstimates(sources),
      withoutCallSummaries(),
    ],
    resolve: {
      alias: [{ find: /^\.\/utils\/validateUtil$/, replacement: resolve(root, 'host/vite/no-form-rules.ts') }],
    },
    build: {
      outDir: resolve(clientFolder, 'builds'),
      emptyOutDir: false,
      manifest: 'designer.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: { designer: resolve(root, DESIGNER_SCRIPT) },
        output: { codeSplitting: { groups: [texts, start] } },
      },
    },
  }

  /** What owners' browsers load of the office; it comes after the designer. Each of the two starts with one file of its own. */
  const office: InlineConfig = {
    ...designer,
    plugins: [...withPlugins(), react(), handbookTopics(handbook), labelParts(), withoutCallSummaries()],
    build: {
      ...designer.build,
      manifest: 'office.json',
      rolldownOptions: {
        input: { office: resolve(root, OFFICE_SCRIPT) },
        output: { codeSplitting: { groups: [texts, start] } },
      },
    },
  }

  /** The server: our packages in one file, everything else from node_modules. */
  const server: InlineConfig = {
    ...base,
    // Parts are drawn at once where views make them (decision 006).
    plugins: [...withPlugins(), react({ jsxImportSource: '@vitrine/renderer' }), sectionStyles(sectionSources)],
    build: {
      ssr: resolve(root, 'host/src/process/main.ts'),
      outDir: serverFolder,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
    ssr: { noExternal },
  }

  /** The worker that publishes, imports and exports; it comes after the server. */
  const jobWorker: InlineConfig = {
    ...base,
    plugins: withPlugins(),
    build: {
      ssr: resolve(root, 'host/src/process/job-worker.ts'),
      outDir: serverFolder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'job-worker.js' } },
    },
    ssr: { noExternal },
  }

  /** The worker that draws pages before somebody asks for them, with the same sections as the server. */
  const pageWorker: InlineConfig = {
    ...server,
    build: {
      ...server.build,
      ssr: resolve(root, 'host/src/process/page-worker.ts'),
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'page-worker.js' } },
    },
  }

  /** The worker that searches; it comes after the server too. */
  const searchWorker: InlineConfig = {
    ...jobWorker,
    build: {
      ...jobWorker.build,
      ssr: resolve(root, 'host/src/process/search-worker.ts'),
      rolldownOptions: { output: { entryFileNames: 'search-worker.js' } },
    },
  }

  /** The server while developing: sources are served as they are, and changes arrive at once. */
  const devServer: InlineConfig = {
    ...base,
    plugins: [...withPlugins(), react(), sectionStyles(sectionSources), handbookTopics(handbook), labelParts()],
    logLevel: 'info',
    appType: 'custom',
    // Else they are found one by one, and each find loads the page again.
    optimizeDeps: { entries: [DESIGNER_SCRIPT, OFFICE_SCRIPT, 'renderer/src/browser/hydrate.tsx'] },
    server: { middlewareMode: true, ...(plugins && { fs: { allow: readableIn(plugins) } }) },
    ...(plugins && { cacheDir: resolve(dist, 'cache') }),
    ssr: { noExternal },
  }

  return { sections: sectionSources, client, designer, office, server, jobWorker, pageWorker, searchWorker, devServer }
}
