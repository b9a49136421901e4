import { formLimits } from '@vitrine/schemas'

/** A path in the site, without what a program may have put behind it. */
export const pageOf = (page: string | undefined): string | undefined => {
  const path = page?.split(/[?#]/)[0]?.slice(0, 500)
  return path?.startsWith('/') ? path : undefined
}

/** The page of another site, without what stands behind its path: that may be about a person. */
export function urlOf(referrer: string | undefined): string | undefined {
  const url = referrer ? URL.parse(referrer) : null
  return url && /^https?:$/.test(url.protocol)
    ? `${url.origin}${url.pathname}`.slice(0, formLimits.referrer)
    : undefined
}
