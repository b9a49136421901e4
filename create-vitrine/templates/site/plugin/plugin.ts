import { definePlugin, type PluginWords } from 'vitrine'
import { sections } from './sections/index.ts'

/** Words by the path of their file; a language that has none is shown in English. */
type Files = Readonly<Record<string, () => Promise<PluginWords>>>

const labels: Files = import.meta.glob<PluginWords>('./labels/*.json', { import: 'default' })
const texts: Files = import.meta.glob<PluginWords>('./texts/*.json', { import: 'default' })

/** The sections of this site, with what owners call them and what they say to buyers. */
export default definePlugin({
  name: 'own-sections',
  version: '1.0.0',
  requires: '{{version}}',
  prefix: 'my',
  sections,
  labels: (language) => labels[`./labels/${language}.json`]?.(),
  texts: (language) => texts[`./texts/${language}.json`]?.(),
})
