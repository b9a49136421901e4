import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { Field } from '../../controls/field.tsx'

interface NameFieldProps {
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** What a passkey is called, so that its holder tells it from the others. */
export function NameField({ value, problem, onChange }: NameFieldProps) {
  const { t } = useTranslation('office')
  return (
    <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')} error={problem}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          required
          maxLength={60}
          autoComplete="off"
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
