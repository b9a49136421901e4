import { nameOfLanguage } from '@vitrine/editor-core'
import type { Membership } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import styles from './people.module.css'
import { useNameOfSet } from './permission-sets.tsx'

/** A role, with the languages of a translator and the permission sets of anybody below it. */
export function RoleText({ place: { role, languages = [], permissionSets = [] } }: { readonly place: Membership }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const nameOf = useNameOfSet()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const sets = permissionSets.map(({ key }) => nameOf(key))
  const names = languages.map((code) => nameOfLanguage(locale, code))
  return (
    <span className={styles.person}>
      <span>{t(`role.${role}`)}</span>
      {names.length > 0 && <span className={styles.email}>{list.format(names)}</span>}
      {sets.length > 0 && <span className={styles.email}>{t('people.withSets', { sets: list.format(sets) })}</span>}
    </span>
  )
}
