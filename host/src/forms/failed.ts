import { CallError } from '@vitrine/schemas'
import type { Post, SubmissionOutcome } from '../request/form-submission.ts'

/** Never written into a page: secrets, and what the page makes itself. */
const unseen = new Set(['password', 'newPassword', 'department', 'startedAt', 'component', 'form', 'token'])

/** Which of the forms of a page was sent: the component that it stands in, else its name. */
const formOf = ({ fields }: Post): string => fields.get('component') ?? fields.get('form') ?? ''

const kindOf = ({ status, fields }: CallError): SubmissionOutcome['kind'] =>
  status === 429 ? 'too-many' : status === 422 && fields !== undefined ? 'invalid' : 'failed'

/** What became of a post that failed: everything that was typed stays, but passwords. */
export function failedSubmission(error: unknown, post: Post): SubmissionOutcome {
  const failure = error instanceof CallError ? error : new CallError('internal')
  return {
    component: formOf(post),
    kind: kindOf(failure),
    status: failure.status,
    values: Object.fromEntries([...post.fields].filter(([name]) => !unseen.has(name))),
    messages: failure.fields ?? {},
    message: failure.message,
    retryAfter: failure.retryAfter,
  }
}
