import { given } from '#compiler'
import { createLateScript, type LateScript } from '../../loading/late-script.ts'
import { withRetry } from '../../loading/load-with-retry.ts'
import { mayCompile } from '../unchecked.ts'
import type { Compiler } from './compiler.ts'

let compiler = given
const fetched = withRetry(() => import('./compiler.ts'))

/** Whether nothing has to wait: checks can be made at once, or never. */
export const isCompilerHere = (): boolean => compiler !== undefined || !mayCompile()

const script = createLateScript({
  isHere: isCompilerHere,
  async fetch(isAsked) {
    compiler ??= (await fetched(isAsked)).compiler
  },
})
/** What makes checks: it waits for nothing where it is here, and for good where no check may be made. */
export const compilerScript: LateScript = script
/** Loads what makes checks. */
export const loadCompiler = script.load
/** Does something that needs checks: at once, or in its turn as soon as they can be made. That they did not come is said by the form. */
export const whenCompiled = script.whenHere

/** Whoever has it anyway hands it over, so that nothing waits. */
export function provideCompiler(own: Compiler): void {
  compiler ??= own
  script.arrived()
}

/**
 * What makes checks. Where it is not loaded yet, what draws waits for it: React knows a promise that is thrown. Handlers of
 * events use `whenCompiled`.
 */
export function compilerNow(): Compiler {
  if (compiler === undefined) throw script.load()
  return compiler
}
