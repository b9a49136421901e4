import type { PageType } from '@vitrine/schemas'
import { type AnyTranslate, messageText } from '../i18n/translate.ts'

/** What a kind of page is called; its key, where the plugin that names it is gone. */
export function nameOfPageType(t: AnyTranslate, pageType: PageType): string {
  const key = `pageType.${pageType}`
  const name = messageText(t, key)
  return name === key ? pageType : name
}
