import type { FormOutcome } from '@vitrine/renderer'

/** A file that was sent with a form. */
export interface PostedFile {
  readonly field: string
  readonly name: string
  readonly content: Buffer
}

/** A form that was sent to a page. */
export interface Post {
  readonly fields: URLSearchParams
  readonly files: readonly PostedFile[]
  /** Whether a page of ours sent it, or no browser at all (reliability, 4). */
  readonly isFromOurPages: boolean
}

/** A post that leads nowhere else: the page is drawn again, and says what became of it. */
export interface SubmissionOutcome extends FormOutcome {
  readonly status: number
  /** What is said of the form as a whole, where it has no words of its own. */
  readonly message?: string | undefined
  /** When trying again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
}

/** What a post comes to: another address, which is asked for with GET, or the same page again. */
export type PostAnswer = { readonly to: string } | SubmissionOutcome

/** The address as it was filled in: the service refuses what does not belong into one. */
export const emailValue = ({ fields }: Post): string => fields.get('email') ?? ''

/** A field as it was filled in, without room around it. */
export const fieldValue = ({ fields }: Post, name: string): string => fields.get(name)?.trim() ?? ''
