import type { ContentKind, Json } from '@vitrine/schemas'

/** A thing of schema.org, or a value inside one. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** One page of a list: what stands on it, and where in the whole it begins. */
export interface Listed {
  readonly entries: readonly { readonly name: string; readonly path: string }[]
  readonly before: number
  readonly total: number
}

/** What a page is there for: the home page, one thing, or anything else. */
export type PageSubject = 'home' | 'product' | 'article' | 'other'

/** What a page knows of itself, and how its addresses are written. */
export interface StructuredDataFacts {
  readonly about: PageSubject
  readonly siteName: string
  readonly language: string
  /** Without the name of the site. */
  readonly title: string
  readonly description?: string | undefined
  readonly canonical: string
  /** The picture of link previews, as an absolute address. */
  readonly image?: string | undefined
  /** The one thing that the page is about. */
  readonly subject?:
    | {
        readonly kind: ContentKind
        readonly publishedAt: string
        readonly props: Readonly<Record<string, Json | undefined>>
      }
    | undefined
  readonly list?: Listed | undefined
  /** The list that the page stands below. */
  readonly parent?: { readonly name: string; readonly path: string } | undefined
  /** The home page in the default language: whose site it is does not depend on the language. */
  readonly home: string
  /** The absolute address of a path of the site in this language. */
  readonly at: (path: string) => string
  /** The absolute address of a picture. */
  readonly picture: (src: string) => string
}

/** The time as schema.org takes it, where there is one. */
export const dateOf = (time: string): string | undefined => (Number.isNaN(Date.parse(time)) ? undefined : time)
