import { countryCodes } from '@vitrine/schemas'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { type CodeChoices, CodesInput } from './codes-input.tsx'

/** All countries with their names in a language, as it sorts them. */
export function countryChoices(locale: string): CodeChoices {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label))
}

/** The same in the language of the interface. */
export function useCountryChoices(): CodeChoices {
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

/** Several countries. */
export function CountriesInput(props: CountriesInputProps) {
  const { t } = useTranslation('office')
  return <CodesInput {...props} addLabel={t('settings.addCountry')} choices={useCountryChoices()} />
}
