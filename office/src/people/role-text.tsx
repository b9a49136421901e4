import { nameOfLanguage } from '@vitrine/editor-core'
import type { Membership } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import styles from './people.module.css'

/** A role, with the languages of a translator below it. */
export function RoleText({ place: { role, languages = [] } }: { readonly place: Membership }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const names = languages.map((code) => nameOfLanguage(locale, code))
  return (
    <span className={styles.person}>
      <span>{t(`role.${role}`)}</span>
      {names.length > 0 && (
        <span className={styles.email}>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)}</span>
      )}
    </span>
  )
}
