import { nameOfLanguage } from '../i18n/language-name.ts'
import { messageText } from '../i18n/translate.ts'
import type { DraftNaming } from './draft-naming.ts'

/** What a rollback showed again: the older release may be gone, so that neither need be known. */
interface RolledBack {
  readonly number?: number
  readonly language?: string
}

/** What a rollback showed again, as far as it is known. */
export function rollbackInWords(
  { t, locale }: Pick<DraftNaming, 't' | 'locale'>,
  { number, language }: RolledBack = {},
): string {
  const params = {
    ...(number !== undefined && { number }),
    ...(language !== undefined && { language: nameOfLanguage(locale, language) }),
  }
  return messageText(
    t,
    `releases.rollback${language === undefined ? '' : 'Of'}${number === undefined ? '' : 'To'}`,
    params,
  )
}
