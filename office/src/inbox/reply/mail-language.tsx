import { nameOfLanguage } from '@vitrine/editor-core'
import { languageCodes } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import styles from './reply.module.css'

interface MailLanguageProps {
  readonly language: string
  /** That of the buyer, which comes first. */
  readonly buyers: string
  readonly onChange: (language: string) => void
}

/** The language of the words around a reply, and of the templates for it. */
export function MailLanguage({ language, buyers, onChange }: MailLanguageProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const others = languageCodes
    .filter((code) => code !== buyers)
    .map((code) => ({ code, name: nameOfLanguage(locale, code) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <select
      className={`${controls.select} ${styles.language}`}
      aria-label={t('inbox.reply.language')}
      title={t('inbox.reply.language')}
      value={language}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={buyers}>{t('inbox.reply.buyersLanguage', { language: nameOfLanguage(locale, buyers) })}</option>
      {others.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
