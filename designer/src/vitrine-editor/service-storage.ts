import { createApiClient, createFrameToken } from '@vitrine/client/calls'
import { createMediaLibrary, type SendCall } from '@vitrine/editor-core'
import type { SiteDocument } from '@vitrine/renderer'
import {
  type Call,
  CallError,
  checkDraftCall,
  contentDetail,
  contentLanguages,
  contentList,
  diffReleases,
  draftEvents,
  draftPageById,
  type LoggedOperation,
  listContentOperations,
  listOperations,
  listReleases,
  publishSite,
  rollBack,
  saveContents,
  saveDraft,
  websiteDraft,
} from '@vitrine/schemas'
import { type EditorStorage, type OthersChange, StorageError } from './editor-storage.ts'

/** Which site and draft of which service an editor stores in. */
export interface ServiceStorageOptions {
  /** The origin of the service; that of the page, when left out. */
  readonly url?: string | undefined
  /** The site, by its clientId or tenant id. */
  readonly site: string
  /** The id of the draft that is edited. */
  readonly draft: string
  /**
   * Brings a ticket for this draft (`POST v1/site/frame-tickets`), which lets whoever edits work on it for an hour without
   * an account; asked again when the hour is over. Without it, the session of whoever is signed in to the service counts,
   * or what a server between adds to requests: see `docs/how-to/use-it-in-an-app.md`. An API key never goes into a page.
   */
  readonly ticket?: (() => Promise<string>) | undefined
  /** The language in which the service says what is wrong; that of the document, when left out. */
  readonly language?: string | undefined
  /** Sends requests; `fetch` of the browser, when left out. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** So many pages are asked for at the same time. */
const AT_ONCE = 6
/** So often a site is read anew because somebody saved while it was read. */
const READ_AGAIN = 5

/**
 * A storage on a draft of a service of Vitrine: saves are merged with what others do, and follow them as they come; it
 * publishes, and has pictures, releases and contents.
 *
 * `<VitrineEditor sections={sections} storage={serviceStorage({ site: 'demo', draft: '1' })} />`
 */
export function serviceStorage({ url, site, draft, ticket, language, fetch }: ServiceStorageOptions): EditorStorage {
  const origin = () => url ?? location.origin
  const options = {
    get origin() {
      return origin()
    },
    clientId: site,
    get locale() {
      return language ?? (document.documentElement.lang || 'en')
    },
    token: () => frame?.token(),
    credentials: ticket ? ('omit' as const) : ('same-origin' as const),
  }
  const frame = ticket && createFrameToken({ clientId: site, draftsId: draft }, options, fetch)
  const client = createApiClient(options, fetch)

  /** A ticket is exchanged once, for all who ask at the same time. */
  let entering: Promise<unknown> | undefined
  function enter(): Promise<unknown> {
    entering ??= (async () => frame?.enter((await ticket?.()) ?? ''))().finally(() => {
      entering = undefined
    })
    return entering
  }

  const send: SendCall = async (call, question, how) => {
    if (!frame) return client.send(call, question, how)
    if (frame.token() === undefined) await enter()
    try {
      return await client.send(call, question, how)
    } catch (error) {
      // The hour is over.
      if (!(error instanceof CallError && error.code === 'not_signed_in')) throw error
      await enter()
      return client.send(call, question, how)
    }
  }
  const ask =
    <C extends Call>(call: C) =>
    (...[question, how]: Parameters<typeof send<C>> extends [unknown, ...infer R] ? R : never) =>
      send<C>(call, question, how)

  const following = createFollowing()
  const stream: typeof client.stream = (call, question, on) => {
    let stop: (() => void) | undefined
    let isOver = false
    // A stream has no answer that could say that the hour is over; so it begins with a token that counts.
    const ready = frame && frame.token() === undefined ? enter() : Promise.resolve()
    ready.then(
      () => {
        if (!isOver) stop = client.stream(call, question, on)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }

  return {
    key: `${origin()}/${site}/${draft}`,
    async load() {
      const loaded = await failing(() => readSite(send, draft))
      following.knows(loaded.revision)
      return loaded
    },
    save: ({ base, operations }) =>
      following.during(() =>
        failing(async () => {
          const answer = await send(saveDraft, { draftsId: draft, baseRevision: base, operations })
          const revision = revisionOf(base, answer)
          const [before, after] = [
            answer.operations.filter((one) => one.revision < revision),
            answer.operations.filter((one) => one.revision > revision),
          ]
          // Where the answer to an earlier try was lost, others may have gone on behind it.
          if (after.length > 0) following.came(changeOf(answer.revision, after))
          return changeOf(revision, before)
        }),
      ),
    follow(on) {
      const stop = following.start(on)
      const hangUp = stream(draftEvents, { id: draft, after: following.revision() }, (event) => {
        if (event.type === 'operations' && 'data' in event) following.came(othersOf(event.data))
      })
      return () => {
        hangUp()
        stop()
      }
    },
    log: (question) => send(listOperations, { ...question, id: draft }),
    async publish(_site, part) {
      const answer = await failing(() =>
        send(publishSite, {
          draftsId: draft,
          ...(part.languages && { languages: [...part.languages] }),
          ...(part.pages && { pages: [...part.pages] }),
          // Whoever edits has seen and accepted what `check` found.
          acceptWarnings: true,
          redirectMoved: true,
          wait: true,
        }),
      )
      return 'release' in answer && answer.release !== null ? { release: answer.release } : undefined
    },
    check: () => send(checkDraftCall, { id: draft }),
    media: createMediaLibrary(send),
    releases: { list: ask(listReleases), diff: ask(diffReleases), rollBack: ask(rollBack) },
    contents: {
      list: ask(contentList),
      read: ask(contentDetail),
      ask: (call, question, how) => send(call, question, how),
      languages: ask(contentLanguages),
      operations: ask(listContentOperations),
      save: ask(saveContents),
    },
  }
}

const changeOf = (revision: number, logged: readonly LoggedOperation[]): OthersChange => ({
  revision,
  operations: logged.map(({ operation }) => operation),
})

/** The revision that a save was given: the one that nobody else has. */
function revisionOf(
  base: number,
  { revision, operations }: { readonly revision: number; readonly operations: readonly LoggedOperation[] },
): number {
  const ofOthers = new Set(operations.map((one) => one.revision))
  if (!ofOthers.has(revision)) return revision
  let own = base + 1
  while (ofOthers.has(own)) own += 1
  return Math.min(own, revision)
}

/** What came down the stream of a draft. */
function othersOf(data: unknown): OthersChange {
  const { revision = 0, operations = [] } = data as {
    readonly revision?: number
    readonly operations?: readonly LoggedOperation[]
  }
  return changeOf(revision, operations)
}

/**
 * Tells what others did, but not while a save is on its way: what comes then may be the save itself, and is known when
 * it is answered.
 */
function createFollowing() {
  let [known, saves] = [0, 0]
  let waiting: readonly OthersChange[] = []
  let listener: ((others: OthersChange) => void) | undefined

  const tell = () => {
    if (saves > 0) return
    const told = waiting
    waiting = []
    for (const others of told) listener?.(others)
  }
  return {
    revision: () => known,
    knows(revision: number) {
      known = Math.max(known, revision)
    },
    start(on: (others: OthersChange) => void) {
      listener = on
      return () => {
        listener = undefined
      }
    },
    came(others: OthersChange) {
      known = Math.max(known, others.revision)
      waiting = [...waiting, others]
      tell()
    },
    async during<T>(save: () => Promise<T>): Promise<T> {
      saves += 1
      try {
        return await save()
      } finally {
        // After whoever saves has taken in the answer.
        setTimeout(() => {
          saves -= 1
          tell()
        })
      }
    },
  }
}

/** The whole draft, all of it of one revision. @throws CallError */
async function readSite(send: SendCall, id: string): Promise<SiteDocument> {
  for (let tries = 1; ; tries++) {
    const { draftsInfo, ...draft } = await send(websiteDraft, { id })
    const wanted = draft.pagesList.map((page) => page.id).filter((page) => !Object.hasOwn(draft.pageSchemaMap, page))
    const pages = await inTurns(wanted, (page) => send(draftPageById, { draftsId: id, id: page }))
    const isWhole = pages.every(({ revision }) => revision === draftsInfo.revision)
    // Somebody saved while it was read.
    if (!isWhole && tries < READ_AGAIN) continue
    if (!isWhole) throw new CallError('unavailable')
    return {
      ...(draft as unknown as SiteDocument),
      draftsId: id,
      name: draftsInfo.name,
      revision: draftsInfo.revision,
      pageSchemaMap: {
        ...draft.pageSchemaMap,
        ...Object.fromEntries(pages.map(({ page, pageSchema }) => [page.id, pageSchema])),
      },
      componentsSettingValues: Object.assign(
        {},
        draft.componentsSettingValues,
        ...pages.map(({ componentsSettingValues }) => componentsSettingValues),
      ),
    }
  }
}

/** Does something with each, some at the same time, and answers in their order. */
async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = []
  for (let at = 0; at < all.length; at += AT_ONCE)
    results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))))
  return results
}

interface ConflictDetails {
  readonly revision?: number
  readonly operations?: readonly LoggedOperation[]
  readonly reason?: string
}

/** Does something, and says what fails as storages do. @throws StorageError */
async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw storageError(error)
  }
}

function storageError(error: CallError): StorageError {
  const { code, status, message, fields, details } = error
  const said = { message: Object.values(fields ?? {})[0] ?? message, cause: error }
  if (code === 'conflict') {
    const { revision, operations, reason } = (details ?? {}) as ConflictDetails
    // The same is being saved at this very moment.
    if (reason === 'taken') return new StorageError('offline', said)
    if (revision === undefined || !operations) return new StorageError('conflict', said)
    return new StorageError('conflict', { ...said, others: changeOf(revision, operations) })
  }
  const isPassing = status >= 500 || code === 'too_many_requests' || code === 'too_slow'
  return new StorageError(isPassing && code !== 'no_space' ? 'offline' : 'refused', said)
}
