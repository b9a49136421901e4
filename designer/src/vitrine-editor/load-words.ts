import { loadEditorLabels } from '@vitrine/editor-core/load-labels'
import type { Stage } from '@vitrine/renderer'
import { loadRendererTexts } from '@vitrine/renderer/load-texts'
import type { Texts } from '@vitrine/renderer/translate'
import { DEFAULT_LANGUAGE, interfaceLanguage, plainWords } from '@vitrine/schemas'
import { loadMessages } from '@vitrine/schemas/load-messages'
import { loadSetterLabels } from '@vitrine/setters/load-labels'

/** Words by flat keys, in a language; what it lacks is said in English. */
export type LoadTexts = (language: string) => Promise<Texts> | Texts

const files = import.meta.glob<Texts>('../../labels/*.json', { import: 'default' })
const ownLabels: LoadTexts = async (language) => (await files[`../../labels/${language}.json`]?.()) ?? {}

/** English first, then the language itself: what it lacks stays English. */
async function textsIn(language: string, loads: readonly LoadTexts[]): Promise<Texts> {
  const languages = language === DEFAULT_LANGUAGE ? [language] : [DEFAULT_LANGUAGE, language]
  const all = await Promise.all(languages.flatMap((code) => loads.map((load) => load(code))))
  return Object.assign({}, ...all)
}

/** The words of the interface in one of the 18 languages, with those that somebody adds. */
export const createLoadLabels =
  (more: readonly LoadTexts[]) =>
  (language: string): Promise<Texts> =>
    textsIn(language, [loadMessages, loadSetterLabels, loadEditorLabels, ownLabels, ...more])

/** Who says the words of pages in a language: those of the parts, and those that somebody adds. */
export const createLoadWords =
  (more: readonly LoadTexts[]) =>
  async (language: string): Promise<Stage['words']> => {
    const code = interfaceLanguage(language)
    const texts = await textsIn(code, [loadMessages, loadRendererTexts, ...more])
    return plainWords([
      { language: code, texts },
      { language: DEFAULT_LANGUAGE, texts },
    ])
  }
