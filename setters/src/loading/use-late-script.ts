import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import type { LateScript } from './late-script.ts'

/** In milliseconds: so long may a busy browser put off what no field waits for. */
const IDLE_WAIT = 1000

interface ScriptOnItsWay {
  /** Whether it did not come; nothing is changed until it is here. */
  readonly hasFailed: boolean
  readonly retry: (isAsked: boolean) => Promise<void>
  /** A press on a button that comes before it is done when it is here: nothing is changed unchecked. */
  readonly hold: (event: MouseEvent<HTMLElement>) => void
}

/** Loads what changes a form once it is drawn and the browser has nothing else to do. */
export function useLateScript(script: LateScript): ScriptOnItsWay {
  const { hasFailed: failure } = script
  const hasFailed = useSyncExternalStore(failure.subscribe, failure.get, failure.get)
  useEffect(() => {
    if (script.isHere()) return
    // What did not come is told by `hasFailed`.
    const load = () => {
      script.load().catch(() => {})
    }
    // Safari has no idle time.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: IDLE_WAIT })
    return () => cancelIdleCallback(idle)
  }, [script])
  return {
    hasFailed,
    retry: script.load,
    hold(event) {
      if (script.isHere() || !(event.target instanceof Element)) return
      const button = event.target.closest('button')
      // What sends the form waits by itself, and what else the application puts there needs no checks.
      if (!button || button.closest('[data-foot], [data-load-failed]')) return
      event.preventDefault()
      event.stopPropagation()
      script.load().then(
        () => button.isConnected && button.click(),
        () => {},
      )
    },
  }
}
