/** A way to reach someone, as a section names it. */
export interface NamedWay {
  readonly kind: 'email' | 'phone' | 'whatsapp'
  readonly value: string
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const given = (kind: unknown, value: unknown): readonly NamedWay[] =>
  (kind === 'email' || kind === 'phone' || kind === 'whatsapp') && typeof value === 'string' && value.trim() !== ''
    ? [{ kind, value: value.trim() }]
    : []

/** The number in an address of WhatsApp: `https://wa.me/4930123456`. */
function whatsAppIn(url: unknown): string {
  const address = typeof url === 'string' ? URL.parse(url) : null
  if (!address || !/(?:^|\.)(?:wa\.me|whatsapp\.com)$/.test(address.hostname)) return ''
  const digits = (address.searchParams.get('phone') ?? address.pathname).replaceAll(/[^0-9]/g, '')
  return digits.length >= 5 ? `+${digits}` : ''
}

/** The ways that one component names: sections with a list of them, and the footer. */
export function waysOf({ ways, phone, email, social }: Readonly<Record<string, unknown>>): readonly NamedWay[] {
  const listed = Array.isArray(ways) ? ways.filter(isObject).flatMap(({ kind, value }) => given(kind, value)) : []
  const networks = Array.isArray(social) ? social.filter(isObject) : []
  const whatsApp = networks.filter(({ network }) => network === 'whatsapp').map(({ url }) => whatsAppIn(url))
  return [
    ...listed,
    ...given('email', email),
    ...given('phone', phone),
    ...whatsApp.flatMap((number) => given('whatsapp', number)),
  ]
}
