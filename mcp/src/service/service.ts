import type { Answer, Call, Question } from '@vitrine/schemas'

/** About which site a call is asked, and in which language words of contents are wanted. */
export interface AskOptions {
  /** A tenant id; the only site of the key when left out. */
  readonly site?: string | undefined
  readonly language?: string | undefined
}

/** Where tools ask: the calls of the service, with one API key. */
export interface Service {
  /** @throws CallError */
  call<C extends Call>(call: C, question: Question<C>, options?: AskOptions): Promise<Answer<C>>
}
