import { useTranslation } from 'react-i18next'
import { Link } from '../navigation/link.tsx'
import styles from './media.module.css'

/** The parts of the library: its files, and what pictures say to those who do not see them. */
export function MediaTabs({ part }: { readonly part: 'files' | 'alts' }) {
  const { t } = useTranslation('office')
  return (
    <nav className={styles.tabs} aria-label={t('media.parts')}>
      <Link to="/media" aria-current={part === 'files' ? 'page' : undefined}>
        {t('media.part.files')}
      </Link>
      <Link to="/media/alts" aria-current={part === 'alts' ? 'page' : undefined}>
        {t('media.part.alts')}
      </Link>
    </nav>
  )
}
