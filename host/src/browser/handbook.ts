import type { Handbook } from '@vitrine/office'

/** The languages that the handbook is written in; others read the English one. */
const handbooks = {
  en: () => import('virtual:vitrine/handbook/en'),
  zh: () => import('virtual:vitrine/handbook/zh'),
  de: () => import('virtual:vitrine/handbook/de'),
  ar: () => import('virtual:vitrine/handbook/ar'),
}

const isWritten = (language: string): language is keyof typeof handbooks => Object.hasOwn(handbooks, language)

/** All topics of the owner's handbook in a language of the interface, or in English. */
export async function handbookIn(language: string): Promise<Handbook> {
  const written = isWritten(language) ? language : 'en'
  return { language: written, topics: (await handbooks[written]()).default }
}
