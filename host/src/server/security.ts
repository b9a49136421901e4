import type { Config } from '../config.ts'
import type { RouteKey } from '../routing/routes.ts'

type Headers = Readonly<Record<string, string>>

interface SecuredPage {
  readonly key?: RouteKey | undefined
  /** A page of an editor that is really one: the error page at its address is none. */
  readonly isEditor?: boolean | undefined
}

/** Where our pictures, films and files come from beside our own origin. */
export const storesOf = ({ assetHosts, cnSiteOrigin, objectStore }: Config): readonly string[] =>
  [assetHosts.cn, assetHosts.us, cnSiteOrigin, objectStore?.endpoint].filter((store) => store !== undefined)

/**
 * The headers of every HTML answer (reliability 6, R6, R299). No nonces, so that pages can be kept;
 * style attributes carry the custom properties of sections. A designer may not be framed, its frame
 * only by the origins that are configured. A page of an editor may compile validators (decision 010),
 * style its canvas, hold it in a frame, and show pictures and films before they are sent.
 *
 * `relaxed` is for development alone: Vite brings scripts and styles into the page, and a socket.
 */
export function pageSecurity(
  config: Config,
  relaxed = false,
): (page: SecuredPage, scheme: 'http' | 'https') => Headers {
  const media = ["'self'", 'data:', ...storesOf(config), ...config.mediaHosts].join(' ')
  const inline = relaxed ? " 'unsafe-inline'" : ''
  const policy = (ancestors: string, isEditor = false) =>
    [
      "default-src 'none'",
      `script-src 'self'${isEditor ? " 'unsafe-eval'" : ''}${inline}`,
      `style-src 'self'${isEditor ? " 'unsafe-inline'" : inline}`,
      "style-src-attr 'unsafe-inline'",
      ...(isEditor ? ["worker-src 'self'", "frame-src 'self'"] : []),
      `img-src ${media}${isEditor ? ' blob:' : ''}`,
      `media-src ${media.replace(' data:', '')}${isEditor ? ' blob:' : ''}`,
      // Downloads are fetched from where pictures come from (R237).
      `connect-src ${["'self'", ...storesOf(config), ...(relaxed ? ['ws:'] : [])].join(' ')}`,
      "font-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      `frame-ancestors ${ancestors}`,
    ].join('; ')
  const parents = ["'self'", ...config.parentOrigins].join(' ')
  const policies = { page: policy("'self'"), designer: policy("'none'"), designerIframe: policy(parents) }
  const ofEditors = { page: policy("'none'", true), designerIframe: policy(parents, true) }
  const policyOf = ({ key, isEditor }: SecuredPage): string => {
    if (isEditor) return ofEditors[key === 'designerIframe' ? key : 'page']
    return policies[key === 'designer' || key === 'designerIframe' ? key : 'page']
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

/** The headers of uploads: never a document that could do anything (reliability 9). */
export const mediaSecurity: Headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}
