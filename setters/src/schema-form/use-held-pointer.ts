import { type RefObject, useEffect } from 'react'
import type { Submission } from '../form/submission/submission.ts'

/**
 * Tells nothing while a pointer is down in a form: a field that is left by pressing a button would show its error, and
 * the button would move away before it is pressed.
 */
export function useHeldPointer(root: RefObject<HTMLElement | null>, submission: Submission): void {
  useEffect(() => {
    const form = root.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = () => {
      clearTimeout(timer)
      // A click comes after the pointer is up.
      timer = setTimeout(submission.release)
    }
    form?.addEventListener('pointerdown', submission.hold)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('pointerdown', submission.hold)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [root, submission])
}
