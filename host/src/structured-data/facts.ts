import type { ContentKind } from '@vitrine/schemas'
import type { Content } from '../contents.ts'
import type { RouteKey } from '../routes.ts'
import type { Say } from '../words.ts'

/** A thing of schema.org, or a value inside one. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** One page of a list: what stands on it, and where in the whole it begins. */
export interface Listed {
  readonly entries: readonly { readonly name: string; readonly path: string }[]
  readonly before: number
  readonly total: number
}

/** What a page knows of itself, and how its addresses are written. */
export interface Facts {
  readonly key: RouteKey
  readonly siteName: string
  readonly language: string
  /** Without the name of the site. */
  readonly title: string
  readonly description?: string | undefined
  readonly canonical: string
  /** The picture of link previews, as an absolute address. */
  readonly image?: string | undefined
  /** The one thing that the page is about. */
  readonly subject?: (Content & { readonly kind: ContentKind }) | undefined
  readonly list?: Listed | undefined
  /** The home page in the default language: whose site it is does not depend on the language. */
  readonly home: string
  /** The absolute address of a path of the site in this language. */
  readonly at: (path: string) => string
  /** The absolute address of a picture. */
  readonly picture: (src: string) => string
  readonly say: Say
}

/** The time as schema.org takes it, where there is one. */
export const dateOf = (time: string): string | undefined => (Number.isNaN(Date.parse(time)) ? undefined : time)
