import type { PostedForm } from '@vitrine/api'
import { CallError } from '@vitrine/schemas'
import type { PostAnswer, SubmissionOutcome } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import type { ScreenTools } from '../screens/screen.ts'

/** What a page does with a form that is sent to it. What it throws becomes an outcome. */
export type FormHandler = (visit: Visit, post: PostedForm, tools: ScreenTools) => Promise<PostAnswer>

/** Never written into a page: secrets, and what the page makes itself. */
const unseen = new Set(['password', 'newPassword', 'code', 'department', 'component', 'form', 'token'])

const kindOf = ({ status, fields }: CallError): SubmissionOutcome['kind'] =>
  status === 429 ? 'too-many' : status === 422 && fields !== undefined ? 'invalid' : 'failed'

/** What became of a post that failed: everything that was typed stays, but passwords. */
export function failedSubmission(error: unknown, { fields }: PostedForm): SubmissionOutcome {
  const failure = error instanceof CallError ? error : new CallError('internal')
  return {
    // Which of the forms of a page was sent: the component that it stands in, else its name.
    component: fields.get('component') ?? fields.get('form') ?? '',
    kind: kindOf(failure),
    status: failure.status,
    values: Object.fromEntries([...fields].filter(([name]) => !unseen.has(name))),
    messages: failure.fields ?? {},
    message: failure.message,
    retryAfter: failure.retryAfter,
  }
}
