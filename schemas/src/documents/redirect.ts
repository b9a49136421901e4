/** Moved for good, for now, or for good with the method kept (R71). */
export const redirectStatuses = [301, 302, 308] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** One step, as the owner of a site made it: `from` is a path as `redirectPath` writes it. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  readonly status: RedirectStatus
}

/**
 * A path as redirects are compared: decoded once, without empty segments, query and fragment.
 * `/Alt%20e/?x=1` → `/Alt e`. `undefined` when it is no path of a site.
 */
export function redirectPath(written: string): string | undefined {
  const [path = ''] = written.split(/[?#]/)
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  const segments: string[] = []
  for (const raw of path.split('/').filter((segment) => segment !== '')) {
    let segment: string
    try {
      segment = decodeURIComponent(raw)
    } catch {
      return undefined
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (/[/\\\u0000-\u001f\u007f]/.test(segment) || segment === '.' || segment === '..') return undefined
    segments.push(segment)
  }
  return `/${segments.join('/')}`
}
