import { type MouseEvent, useEffect, useState } from 'react'
import { isCompilerHere, loadCompiler } from '../reading/compiler/load-compiler.ts'

/** In milliseconds: so long may a busy browser put off what no field waits for. */
const IDLE_WAIT = 1000

interface CompilerOnItsWay {
  /** Whether what makes checks did not come; nothing is sent until it is here. */
  readonly hasFailed: boolean
  readonly retry: (isAsked: boolean) => Promise<void>
  /** A press on a button that comes before checks is done when they are here: nothing is changed unchecked. */
  readonly hold: (event: MouseEvent<HTMLElement>) => void
}

/** Loads what makes checks once a form is drawn and the browser has nothing else to do. */
export function useCompiler(): CompilerOnItsWay {
  const [hasFailed, setFailed] = useState(false)
  const load = async (isAsked: boolean) => {
    try {
      await loadCompiler(isAsked)
      setFailed(false)
    } catch (error) {
      setFailed(true)
      throw error
    }
  }
  useEffect(() => {
    if (isCompilerHere()) return
    let isHere = true
    const begin = () => {
      loadCompiler().catch(() => isHere && setFailed(true))
    }
    // Safari has no idle time.
    const idle = globalThis.requestIdleCallback?.(begin, { timeout: IDLE_WAIT })
    const timer = idle === undefined ? setTimeout(begin) : undefined
    return () => {
      isHere = false
      if (idle !== undefined) cancelIdleCallback(idle)
      clearTimeout(timer)
    }
  }, [])
  return {
    hasFailed,
    retry: load,
    hold(event) {
      if (isCompilerHere() || !(event.target instanceof Element)) return
      const button = event.target.closest('button')
      // What sends the form waits by itself, and what else the application puts there needs no checks.
      if (!button || button.closest('[data-foot]') || button.closest('[data-load-failed]')) return
      event.preventDefault()
      event.stopPropagation()
      load(false).then(
        () => button.isConnected && button.click(),
        () => {},
      )
    },
  }
}
