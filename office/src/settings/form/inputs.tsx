import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Field, SelectField } from '../../controls/field.tsx'
import styles from '../settings.module.css'

interface InputProps<Value> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A value for who may not change it. */
export function ShownValue({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useTranslation('office')
  return (
    <p className={styles.value}>
      <span className={styles.label}>{label}</span>
      {value === '' ? <span className={styles.soft}>{t('settings.notSet')}</span> : <bdi>{value}</bdi>}
    </p>
  )
}

interface TextInputProps extends InputProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'password' | 'url'
  readonly maxLength?: number
  readonly isRequired?: boolean
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly isLines?: boolean
  /** Addresses, IDs and codes stand from left to right in every language. */
  readonly isCode?: boolean
  /** The language that the text is in, where it is not that of the interface. */
  readonly language?: string | undefined
}

export function TextInput(props: TextInputProps) {
  const { label, hint, error, value, onChange, type = 'text', maxLength, isLines = false, isCode = false } = props
  const { isRequired = false, autoComplete = 'off', placeholder, language } = props
  const { may } = useOffice()
  if (!may('settings.write')) return <ShownValue label={label} value={value} />
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        const own = {
          ...control,
          value,
          placeholder,
          maxLength,
          autoComplete,
          required: isRequired,
          dir: isCode ? 'ltr' : 'auto',
          lang: language,
        }
        return isLines ? (
          <textarea {...own} rows={3} className={controls.area} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...own} type={type} className={controls.input} onChange={(event) => onChange(event.target.value)} />
        )
      }}
    </Field>
  )
}

interface ChoiceInputProps extends InputProps<string> {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

export function ChoiceInput({ choices, ...field }: ChoiceInputProps) {
  const { may } = useOffice()
  if (may('settings.write')) return <SelectField {...field} choices={choices} />
  return <ShownValue label={field.label} value={choices.find(({ value }) => value === field.value)?.label ?? ''} />
}

/** Yes or no. */
export function SwitchInput({ label, hint, error, value, onChange }: InputProps<boolean>) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const id = useId()
  if (!may('settings.write')) return <ShownValue label={label} value={t(value ? 'settings.on' : 'settings.off')} />
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          role="switch"
          className={controls.switch}
          checked={value}
          aria-checked={value}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className={frames.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && <p className={frames.error}>{error}</p>}
    </div>
  )
}
