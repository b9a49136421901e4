import { type SendCall, uploadFile } from '@vitrine/editor-core'
import { CallError, limits } from '@vitrine/schemas'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** One file on its way to the library. */
export interface Upload {
  readonly id: number
  readonly name: string
  readonly bytes: number
  readonly state: 'waiting' | 'sending' | 'done' | 'refused'
  /** Of one that was stored: its id in the library. */
  readonly media?: string
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

const isEnded = ({ state }: Upload): boolean => state === 'done' || state === 'refused'

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

/** Uploads files one after the other, and waits where the service asks to wait. It goes on while another screen is open. */
export function createUploadQueue({ send, wait = pause }: UploadQueueOptions): UploadQueue {
  const state = createStore<{ readonly uploads: readonly Upload[] }>(() => ({ uploads: [] }))
  const files = new Map<number, File>()
  let last = 0
  let isRunning = false

  const change = (id: number, changes: Partial<Upload>) =>
    state.setState(({ uploads }) => ({ uploads: uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)) }))

  /** Too many in a minute is no refusal: it is sent again when the service takes more. */
  async function sent(file: File): Promise<string> {
    for (;;) {
      try {
        return (await uploadFile(send, file)).id
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'too_many_requests') throw error
        await wait((error.retryAfter ?? WAIT) * 1000)
      }
    }
  }

  // A page that is closed asks by itself while something is under way.
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    addEventListener('beforeunload', askFirst)
    for (;;) {
      const next = state.getState().uploads.find((one) => one.state === 'waiting')
      const file = next && files.get(next.id)
      if (!next || !file) break
      change(next.id, { state: 'sending' })
      try {
        change(next.id, { state: 'done', media: await sent(file) })
        files.delete(next.id)
      } catch (error) {
        change(next.id, { state: 'refused', problem: problemOf(error) })
      }
    }
    removeEventListener('beforeunload', askFirst)
    isRunning = false
  }

  return {
    state,
    add(given) {
      const uploads = given.map((file): Upload => {
        const { name, size: bytes } = file
        const problem = problemWith(file)
        last += 1
        if (!problem) files.set(last, file)
        return { id: last, name, bytes, state: problem ? 'refused' : 'waiting', ...(problem && { problem }) }
      })
      state.setState((before) => ({ uploads: [...before.uploads, ...uploads] }))
      void run()
    },
    retry(id) {
      state.setState(({ uploads }) => ({
        uploads: uploads.map((one) => {
          const { problem, ...rest } = one
          return one.id === id && problem?.kind === 'refused' ? { ...rest, state: 'waiting' } : one
        }),
      }))
      void run()
    },
    clear() {
      const ended = state.getState().uploads.filter(isEnded)
      for (const { id } of ended) files.delete(id)
      state.setState(({ uploads }) => ({ uploads: uploads.filter((one) => !isEnded(one)) }))
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
