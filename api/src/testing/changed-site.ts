import type { SiteFiles } from '../features/site-import/files/files.ts'
import { exampleSite } from './site.ts'

/** The example with some files replaced; a function gets the old document. */
export function changedSite(changes: Readonly<Record<string, unknown>>, media: SiteFiles['media'] = {}): SiteFiles {
  const site = exampleSite()
  const documents: Record<string, unknown> = { ...site.documents }
  for (const [file, change] of Object.entries(changes))
    documents[file] = typeof change === 'function' ? change(structuredClone(documents[file])) : change
  return { documents, media: { ...site.media, ...media } }
}

// biome-ignore lint/suspicious/noExplicitAny: tests write into documents what no type would allow
type Anything = any

/** Changes a file of the example in place. */
export const edit =
  (change: (document: Anything) => void) =>
  (document: Anything): Anything => {
    change(document)
    return document
  }

/** The settings of the poster on the home page. */
export const posterOf = (home: Anything): Anything => home.componentsSettingValues.posterA1
