'use client'

import { useEffect, useState } from 'react'
import { canUsePasskeys, type PasskeyAddresses, PasskeyRefused, signInWithPasskey } from './sign-in-with-passkey.ts'

export interface PasskeyButtonProps {
  readonly addresses: PasskeyAddresses
  /** The page that leads on who is signed in. */
  readonly to: string
  readonly words: Readonly<Record<'button' | 'cancelled' | 'failed', string>>
}

/** Signs in with a passkey, where the browser can; elsewhere, and without script, it is not there. */
export function PasskeyButton({ addresses, to, words }: PasskeyButtonProps) {
  const [isOffered, setOffered] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setOffered(canUsePasskeys()), [])
  // Its room is there from the first: who presses a button above it presses no other place when this one comes.
  if (!isOffered)
    return (
      <>
        <p aria-hidden="true" style={{ visibility: 'hidden' }}>
          <span className="button button-secondary">{words.button}</span>
        </p>
        <p role="alert" />
      </>
    )
  async function signIn() {
    setBusy(true)
    setProblem('')
    try {
      await signInWithPasskey(addresses)
      location.assign(to)
    } catch (error) {
      const isCancelled = error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)
      setProblem(error instanceof PasskeyRefused ? error.message : isCancelled ? words.cancelled : words.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        <button type="button" className="button button-secondary" disabled={isBusy} onClick={() => void signIn()}>
          {words.button}
        </button>
      </p>
      <p role="alert">{problem}</p>
    </>
  )
}
