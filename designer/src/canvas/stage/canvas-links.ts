import type { SendCall } from '@vitrine/editor-core'
import { type PageLink, pageLinksIn } from '@vitrine/model'
import { contentKindOf, type LinkValue, linkedContents, MOST_LINKED } from '@vitrine/schemas'

type Listener = () => void

/** What the links on a canvas lead to: one without anything behind it is drawn as visitors see it, as text. */
export interface CanvasLinks {
  /** Asks for what the links in a value lead to: in settings, menus, contents. Links that nobody wrote are not asked for. */
  readonly lookUp: (value: object) => void
  /** Whether there is something behind a link; yes, until it is known. */
  readonly leads: (link: LinkValue, pages: ReadonlySet<string>) => boolean
  /** Called when it becomes known that something is not there. */
  readonly watch: (listener: Listener) => Listener
  /** Changes whenever it does. */
  readonly version: () => number
}

/** What a link to a product, case … is asked for as: `product/hex-bolt`. */
function nameOf({ pageType, id }: PageLink): string | undefined {
  const kind = contentKindOf(pageType)
  return kind && id ? `${kind}/${id}` : undefined
}

/** Whether an address may hold it; anything else leads nowhere. */
const isName = (name: string): boolean => /^[a-z]+\/[A-Za-z0-9_-]{1,120}$/.test(name)

/** Asks for the products, cases … that are linked to, each once, and all that are drawn together in one question. */
export function createCanvasLinks(send: SendCall): CanvasLinks {
  const gone = new Set<string>()
  const asked = new Set<string>()
  const looked = new WeakSet<object>()
  const listeners = new Set<Listener>()
  const waiting: string[] = []
  let version = 0

  async function flush(): Promise<void> {
    const names = waiting.splice(0, MOST_LINKED)
    if (waiting.length > 0) void flush()
    const found = await send(linkedContents, { named: names.join(',') }).catch(() => undefined)
    // While nobody can tell, links stay links.
    if (!found) {
      for (const name of names) asked.delete(name)
      return
    }
    const there = new Set(found.flatMap(({ kind, id, slug }) => [`${kind}/${id}`, `${kind}/${slug}`]))
    const missing = names.filter((name) => !there.has(name))
    if (missing.length === 0) return
    for (const name of missing) gone.add(name)
    version += 1
    for (const listener of listeners) listener()
  }

  return {
    lookUp(value) {
      if (looked.has(value)) return
      looked.add(value)
      for (const link of pageLinksIn(value)) {
        const name = nameOf(link)
        if (name === undefined || asked.has(name)) continue
        asked.add(name)
        if (!isName(name)) gone.add(name)
        else if (waiting.push(name) === 1) setTimeout(() => void flush())
      }
    },
    leads(link, pages) {
      if (link.type === 'page' && link.pageType === 'contact-us') return pages.has(link.id ?? link.pageType)
      if (link.type !== 'page' || !link.id) return true
      if (link.pageType === 'pages') return pages.has(link.id)
      const name = nameOf(link)
      return name === undefined || !gone.has(name)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}
