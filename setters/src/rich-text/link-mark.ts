import { Mark } from '@tiptap/react'
import { isEmail, isSafeUrl, type LinkValue } from '@vitrine/schemas'
import { isWholeLink } from '../link/link-kinds.ts'

/** A link of a page that is pasted, as one of ours; nothing where owners may not lead. */
function linkOfAddress(href: string): LinkValue | undefined {
  const address = href.trim()
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(address) ?? []
  const link: LinkValue =
    scheme.toLowerCase() === 'mailto' && isEmail(rest)
      ? { type: 'email', email: rest }
      : scheme.toLowerCase() === 'tel'
        ? { type: 'phone', phone: rest }
        : { type: 'address', href: address }
  return isSafeUrl(address) && isWholeLink(link) ? link : undefined
}

function linkOfElement(element: HTMLElement): LinkValue | undefined {
  const own = element.getAttribute('data-link')
  if (own === null) return linkOfAddress(element.getAttribute('href') ?? '')
  try {
    const link: unknown = JSON.parse(own)
    return isWholeLink(link) ? link : undefined
  } catch {
    return undefined
  }
}

/** Words that lead somewhere. In the editor they are no links that a click could follow. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ link: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'a',
      getAttrs(element) {
        const link = linkOfElement(element)
        return link ? { link } : false
      },
    },
  ],
  renderHTML: ({ mark }) => ['a', { 'data-link': JSON.stringify(mark.attrs.link) }, 0],
})
