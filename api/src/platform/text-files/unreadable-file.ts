import type { Problem } from '@vitrine/schemas'

/** What is wrong with a file or a text in it, for whoever asks in words of theirs. */
export type FileProblem = Pick<Problem, 'key' | 'params'>

/** A file that cannot be read at all. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem
  /** From 1. */
  readonly line: number | undefined

  /** @param key of a message: below `problem.translationFile`, or a whole one. */
  constructor(key: string, params: FileProblem['params'] = {}, line?: number) {
    super(key)
    this.problem = {
      key: key.includes('.') ? key : `problem.translationFile.${key}`,
      params: { ...params, ...(line !== undefined && { line }) },
    }
    this.line = line
  }
}
