/** What becomes of the links and forms of a page. */
export interface Rewriting {
  /** The address that the path of a page has among the files; nothing for what is none of them. */
  readonly pageAt: (path: string) => string | undefined
  /** Where a path that is no file is served: by the service; nothing takes the link out. */
  readonly elsewhere: (path: string) => string | undefined
  /** Where a form is sent; nothing takes it out. */
  readonly formAction: ((path: string) => string) | undefined
}

export interface Rewritten {
  readonly html: string
  /** The paths of links that lead nowhere, which are text now. */
  readonly deadLinks: readonly string[]
  readonly formsLeftOut: number
}

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Another host, a mail, a place on the page, the page itself with other parameters. */
const isKept = (href: string): boolean => href === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/|[#?])/i.test(href)
/** A file, `/media/list.pdf`: it is there if it was copied. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

const withoutEnding = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/** What stands before the address of a file in what is drawn, so that it is told from the paths that documents name. */
const MARK = '/_vitrine_file'

/** The address of a file, as it is drawn: a link to it is left as it is. */
export const markedFile = (address: string): string => MARK + address

/** Where a link of a page leads among the files; nothing when it leads nowhere. */
function linkTarget(href: string, { pageAt, elsewhere }: Rewriting): string | undefined {
  if (isKept(href)) return href
  if (href.startsWith(MARK)) return href.slice(MARK.length)
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  const full = path.startsWith('/') ? path : `/${path}`
  if (isFile(full)) return href
  const page = pageAt(withoutEnding(full))
  if (page !== undefined) return page + hash
  const other = elsewhere(full + query)
  return other === undefined ? undefined : other + hash
}

/**
 * Rewrites the links and forms of a page that React has written: it escapes `<`, `>` and quotes in every text and
 * attribute, so a tag ends at the first `>`.
 */
export function rewriteHtml(html: string, rewriting: Rewriting): Rewritten {
  const deadLinks: string[] = []
  let formsLeftOut = 0
  const withLinks = html.replaceAll(/<(?:a|area)\s[^>]*>/g, (tag) =>
    tag.replace(/\shref="([^"]*)"/, (_attribute, value: string) => {
      const target = linkTarget(decoded(value), rewriting)
      if (target !== undefined) return ` href="${encoded(target)}"`
      deadLinks.push(decoded(value))
      return ''
    }),
  )
  // A form stands in no other one.
  const withForms = withLinks.replaceAll(
    /<form\b([^>]*)>([\s\S]*?)<\/form>/g,
    (_form, attributes: string, inside: string) => {
      if (!rewriting.formAction) {
        formsLeftOut += 1
        return ''
      }
      const [, action = ''] = /\saction="([^"]*)"/.exec(attributes) ?? []
      const kept = attributes.replace(/\saction="[^"]*"/, '')
      return `<form${kept} action="${encoded(rewriting.formAction(decoded(action)))}">${inside}</form>`
    },
  )
  return { html: withForms, deadLinks, formsLeftOut }
}

/** The files that a page loads: pictures in all their sizes, films and their posters, and what its links hand out. */
export function filesIn(html: string): ReadonlySet<string> {
  const files = new Set<string>()
  for (const [, name, value = ''] of html.matchAll(/\s(src|srcset|imagesrcset|poster|href)="([^"]*)"/gi)) {
    const list = name?.toLowerCase().endsWith('srcset')
      ? decoded(value)
          .split(/,\s+/)
          .map((one) => one.split(/\s/)[0] ?? '')
      : [decoded(value)]
    for (const file of list)
      if (!isKept(file) && isFile(file.split(/[?#]/)[0] ?? '')) files.add(file.split(/[?#]/)[0] ?? '')
  }
  return files
}
