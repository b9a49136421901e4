import type { Answer, Call, Question } from '@vitrine/schemas'

/** What a program asks with a call, and what it is answered. */
export interface Example {
  readonly call: Call
  readonly question: object
  readonly answer: unknown
}

/** A value that is only read, however deep. */
type Frozen<T> = T extends readonly (infer I)[]
  ? readonly Frozen<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** Joins a call with an example of it, which the compiler checks against its declaration. */
export const example = <const C extends Call>(
  call: C,
  question: Frozen<Question<C>>,
  answer: Frozen<Answer<C>>,
): Example => ({ call, question: question as object, answer })
