import type { Readable } from 'node:stream'
import { type Answer, type Call, type FilledQuestion, isObject, type Streamed } from '@vitrine/schemas'
import type { ServedFile } from '../../platform/files/find-file.ts'
import { onlyDeclared } from '../question/only-declared.ts'
import { type Prepare, type QuestionReader, questionReader } from '../question/question.ts'
import type { AccountContext, Context, MemberContext, SiteContext } from './context.ts'

/** A stream or a text, for calls that say what they produce. */
export interface SentBody {
  readonly body: Readable | Buffer | string
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A file of a store, for calls that say what they produce: as a whole, or the one part that is asked for. */
export interface StoredBody {
  readonly file: ServedFile
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Whether an answer is a stream: that of a call that says what it produces. */
export const isSentBody = (answer: unknown): answer is SentBody =>
  isObject(answer) && 'body' in answer && typeof answer.type === 'string'

/** Whether an answer is a file: that of a call that says what it produces. */
export const isStoredBody = (answer: unknown): answer is StoredBody =>
  isObject(answer) && 'file' in answer && typeof answer.type === 'string'

type Awaitable<T> = T | Promise<T>
/** A value that is only read, however deep. */
type Frozen<T> = T extends readonly (infer I)[]
  ? readonly Frozen<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T
type Result<C> = Answer<C> extends Streamed ? SentBody | StoredBody : Frozen<Answer<C>>
type Handler<C, X> = (question: FilledQuestion<C>, context: X) => Awaitable<Result<C>>

/** A call that is ready to be answered, its schemas compiled: what reads its questions, and its handler. */
export interface CompiledCall<X> extends Pick<QuestionReader<unknown>, 'split'> {
  /**
   * Reads and checks a question.
   * @throws InvalidQuestion when a part does not fit.
   */
  readonly read: (parts: Parameters<QuestionReader<unknown>['read']>[0]) => ReadQuestion<X>
}

/** A question that fits its call: what decides who may ask it, and what answers it. */
export interface ReadQuestion<X> {
  readonly draftsId: string | undefined
  readonly id: string | undefined
  /** Runs the handler and leaves of its answer what the call declares. */
  readonly answer: (context: X) => Promise<unknown>
}

interface EndpointFor<CallerKind extends string, X> {
  readonly call: Call
  /** Whose question it is, and so what the handler is given. */
  readonly callerKind: CallerKind
  /** Compiles the schemas of the call; to be done once. */
  readonly compile: () => CompiledCall<X>
}

/** A call with what answers it. The compiler has checked the handler against the call where it was made. */
export type Endpoint =
  | EndpointFor<'anyone', Context>
  | EndpointFor<'visitor', SiteContext>
  | EndpointFor<'member', MemberContext>
  | EndpointFor<'account', AccountContext>

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Joins a call with its handler; from here on nothing needs to know what the questions of this call look like. */
const compiler =
  <C extends Call, X>(call: C, handler: Handler<C, X>, prepare?: Prepare) =>
  (): CompiledCall<X> => {
    const { read, split } = questionReader(call, prepare)
    const declared = call.produces === undefined ? onlyDeclared(call.answer) : (value: unknown) => value
    return {
      split,
      read(parts) {
        const question = read(parts)
        return {
          draftsId: text(question.draftsId),
          id: text(question.id),
          answer: async (context) => declared(await handler(question, context)),
        }
      },
    }
  }

/**
 * Says how a visitor's call about a site is answered.
 *
 * `endpoint(pageIdByPath, ({ path }, { stores, tenant }) => …)`
 */
export const endpoint = <const C extends Call>(call: C, handler: Handler<C, SiteContext>): Endpoint => ({
  call,
  callerKind: 'visitor',
  compile: compiler(call, handler),
})

/** Says how a call is answered that needs no site, because it looks for one or is the same for all. */
export const endpointWithoutSite = <const C extends Call>(
  call: C,
  handler: Handler<C, Context>,
  prepare?: Prepare,
): Endpoint => ({ call, callerKind: 'anyone', compile: compiler(call, handler, prepare) })

/** Says how a call of a site's members is answered: who asks may do what `access` of the call names. */
export const memberEndpoint = <const C extends Call>(
  call: C,
  handler: Handler<C, MemberContext>,
  prepare?: Prepare,
): Endpoint => ({ call, callerKind: 'member', compile: compiler(call, handler, prepare) })

/** Says how a call of anyone who is signed in is answered (`access: 'account'`); it is about no site. */
export const accountEndpoint = <const C extends Call>(
  call: C,
  handler: Handler<C, AccountContext>,
  prepare?: Prepare,
): Endpoint => ({ call, callerKind: 'account', compile: compiler(call, handler, prepare) })
