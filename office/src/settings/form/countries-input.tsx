import { countryCodes } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import X from 'lucide-react/icons/x'
import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import styles from '../settings.module.css'

type Choices = readonly { readonly value: string; readonly label: string }[]

/** All countries with their names in a language, as it sorts them. */
export function countryChoices(locale: string): Choices {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label))
}

/** The same in the language of the interface. */
export function useCountryChoices(): Choices {
  const { locale } = useOffice()
  return useMemo(() => countryChoices(locale), [locale])
}

interface CountriesInputProps {
  readonly label: string
  /** What it means when none is chosen, or what is wrong with that. */
  readonly hint: string
  readonly error?: string | undefined
  readonly value: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
}

/** Several countries: those that are chosen, each with a button that removes it, and a list of the others. */
export function CountriesInput({ label, hint, error, value, onChange }: CountriesInputProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const id = useId()
  const add = useRef<HTMLSelectElement>(null)
  const choices = useCountryChoices()
  const mayWrite = may('settings.write')
  const chosen = choices.filter((one) => value.includes(one.value))
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
          aria-label={`${label}: ${t('settings.addCountry')}`}
          value=""
          onChange={(event) => onChange([...value, event.target.value])}
        >
          <option value="" disabled>
            {t('settings.addCountry')}
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
