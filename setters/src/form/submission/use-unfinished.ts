import { useLatest } from 'ahooks'
import { useLayoutEffect } from 'react'
import type { Submission, Unfinished } from './submission.ts'

/** Has a form that is submitted ask for what is being filled in, as long as it is drawn. */
export function useUnfinished(submission: Submission | undefined, unfinished: Unfinished): void {
  const latest = useLatest(unfinished)
  useLayoutEffect(() => {
    if (!submission) return
    const one: Unfinished = {
      finish: () => latest.current.finish(),
      problems: () => latest.current.problems(),
    }
    submission.unfinished.add(one)
    return () => {
      submission.unfinished.delete(one)
    }
  }, [submission, latest])
}
