import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import styles from '../settings.module.css'

export type CodeChoices = readonly { readonly value: string; readonly label: string }[]

interface CodesInputProps {
  readonly label: string
  /** What it means when none is chosen, or what is wrong with that. */
  readonly hint: string
  /** What the list of the others is called. */
  readonly addLabel: string
  readonly error?: string | undefined
  /** All that there are, in the order in which they are shown. */
  readonly choices: CodeChoices
  readonly value: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
}

/** Several of many: those that are chosen, each with a button that removes it, and a list of the others. */
export function CodesInput({ label, hint, addLabel, error, choices, value, onChange }: CodesInputProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const id = useId()
  const add = useRef<HTMLSelectElement>(null)
  const mayWrite = may('settings.write')
  const known = new Set(choices.map((one) => one.value))
  // What came another way and has no name here is shown all the same: else nobody could remove it.
  const others = value.filter((code) => !known.has(code)).map((code) => ({ value: code, label: code }))
  const chosen = [...choices.filter((one) => value.includes(one.value)), ...others]
  function remove(code: string) {
    onChange(value.filter((one) => one !== code))
    // The button that had the focus is gone.
    add.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers
    <div role="group" aria-labelledby={id} className={styles.stack} style={{ gap: 6 }}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <p className={frames.hint}>{hint}</p>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map(({ value: code, label: name }) => (
            <li key={code} className={styles.chip}>
              {name}
              {mayWrite && (
                <button
                  type="button"
                  className={controls.tool}
                  aria-label={t('settings.removeNamed', { name })}
                  onClick={() => remove(code)}
                >
                  <X size={16} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <select
          ref={add}
          className={controls.select}
          aria-label={`${label}: ${addLabel}`}
          value=""
          onChange={(event) => onChange([...value, event.target.value])}
        >
          <option value="" disabled>
            {addLabel}
          </option>
          {choices
            .filter((one) => !value.includes(one.value))
            .map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
        </select>
      )}
      {error !== undefined && <p className={frames.error}>{error}</p>}
    </div>
  )
}
