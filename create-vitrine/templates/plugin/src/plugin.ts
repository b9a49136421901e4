import { definePlugin, type Plugin, type PluginWords } from 'vitrine'
import { version } from '../package.json'
import { sections } from './sections.ts'
import { stars } from './stars/stars.tsx'
import { sand } from './themes.ts'

/** Words by the path of their file; a language that has none is shown in English. */
type Files = Readonly<Record<string, () => Promise<PluginWords>>>

const labels: Files = import.meta.glob<PluginWords>('../labels/*.json', { import: 'default' })
const texts: Files = import.meta.glob<PluginWords>('../texts/*.json', { import: 'default' })

/** This pack, as the config of a site names it. */
const plugin: Plugin = definePlugin({
  name: '{{name}}',
  version,
  requires: '{{version}}',
  prefix: 'acme',
  sections,
  setters: [stars],
  themes: [sand],
  labels: (language) => labels[`../labels/${language}.json`]?.(),
  texts: (language) => texts[`../texts/${language}.json`]?.(),
})

export default plugin
