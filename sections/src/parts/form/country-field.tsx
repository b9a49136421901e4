import { useStage } from '@vitrine/renderer'
import type { Country } from '@vitrine/schemas'
import { Field } from './field.tsx'

interface CountryFieldProps {
  readonly name: string
  readonly label: string
  readonly countries: readonly Country[]
  readonly value: string | undefined
  /** What is said of a country once it is chosen, by its code. */
  readonly noteOf?: ((code: string) => string | undefined) | undefined
  readonly wide?: boolean
  readonly autoComplete: string
}

/**
 * A country (R122). With script it is searched by its name on the page, in English and in its own language, and
 * chosen beforehand by the browser's region.
 */
export function CountryField({ name, label, countries, value, noteOf, wide = false, autoComplete }: CountryFieldProps) {
  const { words } = useStage()
  return (
    <Field
      name={name}
      label={label}
      wide={wide}
      autoComplete={autoComplete}
      type="choice"
      search={words('form.noCountry')}
      value={countries.some(({ code }) => code === value) ? value : undefined}
      options={countries.map(({ code, name }) => ({ value: code, name, note: noteOf?.(code) }))}
    />
  )
}
