import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { Field } from '../controls/field.tsx'

interface PasswordFieldProps {
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** The password that somebody has, asked before something that must be theirs. */
export function PasswordField({ value, problem, onChange }: PasswordFieldProps) {
  const { t } = useTranslation('office')
  return (
    <Field label={t('account.currentPassword')} error={problem}>
      {(control) => (
        <input
          {...control}
          type="password"
          className={controls.input}
          required
          maxLength={200}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
