import { languageCodes } from '@vitrine/schemas'
import { sectionTexts as builtIn } from '@vitrine/sections/texts'
import type { PluginWords } from 'vitrine'
import { plugins } from '#plugins'
import { pluginWords } from './plugin-words.ts'

// Pages are drawn without waiting, so the words of plugins are there before the first one.
const added: ReadonlyMap<string, PluginWords> = new Map(
  plugins.length === 0
    ? []
    : await Promise.all(
        languageCodes.map(async (language) => [language, await pluginWords('texts', language)] as const),
      ),
)

/** What all sections of this site say to buyers in a language; what it lacks is English. */
export const sectionTexts = (language: string): PluginWords => ({ ...builtIn(language), ...added.get(language) })
