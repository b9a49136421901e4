import type { ContentKind, Problem } from '@vitrine/schemas'

/** Where in a draft: on a page or in its record, in the header or footer, or in a menu. */
export interface DraftPlace {
  readonly page?: string
  readonly part?: 'header' | 'footer'
  readonly menu?: string
}

/**
 * What a check of a draft says. Its path stands in the settings of the component; without a component
 * in those of the page's record, the menu or the theme. Without `language` it counts for every language. An error
 * keeps its language from being published, a warning waits to be accepted.
 */
export interface Finding extends Problem, DraftPlace {
  readonly level: 'error' | 'warning'
  /** The theme that it is about. */
  readonly theme?: string
  /** The content that it is about. */
  readonly content?: { readonly kind: ContentKind; readonly id: string }
  /** The type of the section that the component is of. */
  readonly section?: string
  /** The items that the path leads through: each by its text in the base, else by its number from 1. */
  readonly items?: readonly (string | number)[]
}
