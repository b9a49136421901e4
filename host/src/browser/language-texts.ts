import { DEFAULT_LANGUAGE } from '@vitrine/schemas'
import { interfaceLanguage } from '../translations/languages.ts'
import { createTranslate, type Texts, type Translate } from '../translations/translator.ts'

type Files = Readonly<Record<string, () => Promise<Texts>>>

const labelFiles: Files = import.meta.glob<Texts>(
  [
    '../../../schemas/texts/*.json',
    '../../../sections/labels/*.json',
    '../../../setters/labels/*.json',
    '../../../designer/labels/*.json',
    '!../../../*/{labels,texts}/en.json',
  ],
  { import: 'default' },
)
const wordFiles: Files = import.meta.glob<Texts>(
  [
    '../../../schemas/texts/*.json',
    '../../../renderer/texts/*.json',
    '../../../sections/texts/*.json',
    '../../../host/texts/*.json',
    '!../../../*/{labels,texts}/en.json',
  ],
  { import: 'default' },
)

/** The texts of all packages in a language, in one; none in one that is not spoken. */
async function textsIn(language: string, files: Files): Promise<Texts> {
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
export const labels = once(async (language): Promise<Texts> => {
  const [{ englishLabels }, own] = await Promise.all([import('./english-labels.ts'), textsIn(language, labelFiles)])
  return { ...englishLabels, ...own }
})

/** What sections say to buyers in a language. */
export const words = once(async (language): Promise<Translate> => {
  const [{ englishWords }, own] = await Promise.all([import('./english-words.ts'), textsIn(language, wordFiles)])
  const texts = language === DEFAULT_LANGUAGE ? englishWords : own
  return createTranslate({ [DEFAULT_LANGUAGE]: englishWords, [language]: texts })(language)
})
