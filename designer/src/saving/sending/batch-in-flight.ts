import type { Editor } from '../../store/editor.ts'
import type { Batch } from '../remote/save-batch.ts'

/** Pauses between tries, in milliseconds. */
const FIRST = 1000
const LONGEST = 15_000

/** The batch that is being sent, with what is known of it, and how long to wait before the next try. */
export interface BatchInFlight {
  readonly batch: Batch | undefined
  /** Whether a try got no answer: then the batch may be in the log. */
  readonly isUncertain: boolean
  /** The batch that is on its way, or one of all that is unsaved; none when there is nothing. */
  readonly begin: () => Batch | undefined
  /** Nobody knows whether it has arrived: the same must be sent again. */
  readonly lost: () => void
  /** The service has answered: whatever it said, this batch is done with. */
  readonly decided: () => void
  /** The service did not take it: its operations are unsaved again. */
  readonly notSaved: () => void
  /** Each pause is longer than the one before, until something is decided. */
  readonly nextPause: () => number
  readonly resetPause: () => void
}

export function createBatchInFlight(editor: Editor): BatchInFlight {
  let batch: Batch | undefined
  let isUncertain = false
  let pause = FIRST
  const resetPause = () => {
    pause = FIRST
  }
  const decided = () => {
    batch = undefined
    isUncertain = false
    resetPause()
  }
  return {
    get batch() {
      return batch
    },
    get isUncertain() {
      return isUncertain
    },
    begin() {
      if (!batch && editor.state.getState().history.unsaved.length > 0) batch = editor.send()
      return batch
    },
    lost() {
      isUncertain = batch !== undefined
    },
    decided,
    notSaved() {
      decided()
      editor.notSent()
    },
    nextPause() {
      const milliseconds = pause
      pause = Math.min(pause * 2, LONGEST)
      return milliseconds
    },
    resetPause,
  }
}
