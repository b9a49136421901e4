import { type Action, type SiteChange, siteChanges } from '@vitrine/schemas'
import type { SiteState } from './site-state.queries.ts'

/** What the calls ask for that tell what changed: who may not ask them, hears nothing of it. */
const actions: Readonly<Record<SiteChange, Action>> = {
  content: 'content.read',
  inbox: 'inbox.read',
  jobs: 'draft.read',
  release: 'draft.read',
  comments: 'draft.write',
}

/** What of a site somebody may hear of. */
export const heardBy = (mayDo: (action: Action) => boolean): readonly SiteChange[] =>
  siteChanges.filter((what) => mayDo(actions[what]))

/** A state in one word, for `after` and the ids of events: `content12.inbox4`. */
export const revisionOf = (state: Partial<SiteState>): string =>
  Object.entries(state)
    .map(([what, revision]) => `${what}${revision}`)
    .join('.')

/** What such a word says; what it does not name, and what is none of ours, is missing. */
export function stateIn(revision: string | undefined): Partial<SiteState> {
  const numbers = (revision ?? '').split('.').flatMap((part) => {
    const [, what, number] = /^([a-z]+)([0-9]{1,15})$/.exec(part) ?? []
    const known = siteChanges.find((one) => one === what)
    return known ? [[known, Number(number)] as const] : []
  })
  return Object.fromEntries(numbers)
}

/** The part of a state that somebody may hear of. */
export const partOf = (state: Partial<SiteState>, heard: readonly SiteChange[]): Partial<SiteState> =>
  Object.fromEntries(heard.flatMap((what) => (state[what] === undefined ? [] : [[what, state[what]]])))
