/**
 * A path of ours as somebody asked to be led there; nothing for any other address, so that no link to
 * the sign-in page leads elsewhere.
 */
export function ownPath(wanted: string | null): string | undefined {
  const here = 'http://here.invalid'
  // Browsers read a backslash as a slash, and leave out line breaks and tabs.
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return undefined
  const url = URL.parse(wanted, here)
  if (url?.origin !== here || url.pathname.startsWith('//') || /^\/(?:login|api)(?:\/|$)/i.test(url.pathname))
    return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
