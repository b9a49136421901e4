import type { LanguageCode } from '@vitrine/schemas'
import type { i18n } from 'i18next'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createPlainI18n } from '../i18n/plain-i18n.ts'
import { english, type Labels, loadWords, ownLanguage } from './words.ts'

const never = () => () => {}
const languageOfDocument = () => document.documentElement.lang || 'en'
const onServer = () => 'en'

interface Words {
  /** The language that is spoken: English until another one is loaded. */
  readonly language: LanguageCode
  readonly translations: i18n
  readonly words: Labels
}

/**
 * What a form says, in the language that is wanted or else in that of the document. Other languages than English are
 * loaded; until then, and where one lacks something, it is said in English.
 */
export function useWords(locale: string | undefined, labels: Labels): Words {
  const ofDocument = useSyncExternalStore(never, languageOfDocument, onServer)
  const wanted = ownLanguage(locale ?? ofDocument)
  const [loaded, setLoaded] = useState<{ readonly language: LanguageCode; readonly words: Labels }>()
  useEffect(() => {
    let isHere = true
    if (wanted !== 'en')
      loadWords(wanted).then(
        (words) => isHere && setLoaded({ language: wanted, words }),
        // Without a network it stays English, and is asked for again by the next form.
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [wanted])
  return useMemo(() => {
    const language = loaded?.language === wanted ? wanted : 'en'
    const words = language === 'en' ? { ...english, ...labels } : { ...english, ...loaded?.words, ...labels }
    return {
      language,
      words,
      translations: createPlainI18n([
        { language, texts: words },
        // Plurals of English are those of English, also where another language lacks them.
        { language: 'en', texts: { ...english, ...labels } },
      ]),
    }
  }, [wanted, loaded, labels])
}
