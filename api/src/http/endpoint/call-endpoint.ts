import { type Call, CallError } from '@vitrine/schemas'
import { askAsMember } from './ask-as-member.ts'
import { askAsPreview, askAsVisitor, askWithoutSite } from './ask-as-visitor.ts'
import type { Context } from './context.ts'
import type { Answered } from './endpoint.ts'
import type { Who } from './identity.ts'
import { onlyDeclared } from './only-declared.ts'
import { type QuestionParts, questionReader } from './question.ts'
import { accountParts, type Given, type Known, type ReadyCall } from './ready-call.ts'
import type { SentFile } from './sent-file.ts'
import type { Asking, Service } from './service.ts'
import { normalHost } from './site.ts'

/** Answers the question of somebody. */
export type Ask = (parts: QuestionParts, asking: Asking) => Promise<Given>

/** Answers one call, for requests and for the host in this process alike. */
export interface Asker {
  readonly ask: Ask
  readonly split: (question: object) => QuestionParts
}

/** Compiles a call's schemas; to be done once per call. Who asks is looked at before what is asked. */
export function askerOf({ call, ofSite, handler, prepare }: Answered, service: Service): Asker {
  if (call.access === undefined) throw new Error(`${call.method} ${call.path} does not say who may ask it.`)
  const { read, split } = questionReader(call, prepare)
  const declared = call.produces === undefined ? onlyDeclared(call.answer) : (value: unknown) => value
  const handle = handler as (question: object, context: Context) => unknown
  const ready: ReadyCall = {
    call,
    service,
    isPublic: call.method === 'GET' && call.access === 'visitor' && call.cache !== 'private',
    read,
    run: async (question, context) => declared(await handle(question, context)),
  }

  const ask: Ask = async (parts, asking) => {
    const isForPreview = call.isForPreviews === true && asking.shown?.preview !== undefined
    const who = await letIn(call, asking, service, isForPreview)
    const cookies: { session?: string | null; knownDevice?: string } = {}
    const known = knownOf(asking, service, cookies)
    const previewed = isForPreview ? await askAsPreview(ready, parts, asking, known) : undefined
    if (call.access !== 'visitor' && !who && !previewed) throw new CallError('not_found')
    const given =
      previewed ??
      (!ofSite
        ? await askWithoutSite(ready, parts, asking, who ? { ...known, ...accountParts(who, asking) } : known)
        : who
          ? await askAsMember(ready, parts, asking, known, who)
          : await askAsVisitor(ready, parts, asking, known))
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
  asking: Asking,
  { sites, identities, limits }: Service,
  isForPreview: boolean,
): Promise<Who | undefined> {
  const isOfVisitors = call.access === 'visitor'
  // What owners need exists on the system domain only (R68).
  if ((!isOfVisitors || call.sameOriginOnly) && (await sites.byHost(normalHost(asking.host ?? ''))))
    throw new CallError('not_found')
  const who = isOfVisitors ? undefined : await identities.who(asking.shown ?? {})
  if (!isOfVisitors && !who && !isForPreview) throw new CallError('not_signed_in')
  // A frame's token is for one draft: neither the account nor other sites can be reached with it.
  if (who?.frame && call.access === 'account') throw new CallError('not_allowed')
  if (call.limit) limits.take(call.limit, who?.account.id ?? asking.peer)
  return who
}

/** @param cookies gets what the handler sets. */
const knownOf = (
  { requestId, peer, device = '', lastEvent, files = noFiles(), shown }: Asking,
  { stores, storage, parts, region, limits }: Service,
  cookies: { session?: string | null; knownDevice?: string },
): Known => ({
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
