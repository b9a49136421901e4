import { type LanguageCode, languageCodes, lookUpLanguage } from '@vitrine/schemas'
import messages from '@vitrine/schemas/texts/en'
import labels from '../../labels/en.json'

/** What is said, by key. */
export type Labels = Readonly<Record<string, string>>

/** All that a form says by itself, in English. */
export const english: Labels = { ...messages, ...labels }

type LoadWords = () => Promise<{ readonly default: Labels }>
/** By language: our words of setters and forms, and those of what is wrong with values. */
const loads: Readonly<Partial<Record<LanguageCode, readonly LoadWords[]>>> = {
  ar: [() => import('@vitrine/schemas/texts/ar'), () => import('../../labels/ar.json')],
  bn: [() => import('@vitrine/schemas/texts/bn'), () => import('../../labels/bn.json')],
  de: [() => import('@vitrine/schemas/texts/de'), () => import('../../labels/de.json')],
  es: [() => import('@vitrine/schemas/texts/es'), () => import('../../labels/es.json')],
  fa: [() => import('@vitrine/schemas/texts/fa'), () => import('../../labels/fa.json')],
  fr: [() => import('@vitrine/schemas/texts/fr'), () => import('../../labels/fr.json')],
  hi: [() => import('@vitrine/schemas/texts/hi'), () => import('../../labels/hi.json')],
  id: [() => import('@vitrine/schemas/texts/id'), () => import('../../labels/id.json')],
  ja: [() => import('@vitrine/schemas/texts/ja'), () => import('../../labels/ja.json')],
  pl: [() => import('@vitrine/schemas/texts/pl'), () => import('../../labels/pl.json')],
  pt: [() => import('@vitrine/schemas/texts/pt'), () => import('../../labels/pt.json')],
  ru: [() => import('@vitrine/schemas/texts/ru'), () => import('../../labels/ru.json')],
  ta: [() => import('@vitrine/schemas/texts/ta'), () => import('../../labels/ta.json')],
  tr: [() => import('@vitrine/schemas/texts/tr'), () => import('../../labels/tr.json')],
  ur: [() => import('@vitrine/schemas/texts/ur'), () => import('../../labels/ur.json')],
  vi: [() => import('@vitrine/schemas/texts/vi'), () => import('../../labels/vi.json')],
  zh: [() => import('@vitrine/schemas/texts/zh'), () => import('../../labels/zh.json')],
}

/** The language of ours for a wanted one: itself, a part of it, or English. */
export const ownLanguage = (wanted: string): LanguageCode => lookUpLanguage(wanted, languageCodes) ?? 'en'

/** Our words in a language. */
export async function loadWords(language: LanguageCode): Promise<Labels> {
  const parts = await Promise.all((loads[language] ?? []).map((load) => load()))
  return Object.assign({}, ...parts.map((part) => part.default))
}
