import { loadChunk } from './builds/load-chunk.ts'
import { whenSeen } from './when-seen.ts'

/** Loads what belongs to the lists of countries in a part of the page, when one of their forms is seen (R122). */
export const loadSelects = (part: ParentNode): void =>
  whenSeen(part, 'form:has(select[data-search])', (form) => {
    loadChunk(() => import('./select/watch-selects.ts')).then(
      ({ watchSelects }) => watchSelects(form),
      // A list works as it is.
      () => undefined,
    )
  })
