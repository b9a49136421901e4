import type { ComponentType } from 'react'

/** An interactive part of a section: the only thing that is hydrated in a visitor's browser. */
export interface IslandPart<P> {
  /** The section's folder and the file's name: `header/language-filter`. */
  readonly name: string
  readonly component: ComponentType<P>
  /** The words it uses; they travel with the page, so that it needs no bundle of them. */
  readonly words: readonly string[]
}

/**
 * Declares the default export of a `*.island.tsx` file.
 *
 * `export default island('header/language-filter', LanguageFilter, ['header.findLanguage'])`
 */
export const island = <P extends object>(
  name: string,
  component: ComponentType<P>,
  words: readonly string[] = [],
): IslandPart<P> => ({ name, component, words })
