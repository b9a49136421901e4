/** What was written in a chat with a member, as the service tells it. */
export interface LiveEntry {
  readonly id: string
  readonly kind: 'in' | 'out'
  readonly text: string
  /** ISO 8601. */
  readonly at: string
  /** Under which key the visitor sent it. */
  readonly key?: string
  /** The member who wrote it. */
  readonly by?: string
}

/** What the visitor wrote and the stream has not brought yet; `at` in milliseconds. */
export interface Pending {
  readonly key: string
  readonly text: string
  readonly at: number
  /** `refused`: it is not tried again by itself. */
  readonly state: 'waiting' | 'sent' | 'failed' | 'refused'
}

/** A chat with a member as its visitor sees it. */
export interface LiveState {
  /** Nothing until the first words were taken. */
  readonly token?: string | undefined
  readonly reference?: string | undefined
  readonly entries: readonly LiveEntry[]
  readonly pending: readonly Pending[]
  /** What is being typed. */
  readonly draft: string
  /** The address that was left. */
  readonly email?: string | undefined
  /** Whether a member is there; nothing until the stream says it. */
  readonly isSomebodyHere?: boolean | undefined
  readonly line: 'new' | 'open' | 'lost' | 'again'
  readonly isOver: boolean
  /** What the service said of what was sent last. */
  readonly problem?: string | undefined
}

export type LiveEvent =
  | { readonly type: 'draft'; readonly text: string }
  | { readonly type: 'say'; readonly key: string; readonly at: number }
  | { readonly type: 'opened'; readonly token: string; readonly reference: string; readonly key: string }
  | { readonly type: 'stored'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string }
  | { readonly type: 'refused'; readonly key: string; readonly problem: string }
  | { readonly type: 'retry' }
  | { readonly type: 'entry'; readonly entry: LiveEntry }
  | { readonly type: 'presence'; readonly isSomebodyHere: boolean }
  | { readonly type: 'line'; readonly line: 'open' | 'lost' }
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'over' }

export const newLiveState: LiveState = { entries: [], pending: [], draft: '', line: 'new', isOver: false }

const withPending = (state: LiveState, key: string, change: Pending['state']): LiveState => ({
  ...state,
  pending: state.pending.map((one) => (one.key === key ? { ...one, state: change } : one)),
})

/** What becomes of a chat with a member; what was typed is never lost. */
export function reduceLive(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case 'draft':
      return { ...state, draft: event.text, problem: undefined }
    case 'say': {
      const text = state.draft.trim()
      if (text === '' || state.isOver) return state
      const said = { key: event.key, text, at: event.at, state: 'waiting' } as const
      return { ...state, draft: '', problem: undefined, pending: [...state.pending, said] }
    }
    case 'opened':
      return { ...withPending(state, event.key, 'sent'), token: event.token, reference: event.reference }
    case 'stored':
      return withPending(state, event.key, 'sent')
    case 'failed':
      return withPending(state, event.key, 'failed')
    case 'refused':
      return { ...withPending(state, event.key, 'refused'), problem: event.problem }
    case 'retry': {
      const pending = state.pending.map((one) => (one.state === 'sent' ? one : { ...one, state: 'waiting' as const }))
      return { ...state, pending, problem: undefined }
    }
    case 'entry': {
      const { entry } = event
      const entries = state.entries.some(({ id }) => id === entry.id) ? state.entries : [...state.entries, entry]
      return { ...state, entries, pending: state.pending.filter(({ key }) => key !== entry.key) }
    }
    case 'presence':
      return { ...state, isSomebodyHere: event.isSomebodyHere }
    case 'line':
      // That there is a line again is worth saying only where there was none.
      return { ...state, line: event.line === 'open' && state.line === 'lost' ? 'again' : event.line }
    case 'email':
      return { ...state, email: event.email }
    case 'over': {
      // What did not arrive by now never does, and says so.
      const pending = state.pending.map((one) => (one.state === 'sent' ? one : { ...one, state: 'refused' as const }))
      return { ...state, isOver: true, pending }
    }
  }
}

/** When the visitor wrote what nobody has answered yet, in milliseconds; nothing while there is an answer. */
export function waitingSince({ entries, pending }: LiveState): number | undefined {
  const answered = entries.findLastIndex(({ kind }) => kind === 'out')
  const first = entries[answered + 1]
  return first ? Date.parse(first.at) : pending.find(({ state }) => state === 'sent')?.at
}
