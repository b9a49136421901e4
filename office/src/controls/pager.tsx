import controls from '@vitrine/setters/controls/controls.module.css'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import styles from './pager.module.css'

interface PagerProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onChange: (page: number) => void
}

/** The way through a list that comes in pages; nothing where one page holds all of it. */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  return (
    <nav aria-label={t('pager.label')} className={styles.pager}>
      <button
        type="button"
        className={controls.tool}
        aria-label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft size={18} aria-hidden className={styles.mirrored} />
      </button>
      <span aria-live="polite">
        {t('pager.range', {
          from: number((page - 1) * pageSize + 1),
          to: number(Math.min(total, page * pageSize)),
          total: number(total),
        })}
      </span>
      <button
        type="button"
        className={controls.tool}
        aria-label={t('pager.next')}
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight size={18} aria-hidden className={styles.mirrored} />
      </button>
    </nav>
  )
}
