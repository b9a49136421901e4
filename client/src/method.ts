import type { Answer, Call, Question } from '@vitrine/schemas'
import type { ClientError } from './client-error.ts'

/** What came of a call: what it answered, or why it did not. */
export type Result<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ClientError }

/** What may be said with each call. */
export interface AskOptions {
  /** Calls the call off: the error is `aborted`. */
  readonly signal?: AbortSignal | undefined
  /** How long one try may take, in milliseconds, instead of that of the client. */
  readonly timeout?: number | undefined
  /** How often it is tried again, instead of that of the client. */
  readonly retries?: number | undefined
  /** The language of answers and messages, instead of that of the client. */
  readonly language?: string | undefined
}

/** The site that a call is about, by its clientId or tenant id, instead of that of the client. */
interface OfSite {
  readonly site?: string | undefined
}

type Asked<C> = (unknown extends Question<C> ? object : Question<C>) & OfSite
/** Nothing has to be said where a call asks for nothing. */
type Arguments<Q> = object extends Q ? [question?: Q, options?: AskOptions] : [question: Q, options?: AskOptions]

/** A call: what is asked is one flat object. */
export type Method<C extends Call> = (...asked: Arguments<Asked<C>>) => Promise<Result<Answer<C>>>

/** A call that takes files. */
export type FilesMethod<C extends Call> = (
  ...asked: Arguments<Asked<C> & { readonly files: readonly File[] }>
) => Promise<Result<Answer<C>>>

/** A call that takes part of a file. */
export type BytesMethod<C extends Call> = (
  ...asked: Arguments<Asked<C> & { readonly bytes: Blob }>
) => Promise<Result<Answer<C>>>

/** A call that answers a file. */
export type FileMethod<C extends Call> = (...asked: Arguments<Asked<C>>) => Promise<Result<Blob>>

/** One thing that came down a stream, or what became of its line. */
export interface ClientEvent {
  /**
   * As the service names it; or `open` and `lost` for the line, which is opened again behind the last event until the
   * stream is left; or `failed`, which comes last, where that would help no more.
   */
  readonly type: string
  /** What the service says of it. */
  readonly data?: unknown
  /** Why it `failed`. */
  readonly error?: ClientError
}

/** A call that answers a stream of events, until it is left or the signal aborts. */
export type EventsMethod<C extends Call> = (
  ...asked: Arguments<Asked<C>>
) => AsyncGenerator<ClientEvent, void, undefined>
