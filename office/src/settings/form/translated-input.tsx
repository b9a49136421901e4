import { nameOfLanguage } from '@vitrine/editor-core'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useContentLanguages } from '../../contents/use-content-languages.ts'
import { useOffice } from '../../context/office-context.ts'
import styles from '../settings.module.css'
import { TextInput } from './inputs.tsx'
import type { TranslatedText } from './translated-text.ts'

interface TranslatedInputProps {
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
  readonly maxLength: number
  readonly value: TranslatedText
  readonly onChange: (value: TranslatedText) => void
}

/** A text in the source language, and below it in all others of the site, folded up until somebody opens them. */
export function TranslatedInput({ label, hint, error, maxLength, value, onChange }: TranslatedInputProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const languages = useContentLanguages()
  const source = languages?.sourceLanguage
  const others = (languages?.languages ?? []).map(({ code }) => code).filter((code) => code !== source)
  const { base, byLanguage } = value
  const done = others.filter((code) => (byLanguage[code] ?? '').trim() !== '').length
  return (
    <div className={styles.stack} style={{ gap: 6 }}>
      <TextInput
        label={others.length > 0 && source !== undefined ? `${label} (${nameOfLanguage(locale, source)})` : label}
        hint={hint}
        error={error}
        language={source}
        value={base}
        maxLength={maxLength}
        onChange={(text) => onChange({ ...value, base: text })}
      />
      {others.length > 0 && base.trim() !== '' && (
        <details>
          <summary className={styles.fold}>
            {t('settings.otherLanguages', { done, total: others.length })}
            <span className={styles.hidden}>: {label}</span>
          </summary>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers */}
          <div role="group" aria-label={label} className={styles.languages}>
            <p className={frames.hint}>{t('settings.emptyTranslations')}</p>
            {others.map((code) => (
              <TextInput
                key={code}
                label={nameOfLanguage(locale, code)}
                language={code}
                value={byLanguage[code] ?? ''}
                maxLength={maxLength}
                onChange={(text) => onChange({ ...value, byLanguage: { ...byLanguage, [code]: text } })}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
