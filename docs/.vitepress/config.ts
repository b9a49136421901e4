import { fileURLToPath } from 'node:url'
import { defineConfig, postcssIsolateStyles } from 'vitepress'
import { anchorOf } from './markdown/anchor-of.ts'
import { emptyHeaders } from './markdown/empty-headers.ts'
import { inlinePictures } from './markdown/inline-pictures.ts'
import { liveExamples } from './markdown/live-examples.ts'
import { namedFiles } from './markdown/named-files.ts'
import { repositoryLinks } from './markdown/repository-links.ts'
import { sidebar } from './sidebar.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache/docs', import.meta.url))

const withoutSignatures = (text: string) => text.replaceAll(/^```[\s\S]*?^```$|^\|.*$/gm, '')

export default defineConfig({
  title: 'Vitrine',
  description: 'Pages, an editor and forms from JSON Schemas, for React.',
  lang: 'en-GB',
  outDir: '../dist/docs',
  cacheDir: `${cache}/vitepress`,
  cleanUrls: false,
  ignoreDeadLinks: 'localhostLinks',
  // Read by owners, beside the screens of the office; pages of pictures; reports that a test compares.
  srcExclude: ['owners/**', 'sheet/**', 'api/**'],
  head: [
    ['link', { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#fbfaf7', media: '(prefers-color-scheme: light)' }],
    ['meta', { name: 'theme-color', content: '#10161d', media: '(prefers-color-scheme: dark)' }],
  ],
  markdown: {
    anchor: { slugify: anchorOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-default' },
    config(md) {
      repositoryLinks(md)
      emptyHeaders(md)
      inlinePictures(md)
      namedFiles(md)
      liveExamples(md)
    },
  },
  vite: {
    publicDir: `${cache}/public`,
    server: { host: '127.0.0.1' },
    // What lives in a page looks as it does elsewhere: the styles of the text around it end there.
    css: {
      postcss: { plugins: [postcssIsolateStyles({ includeFiles: [/vp-doc\.css/, /base\.css/, /theme\/style\.css/] })] },
    },
    build: { chunkSizeWarningLimit: 2000 },
    // Its esbuild is older than the target of our sources; the scripts of the pages need none of that file.
    esbuild: { tsconfigRaw: '{}' },
  },
  vue: { template: { compilerOptions: { whitespace: 'condense' } } },
  themeConfig: {
    siteTitle: 'Vitrine',
    logo: { src: '/mark.svg', alt: '' },
    nav: [
      { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
      { text: 'Keywords', link: '/keywords/', activeMatch: '^/keywords/' },
      { text: 'Setters', link: '/setters/', activeMatch: '^/setters/' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/(reference|api)/|^/glossary' },
    ],
    sidebar,
    outline: { level: [2, 3], label: 'On this page' },
    docFooter: { prev: 'Before', next: 'Next' },
    darkModeSwitchLabel: 'Look',
    lightModeSwitchTitle: 'Light',
    darkModeSwitchTitle: 'Dark',
    returnToTopLabel: 'To the top',
    sidebarMenuLabel: 'All pages',
    search: {
      provider: 'local',
      options: {
        detailedView: false,
        // Of the reference, names and sentences are searched for: its signatures would be most of the index.
        _render: (text, env, md) =>
          env.frontmatter?.search === false
            ? ''
            : md.render(env.relativePath.startsWith('reference/') ? withoutSignatures(text) : text, env),
        miniSearch: {
          searchOptions: {
            fuzzy: 0.15,
            prefix: true,
            boost: { title: 6, titles: 2, text: 1 },
            // Who searches wants to do something first; what it is called inside, and why, comes after.
            boostDocument: (id: string) => (/^\/(reference|decisions)\//.test(id) ? 0.3 : 1),
          },
        },
      },
    },
  },
})
