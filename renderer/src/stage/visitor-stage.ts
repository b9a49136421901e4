import { directionOf, type OutlineEntry } from '@vitrine/schemas'
import type { Stage } from './stage.ts'

/** What the visitor's stage is made of. `islands` is left out where islands are drawn in place. */
export interface VisitorStage
  extends Pick<
    Stage,
    | 'language'
    | 'site'
    | 'visit'
    | 'words'
    | 'href'
    | 'address'
    | 'asset'
    | 'data'
    | 'formFields'
    | 'outcome'
    | 'imageUpload'
    | 'islands'
    | 'handles'
  > {
  /** The outlines of all that is drawn, the page's own first: where two ids are the same, it keeps them. */
  readonly outlines: readonly (readonly OutlineEntry[])[]
}

/** The stage of a visited page: real links, real data, nothing of the owner's. */
export function createVisitorStage({ outlines, ...given }: VisitorStage): Stage {
  return { ...given, direction: directionOf(given.language), headingId: headingIds(outlines) }
}

/**
 * The ids of all headings of a page, by component and path. Header and footer are made without
 * knowing the page between them, so a doubled id gets the next free number here (R165), and so does an
 * anchor of a text that is in no outline. Asked for again, it answers the same.
 */
function headingIds(outlines: VisitorStage['outlines']): Stage['headingId'] {
  // The ids that the document around the page has already.
  const taken = new Set(['main', 'page-context', 'tags', 'consent', 'consent-bar', 'consent-title', 'consent-settings'])
  const ids = new Map<string, Map<string, string>>()
  const add = (component: string, path: string, id: string): string => {
    let own = id
    for (let count = 2; taken.has(own); count += 1) own = `${id}-${count}`
    taken.add(own)
    const ofComponent = ids.get(component) ?? new Map<string, string>()
    ids.set(component, ofComponent.set(path, own))
    return own
  }
  for (const { component, path, id } of outlines.flat()) add(component, path, id)
  return (component, path, anchor) =>
    ids.get(component)?.get(path) ?? (anchor ? add(component, path, anchor) : undefined)
}
