import { nameOfLanguage } from '@vitrine/editor-core'
import { useContentLanguages } from '../../contents/use-content-languages.ts'
import { useOffice } from '../../context/office-context.ts'
import styles from '../settings.module.css'
import { TextInput } from './inputs.tsx'
import { OtherLanguages, useOtherLanguages } from './other-languages.tsx'
import type { TranslatedText } from './translated-text.ts'

interface TranslatedInputProps {
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
  readonly maxLength: number
  readonly value: TranslatedText
  readonly onChange: (value: TranslatedText) => void
}

/** A text in the source language, and below it in all others of the site. */
export function TranslatedInput({ label, hint, error, maxLength, value, onChange }: TranslatedInputProps) {
  const { locale } = useOffice()
  const source = useContentLanguages()?.sourceLanguage
  const hasOthers = useOtherLanguages().length > 0
  return (
    <div className={styles.stack} style={{ gap: 6 }}>
      <TextInput
        label={hasOthers && source !== undefined ? `${label} (${nameOfLanguage(locale, source)})` : label}
        hint={hint}
        error={error}
        language={source}
        value={value.base}
        maxLength={maxLength}
        onChange={(text) => onChange({ ...value, base: text })}
      />
      {value.base.trim() !== '' && (
        <OtherLanguages
          isBelowField
          label={label}
          maxLength={maxLength}
          value={value.byLanguage}
          onChange={(byLanguage) => onChange({ ...value, byLanguage })}
        />
      )}
    </div>
  )
}
