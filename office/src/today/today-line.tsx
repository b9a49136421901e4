import { nameOfLanguage } from '@vitrine/editor-core'
import type { Answer, siteToday } from '@vitrine/schemas'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { PlaceLink } from '../navigation/place.tsx'
import styles from './today.module.css'

type Item = Answer<typeof siteToday>['items'][number]

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert }

/** One thing that waits: what it is, how much of it, and the way there. All of it is the link. */
export function TodayLine({ item }: { readonly item: Item }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { kind, count, level, language, content, to } = item
  const Icon = icons[level]
  return (
    <li>
      <PlaceLink to={to} className={styles.line}>
        <Icon size={18} aria-hidden className={styles.icon} data-level={level} />
        <span>
          {level !== 'info' && <strong className={styles.level}>{t(`level.${level}`)}: </strong>}
          {t(kind === 'mails-waiting' && count === 0 ? 'today.mails-none' : `today.${kind}`, {
            count,
            ...(language !== undefined && { language: nameOfLanguage(locale, language) }),
            ...(content !== undefined && { content: t(`content.many.${content}`) }),
            ...(kind === 'storage' && { size: bytesInWords(count, locale) }),
          })}
        </span>
      </PlaceLink>
    </li>
  )
}
