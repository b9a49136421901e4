import { formatNumber } from '@vitrine/schemas/format'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { bytesInWords } from '../controls/amounts.ts'
import styles from './media.module.css'
import type { MediaSummary } from './media-item.ts'

/** What the library takes on the server, altogether and by kind. */
export function StorageUsed({ kinds }: Pick<MediaSummary, 'kinds'>) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const bytes = kinds.reduce((sum, one) => sum + one.bytes, 0)
  if (kinds.length === 0) return null
  return (
    <dl className={styles.storage} aria-label={t('media.storage')}>
      <div>
        <dt>{t('media.storage')}</dt>
        <dd>{bytesInWords(bytes, locale)}</dd>
      </div>
      {kinds.map((one) => (
        <div key={one.kind}>
          <dt>{t(`media.many.${one.kind}`)}</dt>
          <dd>
            {t('media.storageOf', {
              count: one.files,
              number: formatNumber(one.files, locale),
              size: bytesInWords(one.bytes, locale),
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
