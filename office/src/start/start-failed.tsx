import { CallError } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import type { OfficeTranslate } from '../context/office-context.ts'

interface StartFailedProps {
  readonly title: string
  readonly error: unknown
  readonly t: OfficeTranslate
  readonly onRetry: () => void
}

/** Instead of all of it, where what it begins with did not come. */
export const StartFailed = ({ title, error, t, onRetry }: StartFailedProps) => (
  <main>
    <h1>{title}</h1>
    <p role="alert">{error instanceof CallError ? error.message : t('state.failed')}</p>
    <button type="button" className={controls.button} onClick={onRetry}>
      {t('editor.again')}
    </button>
  </main>
)
