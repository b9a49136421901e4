import type { Texts, Translate } from '@vitrine/renderer/translate'
import { DEFAULT_LANGUAGE, interfaceLanguage, plainWords } from '@vitrine/schemas'

/** Where texts are loaded from. */
interface TextSources {
  /** By the path of a file that ends in its language: `…/de.json`. English is not among them. */
  readonly files: Readonly<Record<string, () => Promise<Texts>>>
  /** All of them in English: the language that others fall back on. */
  readonly english: () => Promise<Texts>
  /** Further ones in a language: those of plugins. English stands in for what they lack. */
  readonly others?: ((language: string) => Promise<Texts>) | undefined
}

/** The texts of all packages in a language, in one; none in one that is not spoken. */
async function textsIn(language: string, files: TextSources['files']): Promise<Texts> {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.json`))
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load()))))
}

/** Asks once for each language; what failed is asked for again. */
function once<T>(load: (language: string) => Promise<T>): (language: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (wanted) => {
    const language = interfaceLanguage(wanted)
    const loading = known.get(language) ?? load(language)
    known.set(language, loading)
    loading.catch(() => known.delete(language))
    return loading
  }
}

/** The words for owners in a language, by flat keys; what it lacks is English. */
export const loadLabels = ({ files, english, others }: TextSources): ((language: string) => Promise<Texts>) =>
  once(async (language) => {
    const [inEnglish, own, added] = await Promise.all([english(), textsIn(language, files), others?.(language)])
    return { ...inEnglish, ...own, ...added }
  })

/** What sections say to buyers in a language. */
export const loadWords = ({ files, english, others }: TextSources): ((language: string) => Promise<Translate>) =>
  once(async (language) => {
    const [inEnglish, own, added] = await Promise.all([english(), textsIn(language, files), others?.(language)])
    const texts = { ...(language === DEFAULT_LANGUAGE ? inEnglish : own), ...added }
    return plainWords([
      { language, texts },
      { language: DEFAULT_LANGUAGE, texts: inEnglish },
    ])
  })
