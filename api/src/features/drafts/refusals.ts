import type { Refusal } from '@vitrine/model'
import { CallError, type Operation } from '@vitrine/schemas'
import { sayProblem, type Words } from '../../platform/language/translator.ts'

/** What stands in the way of an operation because something else is there, not because it is wrong. */
const inTheWay = new Set<Refusal['key']>([
  'refusal.taken',
  'refusal.slugTaken',
  'refusal.singlePage',
  'refusal.homePage',
  'refusal.openTheme',
])

/** A refusal for a person, by the field it is about, and for a program. */
export function told({ key, params, problem }: Refusal, words: Words, operation?: Operation['id']) {
  const message = sayProblem(words, problem ?? { key, params })
  const field = 'slug' in params ? 'slug' : [operation, problem?.path ?? params.path].filter(Boolean).join('.')
  return {
    message,
    fields: { [field]: message },
    details: { ...(operation && { operation }), key, params, ...(problem && { problem }) },
  }
}

/** The failure of a save that says something that cannot be done. */
export const refused = (refusal: Refusal, words: Words, operation?: Operation['id']): CallError =>
  new CallError(inTheWay.has(refusal.key) ? 'conflict' : 'invalid_request', told(refusal, words, operation))
