import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** What a page of the documentation asks to be shown: its kind, and the JSON that stands in the page. */
export interface LiveRequest {
  readonly kind: string
  /** A schema, or whatever the kind takes; nothing where it takes none. */
  readonly source?: unknown
}

/** What is shown in a place of a page. */
export interface LivePlace {
  /** Draws it, or draws it anew with another source. */
  readonly show: (request: LiveRequest) => Promise<void>
  readonly end: () => void
}

/** Each comes with a script of its own: most pages show forms alone. */
const kinds: Readonly<Record<string, () => Promise<(source: unknown) => ReactNode>>> = {
  form: async () => (await import('./form-example.tsx')).formExample,
  stored: async () => (await import('./stored-example.tsx')).storedExample,
  section: async () => (await import('./section-example.tsx')).sectionExample,
  stars: async () => (await import('./stars.tsx')).starsExample,
  order: async () => (await import('./order.tsx')).orderExample,
  page: async () => (await import('./page-example.tsx')).pageExample,
  editor: async () => (await import('./editor-example.tsx')).editorExample,
}

/** Opens a place in which an example lives until it is ended. */
export function openPlace(place: HTMLElement): LivePlace {
  const root = createRoot(place)
  return {
    async show({ kind, source }) {
      const example = await kinds[kind]?.()
      if (!example) throw new Error(`There is no live example of the kind '${kind}'.`)
      root.render(example(source))
    },
    end: () => root.unmount(),
  }
}
