import type { LinkValue } from '@vitrine/schemas'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './link.module.css'

interface NewTabProps {
  readonly link: Extract<LinkValue, { type: 'page' | 'address' }>
  readonly onChange: (link: LinkValue) => void
  readonly disabled: boolean
}

/** Whether a link opens beside the page; what is off is not written down. */
export function NewTab({ link, onChange, disabled }: NewTabProps) {
  const { t } = useTranslation('setters')
  const { newTab = false, ...here } = link
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={newTab}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked ? { ...link, newTab: true } : here)}
      />
      {t('setter.link.newTab')}
    </label>
  )
}
