import { messageTexts } from '@vitrine/schemas/texts'
import { createInstance, type i18n } from 'i18next'
import labels from '../../labels/en.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>

export const sampleTexts: Texts = { ...messageTexts.en, ...labels }

/** The texts of the setters, as an application hands them to `I18nextProvider`: English ones, in any language. */
export function sampleTranslations(language = 'en', changes: Texts = {}): i18n {
  const translations = createInstance()
  void translations.init({
    lng: language,
    resources: { [language]: { setters: { ...sampleTexts, ...changes } } },
    ns: ['setters'],
    defaultNS: 'setters',
    keySeparator: false,
    nsSeparator: false,
    // All is here: the texts are ready at once.
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { bindI18n: false, bindI18nStore: false },
  })
  return translations
}
