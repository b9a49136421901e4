import type { LinkValue } from '@vitrine/schemas'
import type { ServiceChoice } from '@vitrine/setters'
import { type AnyTranslate, messageText } from '../i18n/translate.ts'

/** Where a link leads, in words: the name of a page among `pages`, or of its kind; else what is written in the link. */
export function nameOfLink(link: LinkValue, pages: readonly ServiceChoice[], t: AnyTranslate): string {
  switch (link.type) {
    case 'page': {
      const anchor = link.anchor ? `#${link.anchor}` : ''
      const name = pages.find(({ id }) => id === link.id)?.name ?? messageText(t, `pageType.${link.pageType}`)
      return `${name}${anchor}`
    }
    case 'address':
      return link.href
    case 'email':
      return link.email
    case 'phone':
      return link.phone
    case 'anchor':
      return `#${link.anchor}`
  }
}
