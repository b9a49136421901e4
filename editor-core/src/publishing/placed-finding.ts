import { type Answer, type checkDraftCall, childPath } from '@vitrine/schemas'
import type { ProblemTextOptions } from './problem-words.ts'

/** Its id names the finding of one language, and the same of several ones is told together. */
type Finding = Answer<typeof checkDraftCall>['findings'][number]

/** A finding of the service at the place where it is shown and fixed. */
export type PlacedFinding = ProblemTextOptions & Pick<Finding, 'level'>

/** What is missing is shown at the field that has to be filled, what a slot holds at its component. */
export function placedFinding({ id: _id, ...finding }: Finding): PlacedFinding {
  const { key, path, params } = finding
  const [, parent] = /^\/components\/([^/]+)/.exec(path) ?? []
  return {
    ...finding,
    ...(finding.component === undefined && parent !== undefined && { component: parent }),
    ...(key === 'problem.required' &&
      typeof params.missingProperty === 'string' && { path: childPath(path, params.missingProperty) }),
  }
}
