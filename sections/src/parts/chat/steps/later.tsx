import { useStage } from '@vitrine/renderer'
import { useEffect, useState } from 'react'
import { sayLoadFailed } from '../load-failed.ts'
import type { Chat } from '../use-chat.ts'
import { Problem } from './problem.tsx'
import styles from './steps.module.css'

type LaterSteps = typeof import('./later-steps.tsx')

let loaded: Promise<LaterSteps> | undefined
/** The same once it is there, so that it is drawn without waiting. */
let ready: LaterSteps | undefined

/** Loads what is not drawn at the beginning, once; a second time where that failed. */
export function loadLater(): Promise<LaterSteps> {
  loaded ??= import(/* later */ './later-steps.tsx').then(
    (code) => {
      ready = code
      return code
    },
    (error: unknown) => {
      loaded = undefined
      throw error
    },
  )
  return loaded
}

/** A step whose code comes when the first one is there: products, quantities, images, the last look. */
export function Later({ chat }: { readonly chat: Chat }) {
  const { words } = useStage()
  const [steps, setSteps] = useState(ready)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded again when it is tried again
  useEffect(() => {
    setFailed(false)
    loadLater().then(
      (code) => setSteps(code),
      () => {
        setFailed(true)
        sayLoadFailed()
      },
    )
  }, [tries])
  useEffect(() => {
    // Whoever waited for it is in it.
    const waiting = document.activeElement
    if (steps && waiting?.hasAttribute('data-area')) waiting.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [steps])
  if (steps) return <steps.LaterStep chat={chat} />
  if (!hasFailed) return null
  return (
    <div className={styles.panel}>
      <Problem text={words('chat.failed')} />
      <div className={styles.choices}>
        <button type="button" className="button" onClick={() => setTries(tries + 1)}>
          {words('inquiry.imageAgain')}
        </button>
      </div>
    </div>
  )
}
