import { CallError, type ContentRecord, contentDetail, contentList } from '@vitrine/schemas'
import type { ServiceChoice } from '@vitrine/setters'
import type { DesignerContext } from '../../context/designer-context.ts'

/** The kinds of contents, by the names that schemas give them. */
const kinds = {
  products: 'product',
  collections: 'collection',
  cases: 'case',
  articles: 'info',
  policies: 'policy',
} as const

const isKind = (from: string): from is keyof typeof kinds => Object.hasOwn(kinds, from)

interface Picture {
  readonly src?: string
}

/** The first picture of a content: a product has several, the others one. */
function pictureOf({ images, image }: Readonly<Record<string, unknown>>): string | undefined {
  const [first] = (images ?? []) as readonly { readonly image?: Picture }[]
  return (first?.image ?? (image as Picture | undefined))?.src
}

interface ContentChoicesOptions {
  readonly send: DesignerContext['send']
  readonly t: DesignerContext['t']
  /** A text of some settings in the language that is edited. */
  readonly inLanguage: (settings: ContentRecord['settings'], name: string) => string
}

/** Contents of the site as setters offer them, whatever their status. */
export function createContentChoices({ send, t, inLanguage }: ContentChoicesOptions) {
  function choiceOf({ id, slug, status, settings }: ContentRecord): ServiceChoice {
    const image = pictureOf(settings.props)
    return {
      id,
      name: inLanguage(settings, 'name') || inLanguage(settings, 'title') || slug,
      detail: status === 'published' ? slug : `${slug} · ${t(`status.${status}`)}`,
      ...(image && { image }),
    }
  }
  return {
    async search(from: string, search: string): Promise<readonly ServiceChoice[]> {
      if (!isKind(from)) return []
      const words = search === '' ? {} : { q: search }
      const { items } = await send(contentList, { kind: kinds[from], ...words, pageSize: 24 })
      return items.map(choiceOf)
    },
    async byId(from: string, id: string): Promise<ServiceChoice | undefined> {
      if (!isKind(from)) return undefined
      try {
        return choiceOf(await send(contentDetail, { kind: kinds[from], id }))
      } catch (error) {
        if (error instanceof CallError && error.code === 'not_found') return undefined
        throw error
      }
    },
  }
}
