import type { Section } from '@vitrine/renderer'

/** What a component of Builder.io becomes. */
export interface BuilderTarget {
  /** The section that it becomes, as it is registered. */
  readonly section: Section
  /** Paths of props by the options of the component: `{ image: 'image', altText: 'image.alt' }`. The same name, when left out. */
  readonly props?: Readonly<Record<string, string>>
  /** The slot for its children: the first one of the section, when left out. */
  readonly slot?: string
  /**
   * What becomes of options that are lists with blocks in them, such as `columns`: a slot for all of the blocks, or a component for each
   * entry.
   */
  readonly slots?: Readonly<Record<string, string | { readonly slot: string; readonly each: BuilderTarget }>>
  /** Paths of props by properties of CSS: `{ height: 'height' }`. Paddings are the spacing of a section, `display: none` hides it. */
  readonly styles?: Readonly<Record<string, string>>
}

/** What becomes of each component, by its name in Builder.io; `Box` is an element that is none. */
export type BuilderMap = Readonly<Record<string, BuilderTarget>>

/** A content of Builder.io, as its API answers it: JSON. */
export interface BuilderContent {
  readonly name?: string
  readonly data?: object
}
