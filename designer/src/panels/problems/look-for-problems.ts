import type { Editor } from '../../store/editor.ts'
import { createProblemFinder, type PlacedProblem } from './find-problems.ts'
import { problemStore } from './problem-store.ts'

/** How long nothing may change before it is looked again, and how long a look may last at a time, in milliseconds. */
const REST = 500
const SLICE = 8

/** When a browser has nothing else to do; some have no word for it. */
const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(then, { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(then, 50)
  return () => clearTimeout(id)
}

const looked = new WeakSet<Editor>()

/**
 * Looks for problems now, and again whenever the draft has rested after a change, while nothing else is
 * to be done. Once it has begun it goes on, so that the mark in the rail stays true.
 */
export function lookForProblems(editor: Editor): void {
  if (looked.has(editor)) return
  looked.add(editor)
  const find = createProblemFinder(editor)
  const store = problemStore(editor)
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}

  function look(): void {
    const found: PlacedProblem[] = []
    const looking = find()
    const goOn = () => {
      const until = performance.now() + SLICE
      for (let next = looking.next(); ; next = looking.next()) {
        if (next.done) {
          store.setState({ problems: found })
          return
        }
        if (next.value) found.push(next.value)
        else if (performance.now() > until) break
      }
      cancel = whenIdle(goOn)
    }
    cancel()
    cancel = whenIdle(goOn)
  }

  editor.state.subscribe(() => {
    clearTimeout(timer)
    // What was found of a draft that has changed since is not told.
    cancel()
    timer = setTimeout(look, REST)
  })
  look()
}
