import { DEFAULT_LANGUAGE } from '@vitrine/schemas'
import { lookUpLanguage } from '../sites/languages.ts'

/** Messages by language and key, as they stand in `schemas/texts/{language}.json`. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Says a message in one language; `{{name}}` in it is replaced by the parameter of that name. */
export type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** What is said when no texts were handed over, or English lacks a key. */
const lastResort: Readonly<Record<string, string>> = {
  'error.invalid_request': 'The request is not valid.',
  'error.not_signed_in': 'Please sign in.',
  'error.not_allowed': 'You may not do this.',
  'error.not_found': 'This was not found.',
  'error.tenant_not_found': 'This site was not found.',
  'error.conflict': 'Somebody else changed this in the meantime.',
  'error.too_large': 'This is too large.',
  'error.wrong_type': 'Please send JSON.',
  'error.too_many_requests': 'Too many requests. Please wait a moment.',
  'error.internal': 'Something went wrong.',
  'error.unavailable': 'The service cannot answer just now. Please try again.',
}

/** The words of a language: its own, then English, then ours, then the key itself. */
export function wordsIn(texts: Texts, language: string | undefined): Words {
  const own = texts[lookUpLanguage(language, Object.keys(texts)) ?? DEFAULT_LANGUAGE]
  const english = texts[DEFAULT_LANGUAGE]
  return (key, params = {}) =>
    (own?.[key] ?? english?.[key] ?? lastResort[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    )
}
