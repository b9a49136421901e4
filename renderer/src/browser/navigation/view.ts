import { ownPage } from '../own-page.ts'

/** What of a link changes from page to page, where the header around it stays. */
type LinkState = readonly [href: string | null, current: string | null]

/** A page as it stands in a document: one that was loaded, or one that is shown now. */
export interface View {
  readonly title: string
  /** Language, direction and theme, as attributes of the document. */
  readonly attributes: ReadonlyMap<string, string>
  /** What search engines and link previews read. */
  readonly head: readonly Element[]
  /** The addresses of its stylesheets. */
  readonly styles: readonly string[]
  readonly header: readonly Element[]
  readonly main: HTMLElement
  readonly footer: readonly Element[]
  /** Where the links of what stands around `main` lead. */
  readonly links: {
    readonly header: readonly LinkState[]
    readonly footer: readonly LinkState[]
    readonly languages: readonly LinkState[]
  }
  /** What the script of the loader says of the page (`PageNavigation`). */
  readonly loader: Readonly<Record<string, string | undefined>>
  /** What its islands read. */
  readonly context: Element | null
  /** The tags that were agreed to, as text. */
  readonly tags: string | undefined
}

const own =
  'meta[name]:not([name=viewport]),meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]'
const sheetsIn = (page: Document): readonly string[] =>
  [...page.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '')
/** What stands beside header and footer, and stays. */
const besides = '.skip-link,[data-notice],[data-consent]'
/** What stands after the footer. */
const after = '[data-read-in],#page-context,#tags,script[src]'

/** The links of some elements that no island has drawn: the same ones, in the same order, on each page with this header. */
const linksOf = (elements: Iterable<Element>): readonly HTMLAnchorElement[] =>
  [...elements].flatMap((element) => {
    const within = [...element.querySelectorAll<HTMLAnchorElement>('a')]
    const all = element instanceof HTMLAnchorElement ? [element, ...within] : within
    return all.filter((link) => !link.closest('[data-island]'))
  })

const statesOf = (elements: Iterable<Element>): readonly LinkState[] =>
  linksOf(elements).map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])

const suggestionsIn = (page: Document) => page.querySelectorAll('aside[data-read-in]')

/**
 * Reads the page that stands in a document. Its elements are those of the document, not copies.
 *
 * @throws Error where it is no page of a site.
 */
export function readView(page: Document): View {
  const main = page.getElementById('main')
  const loader = page.querySelector<HTMLElement>('script[data-build]')
  if (!main || !loader) throw new Error('The document is no page of a site.')
  const all = [...(main.parentElement?.children ?? [])]
  const at = all.indexOf(main)
  const end = all.findIndex((element, place) => place > at && element.matches(after))
  const header = all.slice(0, at).filter((element) => !element.matches(besides))
  const footer = all.slice(at + 1, end < 0 ? undefined : end)
  return {
    title: page.title,
    attributes: new Map(
      [...page.documentElement.attributes]
        .filter(({ name }) => /^(?:lang|dir|style|data-(?!new-build))/.test(name))
        .map(({ name, value }) => [name, value]),
    ),
    head: [...page.head.querySelectorAll(own)],
    styles: sheetsIn(page),
    header,
    main,
    footer,
    links: { header: statesOf(header), footer: statesOf(footer), languages: statesOf(suggestionsIn(page)) },
    loader: { ...loader.dataset },
    context: page.getElementById('page-context'),
    tags: page.getElementById('tags')?.textContent ?? undefined,
  }
}

/** The names in the address of a stylesheet: `/builds/styles/base.header.footer.3f09c2a417d8.css` (decision 007). */
const namesIn = (href: string): readonly string[] => /\/([^/?]+)\.[0-9a-f]{12}\.css/.exec(href)?.[1]?.split('.') ?? []

/** Names of stylesheets that this document has, by the build that they are of. */
const had = new Map([[ownPage().build, new Set(sheetsIn(document).flatMap(namesIn))]])

/** Stylesheets that are on their way, or there. */
const loading = new Map<string, Promise<void>>()

function loadSheet(href: string, names: Set<string>): Promise<void> {
  const known = loading.get(href)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${href}?without=${[...names].join('.')}`
  const started = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      for (const name of namesIn(href)) names.add(name)
      resolve()
    }
    link.onerror = (event) => {
      link.remove()
      loading.delete(href)
      reject(event)
    }
  })
  loading.set(href, started)
  document.head.append(link)
  return started
}

/**
 * Loads what a page needs of stylesheets and the document has not. It does no harm to the page that is shown: names of
 * classes are those of one section or part, and what several sections share comes with the first of them.
 *
 * @throws what went wrong.
 */
export async function loadStyles({ styles, loader: { build } }: Pick<View, 'styles' | 'loader'>): Promise<void> {
  const names = had.get(build) ?? new Set()
  had.set(build, names)
  const missing = styles.filter((href) => namesIn(href).some((name) => !names.has(name)))
  await Promise.all(missing.map((href) => loadSheet(href, names)))
}

/** Puts elements in the place of others before or after `main`. */
function putInstead(old: readonly Element[], next: readonly Element[], put: (...elements: Element[]) => void): void {
  for (const element of old) element.remove()
  put(...next)
}

function write(elements: Iterable<Element>, states: readonly LinkState[]): void {
  for (const [at, link] of linksOf(elements).entries()) {
    const [href, current] = states[at] ?? []
    if (href != null) link.setAttribute('href', href)
    if (current == null) link.removeAttribute('aria-current')
    else link.setAttribute('aria-current', current)
  }
}

/** Shows a page in the place of another one, and answers what of it is new in the document. */
export function showView(next: View, now: View): readonly Element[] {
  const root = document.documentElement
  document.title = next.title
  for (const name of now.attributes.keys()) if (!next.attributes.has(name)) root.removeAttribute(name)
  for (const [name, value] of next.attributes) if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  for (const element of now.head) element.remove()
  document.head.append(...next.head)
  const added: Element[] = [next.main]
  now.main.replaceWith(next.main)
  if (next.loader.header === now.loader.header) write(now.header, next.links.header)
  else {
    putInstead(now.header, next.header, (...elements) => next.main.before(...elements))
    added.push(...next.header)
  }
  if (next.loader.footer === now.loader.footer) write(now.footer, next.links.footer)
  else {
    putInstead(now.footer, next.footer, (...elements) => next.main.after(...elements))
    added.push(...next.footer)
  }
  write(suggestionsIn(document), next.links.languages)
  const script = document.querySelector<HTMLElement>('script[data-build]')
  if (now.context && now.context !== next.context) now.context.remove()
  if (next.context) script?.before(next.context)
  for (const [name, value] of Object.entries(next.loader)) if (script) script.dataset[name] = value
  return added
}
