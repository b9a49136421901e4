import type { Answer, Call, Question } from '@vitrine/schemas'

/** Asks the service. @throws CallError */
export type SendCall = <C extends Call>(call: C, question: Question<C>, options?: SendOptions) => Promise<Answer<C>>

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** The language that contents are asked for in, instead of that of the interface. */
  readonly language?: string | undefined
  /** Of a call that takes files. */
  readonly files?: readonly File[] | undefined
  /** Of a call that takes bytes. */
  readonly bytes?: Blob | undefined
  /** Whether it is sent although the page is being closed. */
  readonly keepalive?: boolean | undefined
  /** Of a call that answers a file: takes its bytes as they come, and answers the file in their place. */
  readonly read?: ((body: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<Blob>) | undefined
}

/** Something that came down a stream of events. */
export interface ServerEvent {
  readonly type: string
  readonly data: unknown
}

/** Follows a stream until the answer is called; it connects again by itself. */
export type OpenStream = <C extends Call>(
  call: C,
  question: Question<C>,
  on: (event: ServerEvent | { readonly type: 'open' | 'lost' }) => void,
) => () => void
