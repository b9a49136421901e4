import { CallError, signIn as signInCall } from '@vitrine/schemas'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SendCall } from '../context/service.ts'

/** Who works here. */
export interface SignedInAccount {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface SignInState {
  readonly isAsked: boolean
  readonly isBusy: boolean
  /** Why it did not work, in words of the service. */
  readonly problem: string | undefined
  /** Whether the account asks for a code beside its password. */
  readonly needsCode?: boolean
  /** Somebody else has signed in: their e-mail address. */
  readonly otherAccount: string | undefined
  /** How often somebody has signed in here: whoever waits for it goes on when it grows. */
  readonly times: number
}

/** Signing in where one works, without leaving it. */
export interface SignIn {
  readonly state: StoreApi<SignInState>
  readonly account: SignedInAccount
  /** Asks for it; one dialog, however many ask. `false` when the person would rather not now. */
  readonly ask: () => Promise<boolean>
  readonly submit: (email: string, password: string, code?: string) => Promise<void>
  readonly cancel: () => void
}

const closed = { isAsked: false, isBusy: false, problem: undefined, needsCode: false, otherAccount: undefined } as const

export function createSignIn({
  send,
  account,
}: {
  readonly send: SendCall
  readonly account: SignedInAccount
}): SignIn {
  const state = createStore<SignInState>(() => ({ ...closed, times: 0 }))
  let asked: PromiseWithResolvers<boolean> | undefined
  const end = (isSignedIn: boolean) => {
    state.setState(({ times }) => ({ ...closed, times: times + (isSignedIn ? 1 : 0) }))
    asked?.resolve(isSignedIn)
    asked = undefined
  }
  return {
    state,
    account,
    ask() {
      asked ??= Promise.withResolvers()
      state.setState({ isAsked: true })
      return asked.promise
    },
    async submit(email, password, code) {
      state.setState({ isBusy: true, problem: undefined, otherAccount: undefined })
      try {
        const who = await send(signInCall, { email, password, ...(code !== undefined && { code }) })
        // What is unsaved was done by one person and is saved in their name.
        if (who.id === account.id) end(true)
        else state.setState({ isBusy: false, otherAccount: who.email })
      } catch (error) {
        const problem = error instanceof CallError ? error.message : ''
        const isOfCode = error instanceof CallError && (error.code === 'code_needed' || error.code === 'wrong_code')
        state.setState(({ needsCode }) => ({ isBusy: false, problem, needsCode: needsCode || isOfCode }))
      }
    },
    cancel: () => end(false),
  }
}

/** Asks the service, and where the session is over, the person to sign in; then goes on as if nothing was. */
export const withSignIn =
  (send: SendCall, { ask }: Pick<SignIn, 'ask'>): SendCall =>
  async (call, question, options) => {
    try {
      return await send(call, question, options)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'not_signed_in' || !(await ask())) throw error
      return send(call, question, options)
    }
  }
