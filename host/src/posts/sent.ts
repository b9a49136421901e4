import type { Visit } from '../visit.ts'
import type { Outcome } from './post.ts'

/** `mainAAA1.7KQ2M4XP`: the component of the form, and the number under which it was stored. */
const marker = /^([A-Za-z0-9_-]{1,64})(?:\.([A-Z0-9]{4,20}))?$/

/** What an address with the marker of a form that was sent has to say. */
export function sentOutcome({ query }: Pick<Visit, 'query'>): Outcome | undefined {
  const [, component, reference] = marker.exec(query.get('sent') ?? '') ?? []
  return component === undefined
    ? undefined
    : { component, kind: 'sent', reference, status: 200, values: {}, messages: {} }
}
