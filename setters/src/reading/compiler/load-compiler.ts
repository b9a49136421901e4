import { given } from '#compiler'
import { withRetry } from '../../loading/load-with-retry.ts'
import { mayCompile } from '../unchecked.ts'
import type { Compiler } from './compiler.ts'

let compiler = given
let loading: Promise<Compiler> | undefined
/** What waits for checks, in the order in which it was asked for. It waits on where they did not come, until they do. */
let waiting: (() => void)[] = []
const fetched = withRetry(() => import('./compiler.ts'))
let hasFailed = false
const listeners = new Set<() => void>()

function tell(failed: boolean): void {
  hasFailed = failed
  for (const listener of [...listeners]) listener()
}

/** Whether what makes checks did not come when it was asked for last: for `useSyncExternalStore`. */
export const compilerFailure = {
  get: (): boolean => hasFailed,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Whether nothing has to wait: checks can be made at once, or never. */
export const isCompilerHere = (): boolean => compiler !== undefined || !mayCompile()

/** Whoever has it anyway hands it over, so that nothing waits. */
export function provideCompiler(own: Compiler): void {
  compiler ??= own
  const ready = waiting
  waiting = []
  for (const action of ready) action()
}

/**
 * Loads what makes checks; asked again while it is on its way, it is the same promise.
 *
 * @param isAsked whether somebody pressed for it: then the page may be loaded anew for it.
 * @throws Error when its script does not come; the next call asks for it again.
 */
export function loadCompiler(isAsked = false): Promise<Compiler> {
  loading ??= fetched(isAsked).then(
    (module) => {
      provideCompiler(module.compiler)
      if (hasFailed) tell(false)
      return module.compiler
    },
    (error) => {
      loading = undefined
      tell(true)
      throw error
    },
  )
  return loading
}

/**
 * What makes checks. Where it is not loaded yet, what draws waits for it: React knows a promise that is thrown. Handlers of
 * events use `whenCompiled`.
 */
export function compilerNow(): Compiler {
  if (compiler === undefined) throw loadCompiler()
  return compiler
}

/** Does something that needs checks: at once, or in its turn as soon as they can be made. */
export function whenCompiled(action: () => void): void {
  if (isCompilerHere()) action()
  else {
    waiting.push(action)
    // That it did not come is said by the form.
    loadCompiler().catch(() => {})
  }
}
