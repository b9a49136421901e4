import type { PostedForm } from '@vitrine/api'
import type { FormOutcome } from '@vitrine/renderer'
import type { InquiryList } from '@vitrine/schemas/inquiry-list'

/** A post that leads nowhere else: the page is drawn again, and says what became of it. */
export interface SubmissionOutcome extends FormOutcome {
  readonly status: number
  /** What is said of the form as a whole, where it has no words of its own. */
  readonly message?: string | undefined
  /** When trying again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
  /** The inquiry list that the page is drawn with; without it that of the cookie. */
  readonly list?: InquiryList | undefined
  /** Whether there was no more room on it. */
  readonly isListFull?: boolean | undefined
}

/** What a post comes to: another address, which is asked for with GET, or the same page again. */
export type PostAnswer = { readonly to: string } | SubmissionOutcome

/** A form that was taken, and the page that says so. */
export const sentForm = (component: string, reference?: string): SubmissionOutcome => ({
  component,
  reference,
  kind: 'sent',
  status: 200,
  values: {},
  messages: {},
})

/** The address as it was filled in: the service refuses what does not belong into one. */
export const emailValue = ({ fields }: PostedForm): string => fields.get('email') ?? ''

/** A field as it was filled in, without room around it. */
export const fieldValue = ({ fields }: PostedForm, name: string): string => fields.get(name)?.trim() ?? ''

/** The address of a visit as it was asked for, within its own host: two slashes at its start would lead to another one. */
export function ownAddress(fullPath: string): string {
  const [path = '/', query] = fullPath.split(/\?(.*)/s)
  return `/${path.replace(/^[/\\]+/, '')}${query === undefined ? '' : `?${query}`}`
}
