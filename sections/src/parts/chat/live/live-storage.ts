import { CHAT_STORAGE } from '../machine/storage.ts'
import { type LiveState, newLiveState, type Pending } from './live-state.ts'

/** Where a chat with a member stands in the session storage, beside the conversation that asks (decision 071). */
const keyOf = (clientId: string): string => `${CHAT_STORAGE}${clientId}:live`

/** Raised when what is stored changes its shape: what is older is not read. */
const VERSION = 1
const LONGEST = 24 * 60 * 60 * 1000

const isText = (value: unknown): value is string => typeof value === 'string'
const isPending = (value: Partial<Pending> | null): value is Pending =>
  isText(value?.key) && isText(value.text) && Number.isFinite(value.at) && isText(value.state)

/** What is stored of a chat: what the stream brings again is not. */
export function storedLive(state: LiveState, now: number): string {
  const { token, reference, draft, email, isOver } = state
  // What was on its way is sent again under the same key.
  const pending = isOver ? state.pending : state.pending.map((one) => ({ ...one, state: 'waiting' }))
  return JSON.stringify({ v: VERSION, at: now, token, reference, draft, email, isOver, pending })
}

/** Reads it again; nothing where it is too old, or cannot be read. */
export function readLive(text: string | null, now: number): LiveState | undefined {
  try {
    const stored = JSON.parse(text ?? 'null')
    const age = now - Number(stored?.at)
    if (stored?.v !== VERSION || !(age >= 0 && age < LONGEST)) return undefined
    const { token, reference, draft, email, isOver, pending } = stored
    if (!isText(draft) || !Array.isArray(pending) || !pending.every(isPending)) return undefined
    return {
      ...newLiveState,
      draft,
      pending,
      isOver: isOver === true,
      ...(isText(token) && { token }),
      ...(isText(reference) && { reference }),
      ...(isText(email) && { email }),
    }
  } catch {
    return undefined
  }
}

/** Runs what needs storage; nothing where it is blocked or full. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Whether a chat with a member was begun in this tab. */
export const hasLive = (clientId: string): boolean =>
  inStorage((storage) => storage.getItem(keyOf(clientId)) !== null) ?? false

export const loadLive = (clientId: string): LiveState =>
  readLive(inStorage((storage) => storage.getItem(keyOf(clientId))) ?? null, Date.now()) ?? newLiveState

export const keepLive = (clientId: string, state: LiveState): void =>
  inStorage((storage) => storage.setItem(keyOf(clientId), storedLive(state, Date.now())))

export const forgetLive = (clientId: string): void => inStorage((storage) => storage.removeItem(keyOf(clientId)))
