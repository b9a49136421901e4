import { formats, type LinkValue } from '@vitrine/schemas'

const phone = /^\+?[0-9 ()./-]{5,32}$/
const LONGEST = 2000

/** Where an address of HTML leads; nothing for what may not be linked to. */
export function linkOf(href: string, newTab = false): LinkValue | undefined {
  const address = href.trim()
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/i.exec(address) ?? []
  if (scheme.toLowerCase() === 'mailto' && formats.email?.(rest)) return { type: 'email', email: rest }
  if (scheme.toLowerCase() === 'tel' && phone.test(rest)) return { type: 'phone', phone: rest }
  if (/^#[^#\s]{1,200}$/.test(address)) return { type: 'anchor', anchor: address.slice(1) }
  if (address.length > LONGEST || !formats['safe-url']?.(address)) return undefined
  return { type: 'address', href: address, ...(newTab && { newTab }) }
}

/** The address of a link that stands in HTML; of a page of the site only whoever draws it knows. */
export function hrefOf(link: LinkValue): string | undefined {
  switch (link.type) {
    case 'address':
      return link.href
    case 'email':
      return `mailto:${link.email}`
    case 'phone':
      return `tel:${link.phone}`
    case 'anchor':
      return `#${link.anchor}`
    default:
      return undefined
  }
}
