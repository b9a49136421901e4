import { type SendCall, type UploadedMedia, uploadFile } from '@vitrine/editor-core'
import { CallError, cancelUpload, limits } from '@vitrine/schemas'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { knownIn, LARGE_FILE } from './store-file.ts'
import { uploadInPieces } from './upload-in-pieces.ts'

/** One file on its way to the library. */
export interface Upload {
  readonly id: number
  readonly name: string
  readonly bytes: number
  /** `lost`: the line is, and it goes on when it is there again; `known`: the library has it, and somebody has to choose. */
  readonly state: 'waiting' | 'sending' | 'lost' | 'known' | 'done' | 'refused'
  /** How many bytes came, of one that is sent in pieces. */
  readonly sent?: number
  /** Of one that was stored: its id in the library. */
  readonly media?: string
  /** Of one that the library has already. */
  readonly same?: UploadedMedia
  /** Why it was refused. */
  readonly problem?: UploadProblem
}

export type UploadProblem =
  /** It is larger than its kind may be, in bytes. */
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'empty' }
  /** What the service says of it; without words, nobody could be reached. */
  | { readonly kind: 'refused'; readonly message: string | undefined }

export interface UploadQueue {
  readonly state: StoreApi<{ readonly uploads: readonly Upload[] }>
  readonly add: (files: readonly File[]) => void
  /** Sends one again that was refused. */
  readonly retry: (id: number) => void
  /** Stores one although the library has it. */
  readonly keepBoth: (id: number) => void
  /** Takes what the library has for one. */
  readonly takeKnown: (id: number) => void
  /** Sends one no further, and throws away what came of it. */
  readonly cancel: (id: number) => void
  /** Forgets what is done or was refused. */
  readonly clear: () => void
}

interface UploadQueueOptions {
  readonly send: SendCall
  readonly wait?: (ms: number) => Promise<void>
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits that the service did not name, in seconds. */
const WAIT = 10

const isEnded = ({ state }: Upload): boolean => state === 'done' || state === 'refused' || state === 'known'

/** What can be told without sending it; its content is looked at by the service. */
function problemWith({ type, size }: File): UploadProblem | undefined {
  if (size === 0) return { kind: 'empty' }
  const most = type.startsWith('image/') ? limits.image : type.startsWith('video/') ? limits.video : limits.file
  return size > most ? { kind: 'too-large', most } : undefined
}

function problemOf(error: unknown): UploadProblem {
  if (!(error instanceof CallError)) return { kind: 'refused', message: undefined }
  return { kind: 'refused', message: Object.values(error.fields ?? {})[0] ?? error.message }
}

/** What is kept of one that is not stored yet. */
interface Sending {
  readonly file: File
  readonly abort: AbortController
  readonly duplicates: 'keep' | 'refuse'
  /** Of one that is sent in pieces: its id on the service. */
  readonly pieces?: string
}

/** Uploads files one after the other, and waits where the service asks to wait. It goes on while another screen is open. */
export function createUploadQueue({ send, wait = pause }: UploadQueueOptions): UploadQueue {
  const state = createStore<{ readonly uploads: readonly Upload[] }>(() => ({ uploads: [] }))
  const files = new Map<number, Sending>()
  let last = 0
  let isRunning = false

  const change = (id: number, changes: Partial<Upload>) =>
    state.setState(({ uploads }) => ({ uploads: uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)) }))

  /** Too many in a minute is no refusal: it is sent again when the service takes more. */
  async function inOnePiece({ file, duplicates }: Sending): Promise<string> {
    for (;;) {
      try {
        return (await uploadFile(send, file, duplicates)).id
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'too_many_requests') throw error
        await wait((error.retryAfter ?? WAIT) * 1000)
      }
    }
  }

  async function inPieces(id: number, sending: Sending): Promise<string> {
    const { file, duplicates, abort } = sending
    const stored = await uploadInPieces(file, {
      send,
      duplicates,
      wait,
      signal: abort.signal,
      onProgress(pieces, sent) {
        files.set(id, { ...sending, pieces })
        change(id, { sent })
      },
      onLine: (isLost) => change(id, { state: isLost ? 'lost' : 'sending' }),
    })
    return stored.id
  }

  // A page that is closed asks by itself while something is under way.
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

  async function sendOne(id: number, sending: Sending): Promise<void> {
    change(id, { state: 'sending' })
    try {
      const media = sending.file.size > LARGE_FILE ? await inPieces(id, sending) : await inOnePiece(sending)
      change(id, { state: 'done', media })
      files.delete(id)
    } catch (error) {
      if (sending.abort.signal.aborted) return
      const same = knownIn(error)
      if (same) change(id, { state: 'known', same })
      else change(id, { state: 'refused', problem: problemOf(error) })
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    addEventListener('beforeunload', askFirst)
    for (;;) {
      const next = state.getState().uploads.find((one) => one.state === 'waiting')
      const sending = next && files.get(next.id)
      if (!next || !sending) break
      await sendOne(next.id, sending)
    }
    removeEventListener('beforeunload', askFirst)
    isRunning = false
  }

  /** What came of one in pieces is of no use any more; nobody waits for it to go, and a day later it goes by itself. */
  const forget = (id: number) => {
    const { pieces } = files.get(id) ?? {}
    files.delete(id)
    if (pieces !== undefined) send(cancelUpload, { id: pieces }).catch(() => undefined)
  }
  const drop = (isDropped: (upload: Upload) => boolean) =>
    state.setState(({ uploads }) => ({ uploads: uploads.filter((one) => !isDropped(one)) }))

  function again(id: number, changes: Partial<Pick<Sending, 'duplicates'>> = {}) {
    const sending = files.get(id)
    if (!sending) return
    files.set(id, { ...sending, ...changes })
    state.setState(({ uploads }) => ({
      uploads: uploads.map((one) => {
        const { problem: _problem, same: _same, ...rest } = one
        return one.id === id ? { ...rest, state: 'waiting' } : one
      }),
    }))
    void run()
  }

  return {
    state,
    add(given) {
      const uploads = given.map((file): Upload => {
        const { name, size: bytes } = file
        const problem = problemWith(file)
        last += 1
        if (!problem) files.set(last, { file, abort: new AbortController(), duplicates: 'refuse' })
        return { id: last, name, bytes, state: problem ? 'refused' : 'waiting', ...(problem && { problem }) }
      })
      state.setState((before) => ({ uploads: [...before.uploads, ...uploads] }))
      void run()
    },
    retry: (id) => again(id),
    keepBoth: (id) => again(id, { duplicates: 'keep' }),
    takeKnown(id) {
      const { same } = state.getState().uploads.find((one) => one.id === id) ?? {}
      if (!same) return
      forget(id)
      change(id, { state: 'done', media: same.id })
    },
    cancel(id) {
      files.get(id)?.abort.abort()
      forget(id)
      drop((one) => one.id === id)
    },
    clear() {
      for (const one of state.getState().uploads) if (isEnded(one)) forget(one.id)
      drop(isEnded)
    },
  }
}

const queues = new WeakMap<SendCall, UploadQueue>()

/** The queue of this office: it is there again when somebody comes back to the screen. */
export function uploadQueueOf(send: SendCall): UploadQueue {
  const queue = queues.get(send) ?? createUploadQueue({ send })
  queues.set(send, queue)
  return queue
}
