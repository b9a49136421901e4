import { type LanguageCode, languageCodes } from './constants.ts'

type Texts = Readonly<Record<string, string>>
type Load = () => Promise<{ readonly default: Texts }>

const files: Readonly<Record<LanguageCode, Load>> = {
  ar: () => import('../texts/ar.json'),
  bn: () => import('../texts/bn.json'),
  de: () => import('../texts/de.json'),
  en: () => import('../texts/en.json'),
  es: () => import('../texts/es.json'),
  fa: () => import('../texts/fa.json'),
  fr: () => import('../texts/fr.json'),
  hi: () => import('../texts/hi.json'),
  id: () => import('../texts/id.json'),
  ja: () => import('../texts/ja.json'),
  pl: () => import('../texts/pl.json'),
  pt: () => import('../texts/pt.json'),
  ru: () => import('../texts/ru.json'),
  ta: () => import('../texts/ta.json'),
  tr: () => import('../texts/tr.json'),
  ur: () => import('../texts/ur.json'),
  vi: () => import('../texts/vi.json'),
  zh: () => import('../texts/zh.json'),
}

/** The same as `messageTexts`, one language at a time; nothing in a language that is not one of the 18. */
export async function loadMessages(language: string): Promise<Texts> {
  const code = languageCodes.find((known) => known === language)
  return code ? (await files[code]()).default : {}
}
