import { nameOfLanguage } from '@vitrine/editor-core'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useContentLanguages } from '../../contents/use-content-languages.ts'
import { useOffice } from '../../context/office-context.ts'
import styles from '../settings.module.css'
import { TextInput } from './inputs.tsx'
import type { TranslatedText } from './translated-text.ts'

/** The languages of the site but its source language; none until they are known. */
export function useOtherLanguages(): readonly string[] {
  const { languages = [], sourceLanguage } = useContentLanguages() ?? {}
  return languages.map(({ code }) => code).filter((code) => code !== sourceLanguage)
}

interface OtherLanguagesProps {
  /** What the text is. */
  readonly label: string
  /** Whether its field stands right above, and says so. */
  readonly isBelowField?: boolean
  readonly maxLength: number
  readonly value: TranslatedText['byLanguage']
  readonly onChange: (value: TranslatedText['byLanguage']) => void
}

/** A text in all languages of the site but its source language, folded up until somebody opens them. */
export function OtherLanguages({ label, isBelowField = false, maxLength, value, onChange }: OtherLanguagesProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const others = useOtherLanguages()
  const done = others.filter((code) => (value[code] ?? '').trim() !== '').length
  if (others.length === 0) return null
  return (
    <details>
      <summary className={styles.fold}>
        {!isBelowField && <bdi>{label}: </bdi>}
        {t('settings.otherLanguages', { done, total: others.length })}
        {isBelowField && <span className={styles.hidden}>: {label}</span>}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers */}
      <div role="group" aria-label={label} className={styles.languages}>
        <p className={frames.hint}>{t('settings.emptyTranslations')}</p>
        {others.map((code) => (
          <TextInput
            key={code}
            label={nameOfLanguage(locale, code)}
            language={code}
            value={value[code] ?? ''}
            maxLength={maxLength}
            onChange={(text) => onChange({ ...value, [code]: text })}
          />
        ))}
      </div>
    </details>
  )
}
