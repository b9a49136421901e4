import type { SignIn, SignInState } from '@vitrine/editor-core'
import { createStore } from 'zustand/vanilla'

/** So long before the key is over another ticket is asked for, in milliseconds. */
const BEFORE = 5 * 60_000
/** A parent that brings none within this time has none. */
const PATIENCE = 30_000
/** Longer than any key lasts; a timer of more days would run at once. */
const LONGEST = 24 * 3_600_000

interface TicketSignInOptions {
  /** @throws CallError */
  readonly enter: (ticket: string) => Promise<{ readonly expiresAt: string }>
  /** Asks the parent for a ticket; `false` when there is no parent to ask. */
  readonly want: () => boolean
  readonly now?: () => number
}

/** Signing in inside of a frame: not a person with a password does it, but the parent with a ticket. */
export interface TicketSignIn extends SignIn {
  /** @throws CallError for a ticket that is not taken */
  readonly brought: (ticket: string) => Promise<void>
  readonly stop: () => void
}

export function createTicketSignIn({ enter, want, now = Date.now }: TicketSignInOptions): TicketSignIn {
  const state = createStore<SignInState>(() => ({
    isAsked: false,
    isBusy: false,
    problem: undefined,
    otherAccount: undefined,
    times: 0,
  }))
  let asked: PromiseWithResolvers<boolean> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  let renewal: ReturnType<typeof setTimeout> | undefined
  const end = (isIn: boolean) => {
    clearTimeout(patience)
    asked?.resolve(isIn)
    asked = undefined
  }
  return {
    state,
    account: { id: 'frame', name: '', email: '' },
    ask() {
      if (asked) return asked.promise
      if (!want()) return Promise.resolve(false)
      asked = Promise.withResolvers()
      patience = setTimeout(() => end(false), PATIENCE)
      return asked.promise
    },
    async brought(ticket) {
      const { expiresAt } = await enter(ticket)
      clearTimeout(renewal)
      const left = Date.parse(expiresAt) - now() - BEFORE
      if (Number.isFinite(left)) renewal = setTimeout(want, Math.min(Math.max(left, PATIENCE), LONGEST))
      state.setState(({ times }) => ({ times: times + 1 }))
      end(true)
    },
    // Nobody types a password here.
    submit: async () => {},
    cancel: () => end(false),
    stop() {
      clearTimeout(renewal)
      end(false)
    },
  }
}
