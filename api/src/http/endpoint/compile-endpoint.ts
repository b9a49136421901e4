import { type Call, CallError } from '@vitrine/schemas'
import type { Caller } from '../access/caller.ts'
import type { Identity } from '../access/identity.ts'
import { whoAsks } from '../access/key-access.ts'
import { normalHost } from '../access/site.ts'
import type { QuestionParts } from '../question/question.ts'
import type { SentFile } from '../question/sent-file.ts'
import { callAsMember } from './call-as-member.ts'
import { callAsAccount, callAsPreview, callAsVisitor, callWithoutSite } from './call-as-visitor.ts'
import type { CallerContext, CallRequest, CallResult } from './compiled-call.ts'
import type { Endpoint } from './endpoint.ts'
import type { Service } from './service.ts'

/** Answers the question of somebody. */
export type AnswerCall = (parts: QuestionParts, caller: Caller) => Promise<CallResult>

/** Answers one call, for requests and for the host in this process alike. */
export interface CompiledEndpoint {
  readonly handle: AnswerCall
  readonly split: (question: object) => QuestionParts
}

/** Compiles a call's schemas; to be done once per call. Who asks is looked at before what is asked. */
export function compileEndpoint(endpoint: Endpoint, service: Service): CompiledEndpoint {
  const { call } = endpoint
  if (call.access === undefined) throw new Error(`${call.method} ${call.path} does not say who may ask it.`)
  if (call.isForPreviews && endpoint.callerKind !== 'visitor')
    throw new Error(`${call.method} ${call.path} is for previews, so it cannot ask for a member.`)
  const { answer, split } = answering(endpoint)

  const handle: AnswerCall = async (parts, caller) => {
    const isForPreview = call.isForPreviews === true && caller.shown?.preview !== undefined
    const who = await letIn(call, caller, service, isForPreview)
    const cookies: { session?: string | null; knownDevice?: string } = {}
    const known = knownOf(caller, service, cookies)
    const result = await answer({ parts, caller, known, service }, who, isForPreview)
    return { ...result, ...cookies }
  }
  return { handle, split }
}

type Question = Omit<CallRequest<never>, 'call' | 'compiled'>

/** How a call is answered to the one whose question it is. */
function answering(endpoint: Endpoint): {
  readonly answer: (question: Question, who: Identity | undefined, isForPreview: boolean) => Promise<CallResult>
  readonly split: CompiledEndpoint['split']
} {
  const { call } = endpoint
  switch (endpoint.callerKind) {
    case 'anyone': {
      const compiled = endpoint.compile()
      return { split: compiled.split, answer: (question) => callWithoutSite({ ...question, call, compiled }) }
    }
    case 'account': {
      const compiled = endpoint.compile()
      return {
        split: compiled.split,
        answer: async (question, who) => callAsAccount({ ...question, call, compiled }, mustBeKnown(who)),
      }
    }
    case 'member': {
      const compiled = endpoint.compile()
      return {
        split: compiled.split,
        answer: async (question, who) => callAsMember({ ...question, call, compiled }, mustBeKnown(who)),
      }
    }
    case 'visitor': {
      const compiled = endpoint.compile()
      return {
        split: compiled.split,
        async answer(question, who, isForPreview) {
          const request = { ...question, call, compiled }
          const answered = isForPreview ? await callAsPreview(request) : undefined
          if (answered) return answered
          if (call.access === 'visitor') return callAsVisitor(request)
          return callAsMember(request, mustBeKnown(who))
        },
      }
    }
  }
}

/** @throws CallError `not_found`: what a link to a preview was shown for is nothing that it shows. */
function mustBeKnown(who: Identity | undefined): Identity {
  if (!who) throw new CallError('not_found')
  return who
}

/**
 * Refuses what nobody may ask here, whatever is asked.
 *
 * @returns who asks, where the call is not one of visitors.
 */
async function letIn(
  call: Call,
  caller: Caller,
  service: Service,
  isForPreview: boolean,
): Promise<Identity | undefined> {
  const { sites, limits } = service
  const isOfVisitors = call.access === 'visitor'
  // What owners need exists on the system domain only (R68).
  if ((!isOfVisitors || call.sameOriginOnly || call.isForKeys) && (await sites.byHost(normalHost(caller.host ?? ''))))
    throw new CallError('not_found')
  const who = isOfVisitors ? undefined : await whoAsks(service, caller)
  if (!isOfVisitors && !who && !isForPreview) throw new CallError('not_signed_in')
  // A frame's token is for one draft, an API key for its sites: neither reaches the account.
  if ((who?.frame || who?.key) && call.access === 'account') throw new CallError('not_allowed')
  // A script that asks too often does not keep from working who made its key.
  if (call.limit) await limits.take(call.limit, who?.account.apiKey?.id ?? who?.account.id ?? caller.peer)
  return who
}

/** @param cookies gets what the handler sets. */
const knownOf = (
  { requestId, peer, device = '', lastEvent, files = noFiles(), bearer, shown }: Caller,
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
  bearer,
  session: shown?.session,
  frame: shown?.frame,
  apiKey: shown?.apiKey,
  preview: shown?.preview,
  knownDevice: shown?.knownDevice,
  setSession(token) {
    cookies.session = token ?? null
  },
  setKnownDevice(value) {
    cookies.knownDevice = value
  },
})

async function* noFiles(): AsyncGenerator<SentFile> {}
