import { nameOfLanguage } from '@vitrine/editor-core'
import type { Answer, LanguagesFilter, RowsFilter, siteToday } from '@vitrine/schemas'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { PlaceLink } from '../navigation/place.tsx'
import { timeWords } from '../planned-time/time-words.ts'
import styles from './today.module.css'

type Item = Answer<typeof siteToday>['items'][number]

/** Which texts of contents a line counts. */
const countedTexts: Partial<Record<Item['kind'], keyof LanguagesFilter>> = {
  'content-texts-missing': 'missing',
  'content-texts-outdated': 'outdated',
}

/** What is asked of the table that a line leads to: the contents that it counts. */
function queryOf({ kind, language }: Item): Readonly<Record<string, string>> | undefined {
  const texts = countedTexts[kind]
  if (texts === undefined || language === undefined) return undefined
  const filter: RowsFilter = { languages: { [texts]: [language] } }
  return { filter: JSON.stringify(filter) }
}

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert }

/** One thing that waits: what it is, how much of it, and the way there. All of it is the link. */
export function TodayLine({ item }: { readonly item: Item }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { kind, count, level, language, content, to, at, timeZone } = item
  const Icon = icons[level]
  return (
    <li>
      <PlaceLink to={to} query={queryOf(item)} className={styles.line}>
        <Icon size={18} aria-hidden className={styles.icon} data-level={level} />
        <span>
          {level !== 'info' && <strong className={styles.level}>{t(`level.${level}`)}: </strong>}
          {t(kind === 'mails-waiting' && count === 0 ? 'today.mails-none' : `today.${kind}`, {
            count,
            ...(language !== undefined && { language: nameOfLanguage(locale, language) }),
            ...(content !== undefined && { content: t(`content.many.${content}`) }),
            ...((kind === 'planned' || kind === 'planned-contents') &&
              at !== undefined &&
              timeWords(at, timeZone ?? 'UTC', locale)),
            ...(kind === 'storage' && { size: bytesInWords(count, locale) }),
          })}
        </span>
      </PlaceLink>
    </li>
  )
}
