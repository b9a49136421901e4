import { type Direction, filled } from '@vitrine/schemas'
import type { PageResources } from '../stage/page-resources.ts'
import type { Stage } from '../stage/stage.ts'

/** What a page tells its islands, once for all of them: it stands in the page as JSON. */
export interface PageContext {
  readonly language: string
  readonly direction: Direction
  /** The words of the islands on the page, with their placeholders. */
  readonly words: Readonly<Record<string, string>>
}

const unknownHere = (what: string) => (): never => {
  throw new Error(`An island cannot ask its stage for ${what}: hand it down as a prop.`)
}

/**
 * The stage of an island, built from the page context alone: the same on the server and in the
 * browser, so both draw the same HTML.
 */
export const islandStage = ({ language, direction, words }: PageContext, resources?: PageResources): Stage => ({
  ...(resources && { resources }),
  language,
  direction,
  site: { name: '', home: '', languages: [], menus: {} },
  visit: { path: '', query: {} },
  words: (key, values) => filled(words[key] ?? key, values),
  href: unknownHere('links'),
  address: unknownHere('addresses'),
  asset: (src) => src,
  data: () => ({}),
  headingId: () => undefined,
})
