import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme } from 'vitepress'

const docs = fileURLToPath(new URL('..', import.meta.url))

/** The pages of a folder in the order of their names, by their titles. */
function pagesIn(folder: string): DefaultTheme.SidebarItem[] {
  return readdirSync(`${docs}/${folder}`)
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .sort()
    .map((file) => {
      const [, title = file] = /^# (.+)$/m.exec(readFileSync(`${docs}/${folder}/${file}`, 'utf8')) ?? []
      return { text: title, link: `/${folder}/${file.replace(/\.md$/, '')}` }
    })
}

const decisions = pagesIn('decisions')

/** Everything in one list, in the order in which somebody new would read it. */
const pages: DefaultTheme.SidebarItem[] = [
  {
    text: 'Begin',
    items: [
      { text: 'Start in five minutes', link: '/guide/start' },
      { text: 'Concepts', link: '/guide/concepts' },
      { text: 'Use it in an app', link: '/how-to/use-it-in-an-app' },
      { text: 'Frameworks', link: '/guide/frameworks' },
      { text: 'Make a site of your own', link: '/how-to/make-a-site' },
      { text: 'Write a plugin', link: '/how-to/write-a-plugin' },
    ],
  },
  {
    text: 'Pages',
    items: [
      { text: 'Draw a page', link: '/guide/pages' },
      { text: 'Sections', link: '/guide/sections' },
      { text: 'Slots', link: '/guide/slots' },
      { text: 'Data', link: '/guide/data' },
      { text: 'Islands', link: '/guide/islands' },
      { text: 'Languages', link: '/guide/languages' },
      { text: 'Themes', link: '/guide/themes' },
      { text: 'Upgrades', link: '/guide/upgrades' },
    ],
  },
  {
    text: 'The editor',
    items: [
      { text: 'Edit a site', link: '/guide/editor' },
      { text: 'Storage', link: '/guide/storage' },
      { text: 'Embed the designer', link: '/how-to/embed-the-designer' },
    ],
  },
  {
    text: 'Forms',
    items: [
      { text: 'A form from a schema', link: '/guide/forms' },
      { text: 'Lists', link: '/guide/lists' },
      { text: 'Unions', link: '/guide/unions' },
      { text: 'Setters', link: '/setters/' },
      { text: 'A setter of your own', link: '/setters/own' },
    ],
  },
  {
    text: 'Keywords',
    items: [
      { text: 'All keywords', link: '/keywords/' },
      { text: 'Texts', link: '/keywords/texts' },
      { text: 'Devices and CSS', link: '/keywords/devices' },
      { text: 'The panel', link: '/keywords/panel' },
      { text: 'Contents and money', link: '/keywords/contents' },
      { text: 'Tables', link: '/keywords/tables' },
      { text: 'Shared definitions', link: '/keywords/definitions' },
      { text: 'Values', link: '/keywords/values' },
      { text: 'Objects and lists', link: '/keywords/structure' },
      { text: 'Conditions', link: '/keywords/conditions' },
    ],
  },
  {
    text: 'The service',
    items: [
      { text: 'Use the API', link: '/how-to/use-the-api' },
      { text: 'The command line', link: '/how-to/use-the-command-line' },
      { text: 'Use the MCP server', link: '/how-to/use-the-mcp-server' },
      { text: 'Run Vitrine', link: '/how-to/run-vitrine' },
      { text: 'Run it at scale', link: '/how-to/run-at-scale' },
    ],
  },
  {
    text: 'Coming from elsewhere',
    items: [
      { text: 'From Puck', link: '/how-to/come-from-puck' },
      { text: 'From react-jsonschema-form', link: '/guide/come-from-rjsf' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'Packages', link: '/reference/' },
      ...pagesIn('reference'),
      { text: 'Glossary', link: '/glossary' },
    ],
  },
  {
    text: 'Vitrine itself',
    items: [
      { text: 'Architecture', link: '/architecture' },
      { text: 'Where to begin', link: '/where-to-begin' },
      { text: 'Add a section', link: '/how-to/add-a-section' },
      { text: 'Add a call', link: '/how-to/add-a-call' },
      { text: 'Texts on screens', link: '/ui-text' },
      { text: 'Terms of trade', link: '/trade-terms' },
      { text: 'Performance', link: '/performance' },
      { text: 'Publish the packages', link: '/how-to/release' },
      { text: 'Decisions', link: decisions[0]?.link ?? '/' },
    ],
  },
]

/** Decisions are read one after the other; everything else is in one list. */
export const sidebar: DefaultTheme.SidebarMulti = {
  '/decisions/': [
    { text: 'All pages', link: '/guide/start' },
    { text: 'Decisions', items: decisions },
  ],
  '/': pages,
}
