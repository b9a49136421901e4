import type { OperationError } from '@vitrine/model'
import { CallError, type Operation } from '@vitrine/schemas'
import { describeProblem, type Translator } from '../../platform/language/translator.ts'

/** What stands in the way of an operation because something else is there, not because it is wrong. */
const inTheWay = new Set<OperationError['key']>([
  'refusal.taken',
  'refusal.slugTaken',
  'refusal.singlePage',
  'refusal.homePage',
  'refusal.openTheme',
])

/** A refusal for a person, by the field it is about, and for a program. */
export function describeOperationError(
  { key, params, problem }: OperationError,
  t: Translator,
  operation?: Operation['id'],
) {
  const message = describeProblem(t, problem ?? { key, params })
  const field = 'slug' in params ? 'slug' : [operation, problem?.path ?? params.path].filter(Boolean).join('.')
  return {
    message,
    fields: { [field]: message },
    details: { ...(operation && { operation }), key, params, ...(problem && { problem }) },
  }
}

/** The failure of a save that says something that cannot be done. */
export const operationFailure = (error: OperationError, t: Translator, operation?: Operation['id']): CallError =>
  new CallError(inTheWay.has(error.key) ? 'conflict' : 'invalid_request', describeOperationError(error, t, operation))
