import { createHash } from 'node:crypto'

type Headers = Readonly<Record<string, string>>

/** What the policies of all pages are made of. */
export interface SecurityOptions {
  /** Where our pictures, films and files come from beside our own origin. */
  readonly stores: readonly string[]
  /** Other hosts that owners may take pictures and films from. */
  readonly mediaHosts: readonly string[]
  /** Who may hold the designer in a frame. */
  readonly parentOrigins: readonly string[]
  /** The scripts that stand in visitors' pages themselves, each as it is between its tags. */
  readonly inlineScripts?: readonly string[]
  /** For development alone: Vite brings scripts and styles into the page, and a socket. */
  readonly isRelaxed?: boolean
}

export interface SecuredPage {
  /** Who may hold the page in a frame. */
  readonly framedBy: 'self' | 'nobody' | 'parents'
  /** A page of an editor that is really one: the error page at its address is none. */
  readonly isEditor: boolean
  /** What of Google's tags a visitor agreed to: analytics (a), marketing (m). */
  readonly agreed?: 'a' | 'm' | 'am' | undefined
}

/** The hosts of Google's tags, by directive, as its guide for such policies names them. */
const hostsOfTags = {
  any: {
    script: ['https://*.googletagmanager.com'],
    img: ['https://*.googletagmanager.com'],
    connect: ['https://*.googletagmanager.com'],
    frame: [],
  },
  a: {
    script: [],
    img: ['https://*.google-analytics.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    frame: [],
  },
  m: {
    script: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com'],
    img: ['https://www.googleadservices.com', 'https://*.doubleclick.net', 'https://www.google.com'],
    connect: ['https://www.googleadservices.com', 'https://*.doubleclick.net', 'https://www.google.com'],
    frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  },
} as const
type Directive = keyof typeof hostsOfTags.any

/** The hosts that a directive is opened for by what was agreed to, and by that alone (R299). */
function opened(agreed: SecuredPage['agreed'], directive: Directive): readonly string[] {
  if (agreed === undefined) return []
  const parts = (['a', 'm'] as const).filter((part) => agreed.includes(part))
  return [...hostsOfTags.any[directive], ...parts.flatMap((part) => hostsOfTags[part][directive])]
}

/**
 * The headers of every HTML answer (reliability 6, R6, R299). No nonces, so that pages can be kept;
 * style attributes carry the custom properties of sections. A page of an editor may compile validators
 * (decision 010), style its canvas, hold it in a frame, and show pictures and films before they are sent.
 */
export function createSecurityHeaders(
  options: SecurityOptions,
): (page: SecuredPage, scheme: 'http' | 'https') => Headers {
  const policies = new Map<string, string>()
  const policyOf = (page: SecuredPage): string => {
    const key = `${page.framedBy} ${page.isEditor} ${page.agreed}`
    const policy = policies.get(key) ?? policyFor(page, options)
    policies.set(key, policy)
    return policy
  }
  return (page, scheme) => ({
    'content-security-policy': policyOf(page),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(scheme === 'https' && { 'strict-transport-security': 'max-age=31536000' }),
  })
}

function policyFor(
  { framedBy, isEditor, agreed }: SecuredPage,
  { stores, mediaHosts, parentOrigins, inlineScripts = [], isRelaxed = false }: SecurityOptions,
): string {
  const media = ["'self'", 'data:', ...stores, ...mediaHosts].join(' ')
  const inline = isRelaxed ? " 'unsafe-inline'" : ''
  // A hash would forbid all that `'unsafe-inline'` allows.
  const hashes = isEditor || isRelaxed ? [] : inlineScripts.map(hashSource)
  const ancestors = { self: "'self'", nobody: "'none'", parents: ["'self'", ...parentOrigins].join(' ') }
  const frames = [...(isEditor ? ["'self'"] : []), ...opened(agreed, 'frame')]
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes, ...opened(agreed, 'script')].join(' ')}${isEditor ? " 'unsafe-eval'" : ''}${inline}`,
    `style-src 'self'${isEditor ? " 'unsafe-inline'" : inline}`,
    "style-src-attr 'unsafe-inline'",
    ...(isEditor ? ["worker-src 'self'"] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    // Visitors see the images that they choose, and owners those that they upload.
    `img-src ${[media, 'blob:', ...opened(agreed, 'img')].join(' ')}`,
    `media-src ${media.replace(' data:', '')}${isEditor ? ' blob:' : ''}`,
    // Downloads are fetched from where pictures come from (R237).
    `connect-src ${["'self'", ...stores, ...opened(agreed, 'connect'), ...(isRelaxed ? ['ws:'] : [])].join(' ')}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors[framedBy]}`,
  ].join('; ')
}

const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
