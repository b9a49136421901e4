import { CallError } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'

interface ActionErrorProps {
  readonly error: Error | undefined
  /** Whether what it says of fields stands beside these already. */
  readonly areFieldsShown?: boolean
}

/** Why something was not done, in words of the service where it answered: what it says of fields is the more particular. */
export function ActionError({ error, areFieldsShown = false }: ActionErrorProps) {
  const { t } = useTranslation('office')
  if (!error) return null
  const fields = error instanceof CallError && !areFieldsShown ? Object.values(error.fields ?? {}) : []
  return (
    <p role="alert" className={frames.error}>
      {fields.length > 0 ? fields.join(' ') : error instanceof CallError ? error.message : t('state.failed')}
    </p>
  )
}
