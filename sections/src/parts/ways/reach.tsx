import { Link } from '@vitrine/renderer'
import { isEmail, type LinkValue } from '@vitrine/schemas'

interface ReachProps {
  readonly kind: string
  readonly value: string
  readonly className?: string | undefined
}

/** A number, an address of e-mail or an id: pressed to call or write, and never turned round (R228). */
export const Reach = ({ kind, value, className }: ReachProps) => (
  <Link to={linkOf(kind, value.trim())} className={className}>
    <bdi dir={kind === 'other' ? undefined : 'ltr'}>{value}</bdi>
  </Link>
)

/** Where it leads; nothing where there is no such number or address, or none can be made of it. */
export function linkOf(kind: string, value: string): LinkValue | undefined {
  const digits = value.replaceAll(/\D/g, '')
  if (kind === 'email' && isEmail(value)) return { type: 'email', email: value }
  if (kind === 'phone' && digits.length >= 5) return { type: 'phone', phone: value }
  // Built from digits only (R182).
  if (kind === 'whatsapp' && digits.length >= 5)
    return { type: 'address', href: `https://wa.me/${digits}`, newTab: true }
  return undefined
}
