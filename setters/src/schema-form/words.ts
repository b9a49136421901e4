import { type LanguageCode, languageCodes, lookUpLanguage } from '@vitrine/schemas'
import { loadMessages } from '@vitrine/schemas/load-messages'
import messages from '@vitrine/schemas/texts/en'
import labels from '../../labels/en.json'
import { loadSetterLabels } from '../i18n/load-labels.ts'

/** What is said, by key. */
export type Labels = Readonly<Record<string, string>>

/** All that a form says by itself, in English. */
export const english: Labels = { ...messages, ...labels }

/** The language of ours for a wanted one: itself, a part of it, or English. */
export const ownLanguage = (wanted: string): LanguageCode => lookUpLanguage(wanted, languageCodes) ?? 'en'

/** Our words in a language. */
export async function loadWords(language: LanguageCode): Promise<Labels> {
  const [messagesOf, labelsOf] = await Promise.all([loadMessages(language), loadSetterLabels(language)])
  return { ...messagesOf, ...labelsOf }
}
