import { CallError, type ErrorCode, type Problem } from '@vitrine/schemas'

/** The keys of what can be wrong with an upload; the messages stand in `schemas/texts`. */
export type MediaProblem =
  | 'problem.media.broken'
  | 'problem.media.heic'
  | 'problem.media.missing'
  | 'problem.media.one'
  | 'problem.media.pixels'
  | 'problem.media.svg'
  | 'problem.media.tooSlow'
  | 'problem.media.type'
  | 'problem.tooLarge'

/**
 * An upload that is not taken, and why. The code gives the status; `problem` is what a person is shown.
 *
 * `throw new MediaFileError('too_large', 'problem.tooLarge', { limit: maxBytes })`
 */
export class MediaFileError extends CallError {
  readonly problem: Problem

  constructor(code: ErrorCode, key: MediaProblem, params: Problem['params'] = {}) {
    super(code, { message: key })
    this.problem = { path: 'file', key, params }
  }
}
