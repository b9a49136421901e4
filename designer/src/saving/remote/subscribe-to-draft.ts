import type { OpenStream } from '@vitrine/editor-core'
import { draftEvents, type LoggedOperation } from '@vitrine/schemas'

/** The line is tried again after this long, then longer and longer, in milliseconds. */
const FIRST = 1000
const LONGEST = 5000

export interface DraftSubscription {
  readonly stream: OpenStream
  readonly draftsId: string
  /** The revision that we have. */
  readonly revision: () => number
  readonly opened: () => void
  readonly onOperations: (operations: readonly LoggedOperation[]) => void
  /** The site was published: the release that visitors see now. */
  readonly released: (release: string | null) => void
  /** The line is gone; what was missed is asked for before it is tried again. */
  readonly lost: () => Promise<void>
}

interface Heard {
  readonly operations?: readonly LoggedOperation[]
  readonly release?: string | null
}

/** Follows what is done to a draft, on one line after the other, each from the revision that we have. */
export function subscribeToDraft({
  stream,
  draftsId,
  revision,
  opened,
  onOperations,
  released,
  lost,
}: DraftSubscription): () => void {
  let [pause, isOver] = [FIRST, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  let hangUp = () => {}
  const call = () => {
    let isMine = true
    const stop = stream(draftEvents, { id: draftsId, after: revision() }, (event) => {
      if (!isMine || isOver) return
      if (event.type === 'open') {
        pause = FIRST
        opened()
      } else if (event.type === 'lost') {
        hangUp()
        timer = setTimeout(() => void lost().then(() => isOver || call()), pause)
        pause = Math.min(pause * 2, LONGEST)
      } else if ('data' in event) {
        const { operations, release } = event.data as Heard
        if (event.type === 'operations') onOperations(operations ?? [])
        if (event.type === 'release') released(release ?? null)
      }
    })
    hangUp = () => {
      isMine = false
      stop()
    }
  }
  call()
  return () => {
    isOver = true
    clearTimeout(timer)
    hangUp()
  }
}
