import type { Stage } from '@vitrine/renderer'
import { rendererTexts } from '@vitrine/renderer/texts'
import { createInstance } from 'i18next'
import { sectionTexts } from '../texts.ts'

/** A contract draws thousands of pages in a few languages. */
const known = new Map<string, Stage['words']>()

/** The buyers' words of all sections and parts in one language, as the host gives them. */
export function sampleWords(language: string): Stage['words'] {
  const words = known.get(language) ?? wordsIn(language)
  known.set(language, words)
  return words
}

function wordsIn(language: string): Stage['words'] {
  const words = createInstance()
  words.init({
    lng: language,
    resources: { [language]: { translation: { ...rendererTexts(language), ...sectionTexts(language) } } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return (key, values) => words.t(key, { ...values })
}
