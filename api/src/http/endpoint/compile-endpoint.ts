import { type Call, CallError } from '@vitrine/schemas'
import { callAsMember } from './call-as-member.ts'
import { callAsPreview, callAsVisitor, callWithoutSite } from './call-as-visitor.ts'
import { accountParts, type CallerContext, type CallResult, type CompiledCall } from './compiled-call.ts'
import type { Context } from './context.ts'
import type { Endpoint } from './endpoint.ts'
import type { Identity } from './identity.ts'
import { onlyDeclared } from './only-declared.ts'
import { type QuestionParts, questionReader } from './question.ts'
import type { SentFile } from './sent-file.ts'
import type { Caller, Service } from './service.ts'
import { normalHost } from './site.ts'

/** Answers the question of somebody. */
export type AnswerCall = (parts: QuestionParts, caller: Caller) => Promise<CallResult>

/** Answers one call, for requests and for the host in this process alike. */
export interface CompiledEndpoint {
  readonly ask: AnswerCall
  readonly split: (question: object) => QuestionParts
}

/** Compiles a call's schemas; to be done once per call. Who asks is looked at before what is asked. */
export function compileEndpoint({ call, ofSite, handler, prepare }: Endpoint, service: Service): CompiledEndpoint {
  if (call.access === undefined) throw new Error(`${call.method} ${call.path} does not say who may ask it.`)
  const { read, split } = questionReader(call, prepare)
  const declared = call.produces === undefined ? onlyDeclared(call.answer) : (value: unknown) => value
  const handle = handler as (question: object, context: Context) => unknown
  const ready: CompiledCall = {
    call,
    service,
    isPublic: call.method === 'GET' && call.access === 'visitor' && call.cache !== 'private',
    read,
    run: async (question, context) => declared(await handle(question, context)),
  }

  const ask: AnswerCall = async (parts, caller) => {
    const isForPreview = call.isForPreviews === true && caller.shown?.preview !== undefined
    const who = await letIn(call, caller, service, isForPreview)
    const cookies: { session?: string | null; knownDevice?: string } = {}
    const known = knownOf(caller, service, cookies)
    const previewed = isForPreview ? await callAsPreview(ready, parts, caller, known) : undefined
    if (call.access !== 'visitor' && !who && !previewed) throw new CallError('not_found')
    const given =
      previewed ??
      (!ofSite
        ? await callWithoutSite(ready, parts, caller, who ? { ...known, ...accountParts(who, caller) } : known)
        : who
          ? await callAsMember(ready, parts, caller, known, who)
          : await callAsVisitor(ready, parts, caller, known))
    return { ...given, ...cookies }
  }
  return { ask, split }
}

/**
 * Refuses what nobody may ask here, whatever is asked.
 *
 * @returns who asks, where the call is not one of visitors.
 */
async function letIn(
  call: Call,
  caller: Caller,
  { sites, identities, limits }: Service,
  isForPreview: boolean,
): Promise<Identity | undefined> {
  const isOfVisitors = call.access === 'visitor'
  // What owners need exists on the system domain only (R68).
  if ((!isOfVisitors || call.sameOriginOnly) && (await sites.byHost(normalHost(caller.host ?? ''))))
    throw new CallError('not_found')
  const who = isOfVisitors ? undefined : await identities.who(caller.shown ?? {})
  if (!isOfVisitors && !who && !isForPreview) throw new CallError('not_signed_in')
  // A frame's token is for one draft: neither the account nor other sites can be reached with it.
  if (who?.frame && call.access === 'account') throw new CallError('not_allowed')
  if (call.limit) limits.take(call.limit, who?.account.id ?? caller.peer)
  return who
}

/** @param cookies gets what the handler sets. */
const knownOf = (
  { requestId, peer, device = '', lastEvent, files = noFiles(), shown }: Caller,
  { stores, storage, parts, region, limits }: Service,
  cookies: { session?: string | null; knownDevice?: string },
): CallerContext => ({
  stores,
  storage,
  parts,
  region,
  limits,
  requestId,
  peer,
  device,
  lastEvent,
  files,
  session: shown?.session,
  frame: shown?.frame,
  knownDevice: shown?.knownDevice,
  setSession(token) {
    cookies.session = token ?? null
  },
  setKnownDevice(value) {
    cookies.knownDevice = value
  },
})

async function* noFiles(): AsyncGenerator<SentFile> {}
