import { createTranslate, type Texts, type Translate } from '@vitrine/renderer/translate'
import { DEFAULT_LANGUAGE, interfaceLanguage } from '@vitrine/schemas'

/** Where texts are loaded from. */
interface TextSources {
  /** By the path of a file that ends in its language: `…/de.json`. English is not among them. */
  readonly files: Readonly<Record<string, () => Promise<Texts>>>
  /** All of them in English: the language that others fall back on. */
  readonly english: () => Promise<Texts>
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
export const loadLabels = ({ files, english }: TextSources): ((language: string) => Promise<Texts>) =>
  once(async (language) => {
    const [inEnglish, own] = await Promise.all([english(), textsIn(language, files)])
    return { ...inEnglish, ...own }
  })

/** What sections say to buyers in a language. */
export const loadWords = ({ files, english }: TextSources): ((language: string) => Promise<Translate>) =>
  once(async (language) => {
    const [inEnglish, own] = await Promise.all([english(), textsIn(language, files)])
    const texts = language === DEFAULT_LANGUAGE ? inEnglish : own
    return createTranslate({ [DEFAULT_LANGUAGE]: inEnglish, [language]: texts })(language)
  })
