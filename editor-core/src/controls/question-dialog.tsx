import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { type ReactNode, Suspense } from 'react'
import { LoadFailureNotice } from './load-failure.tsx'
import type { QuestionDialogProps } from './question-frame.tsx'

const QuestionFrame = lazyWithRetry(() => import('./question-frame.tsx'), LoadFailureNotice)

/** Something that a person must answer. A press beside it does not lose the question. */
export const QuestionDialog = (props: QuestionDialogProps) => (
  <Suspense>
    <QuestionFrame {...props} />
  </Suspense>
)

interface ActionProps {
  readonly isMain?: boolean
  readonly isDisabled?: boolean
  readonly type?: 'button' | 'submit'
  readonly onPress?: () => void
  readonly children: ReactNode
}

export function DialogAction({ isMain = false, isDisabled = false, type = 'button', onPress, children }: ActionProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={controls.button}
      data-main={isMain || undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
