import { ownPage } from '../own-page.ts'

/** What of a link changes from page to page, where the header around it stays. */
type LinkState = readonly [href: string | null, current: string | null]

/** What an island was given, as JSON, and where the links lead that it shows before it lives. */
interface IslandState {
  readonly props: string | null
  readonly links: readonly LinkState[]
}

/** What changes from page to page in a header or footer that stays. */
interface PartState {
  readonly links: readonly LinkState[]
  readonly islands: readonly IslandState[]
}

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
  /** What around `main` may stay, and changes all the same. */
  readonly around: {
    readonly header: PartState
    readonly footer: PartState
    readonly languages: PartState
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

const isIn = (island: Element | null) => (link: Element) => link.closest('[data-island]') === island

/** The links of an element that stand in an island, or in none: the same ones, in the same order, on each page with it. */
function linksIn(element: Element, island: Element | null): readonly HTMLAnchorElement[] {
  const within = [...element.querySelectorAll<HTMLAnchorElement>('a')]
  return (element instanceof HTMLAnchorElement ? [element, ...within] : within).filter(isIn(island))
}

const linksOf = (elements: Iterable<Element>): readonly HTMLAnchorElement[] =>
  [...elements].flatMap((element) => linksIn(element, null))

const islandsOf = (elements: Iterable<Element>): readonly Element[] =>
  [...elements].flatMap((element) => [...element.querySelectorAll('[data-island]')])

const statesOf = (links: readonly Element[]): readonly LinkState[] =>
  links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])

const partState = (elements: Iterable<Element>): PartState => ({
  links: statesOf(linksOf(elements)),
  islands: islandsOf(elements).map((island) => ({
    props: propsBeside(island)?.textContent ?? null,
    links: statesOf(linksIn(island, island)),
  })),
})

/** The script with what an island is given stands behind it. */
const propsBeside = (island: Element): Element | null => {
  const next = island.nextElementSibling
  return next?.matches('[data-props]') ? next : null
}

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
    around: { header: partState(header), footer: partState(footer), languages: partState(suggestionsIn(page)) },
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

function writeLinks(links: readonly Element[], states: readonly LinkState[]): void {
  for (const [at, link] of links.entries()) {
    const [href, current] = states[at] ?? []
    if (href != null) link.setAttribute('href', href)
    if (current == null) link.removeAttribute('aria-current')
    else link.setAttribute('aria-current', current)
  }
}

/** Hands an island what it is given on another page. One that lives draws it (`hydrate.tsx`); the HTML of others is written. */
function writeIsland(island: Element, { props, links }: IslandState): void {
  const script = propsBeside(island)
  if (props === null || !script) return
  const isSame = script.textContent === props
  script.textContent = props
  const given = new CustomEvent('vitrine:props', { detail: isSame ? undefined : JSON.parse(props), cancelable: true })
  if (island.dispatchEvent(given)) writeLinks(linksIn(island, island), links)
}

/** Writes into a part that stays what of it is different on another page. */
function write(elements: Iterable<Element>, { links, islands }: PartState): void {
  const all = [...elements]
  writeLinks(linksOf(all), links)
  for (const [at, island] of islandsOf(all).entries()) {
    const state = islands[at]
    if (state) writeIsland(island, state)
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
  if (next.loader.header === now.loader.header) write(now.header, next.around.header)
  else {
    putInstead(now.header, next.header, (...elements) => next.main.before(...elements))
    added.push(...next.header)
  }
  if (next.loader.footer === now.loader.footer) write(now.footer, next.around.footer)
  else {
    putInstead(now.footer, next.footer, (...elements) => next.main.after(...elements))
    added.push(...next.footer)
  }
  write(suggestionsIn(document), next.around.languages)
  const script = document.querySelector<HTMLElement>('script[data-build]')
  if (now.context && now.context !== next.context) now.context.remove()
  if (next.context) script?.before(next.context)
  for (const [name, value] of Object.entries(next.loader)) if (script) script.dataset[name] = value
  return added
}
