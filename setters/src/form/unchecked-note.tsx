import { useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { useFormSurroundings } from './form-context.ts'
import styles from './unchecked-note.module.css'

/** So many parts are named; of more, the first ones tell enough. */
const NAMED = 3

/** Says once for a form that some values in it cannot be checked, and why. */
export function UncheckedNote() {
  const { t } = useTranslation('setters')
  const { schema } = useFormSurroundings()
  const { parts: get, subscribe } = schema.unchecked
  const parts = useSyncExternalStore(subscribe, get, get)
  if (schema.unchecked.isForbidden())
    return (
      <div className={styles.note} role="note">
        <p>{t('form.uncheckable')}</p>
      </div>
    )
  if (parts.length === 0) return null
  const named = parts.slice(0, NAMED)
  return (
    <div className={styles.note} role="note">
      <p>{t('form.unchecked')}</p>
      <ul>
        {named.map((part) => (
          <li key={part}>
            <bdi>{part}</bdi>
          </li>
        ))}
        {parts.length > NAMED && <li>…</li>}
      </ul>
    </div>
  )
}
