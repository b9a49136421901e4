import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { compilerFailure, isCompilerHere, loadCompiler } from '../reading/compiler/load-compiler.ts'

/** In milliseconds: so long may a busy browser put off what no field waits for. */
const IDLE_WAIT = 1000

interface CompilerOnItsWay {
  /** Whether what makes checks did not come; nothing is sent until it is here. */
  readonly hasFailed: boolean
  readonly retry: (isAsked: boolean) => Promise<void>
  /** A press on a button that comes before checks is done when they are here: nothing is changed unchecked. */
  readonly hold: (event: MouseEvent<HTMLElement>) => void
}

// What did not come is told by `hasFailed`.
const load = () => {
  loadCompiler().catch(() => {})
}

const retry = async (isAsked: boolean) => {
  await loadCompiler(isAsked)
}

/** Loads what makes checks once a form is drawn and the browser has nothing else to do. */
export function useCompiler(): CompilerOnItsWay {
  const hasFailed = useSyncExternalStore(compilerFailure.subscribe, compilerFailure.get, compilerFailure.get)
  useEffect(() => {
    if (isCompilerHere()) return
    // Safari has no idle time.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: IDLE_WAIT })
    return () => cancelIdleCallback(idle)
  }, [])
  return {
    hasFailed,
    retry,
    hold(event) {
      if (isCompilerHere() || !(event.target instanceof Element)) return
      const button = event.target.closest('button')
      // What sends the form waits by itself, and what else the application puts there needs no checks.
      if (!button || button.closest('[data-foot], [data-load-failed]')) return
      event.preventDefault()
      event.stopPropagation()
      loadCompiler().then(
        () => button.isConnected && button.click(),
        () => {},
      )
    },
  }
}
