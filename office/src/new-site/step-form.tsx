import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionError } from '../controls/action-error.tsx'
import styles from './new-site.module.css'
import { useDraft } from './new-site-context.ts'

/** What every step is told. */
export interface StepProps {
  /** Whether the site is being made. */
  readonly isBusy: boolean
  /** Why it was not, where that is of no field. */
  readonly error: Error | undefined
  /** To the step before; nothing on the first. */
  readonly onBack: (() => void) | undefined
  /** On to the next step; after the last one the site is made. */
  readonly onDone: () => void
}

interface StepFormProps extends Pick<StepProps, 'onBack' | 'isBusy' | 'error'> {
  /** The verb of the main button. */
  readonly action: string
  /** What is going on, in words. */
  readonly progress?: string | undefined
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The fields of a step, and the ways back and on. Enter goes on; where something is refused, the focus goes there. */
export function StepForm({ onBack, isBusy, error, action, progress, onSubmit, children }: StepFormProps) {
  const { t } = useTranslation('office')
  const { refusals } = useDraft()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
  }, [refusals])
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      {children}
      <ActionError error={error} />
      <div role="status">{progress !== undefined && <p className={frames.note}>{progress}</p>}</div>
      <div className={styles.foot}>
        {onBack ? (
          <button type="button" className={controls.button} disabled={isBusy} onClick={onBack}>
            {t('newSite.back')}
          </button>
        ) : (
          <a className={controls.button} href="/account">
            {t('action.cancel')}
          </a>
        )}
        {/* It keeps the focus while the site is made. */}
        <button type="submit" className={controls.button} data-main aria-disabled={isBusy || undefined}>
          {action}
        </button>
      </div>
    </form>
  )
}
