import { messageText, nameOfLanguage } from '@vitrine/editor-core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { isolated } from '../../controls/isolated.ts'
import { Badge, type Tone } from '../../controls/page.tsx'
import { durationInWords } from '../../planned-time/duration-in-words.ts'
import { timeWords } from '../../planned-time/time-words.ts'
import styles from './planned.module.css'
import type { PlannedRelease } from './use-planned.ts'

const tones: Readonly<Record<PlannedRelease['state'], Tone>> = {
  planned: 'plain',
  published: 'good',
  conflict: 'bad',
  failed: 'bad',
  cancelled: 'plain',
}

/** What became of a planned release, in a word. */
export function PlannedState({ planned: { state, isLate } }: { readonly planned: PlannedRelease }) {
  const { t } = useTranslation('office')
  return (
    <Badge tone={isLate ? 'warn' : tones[state]}>
      {isLate ? t('planned.state.late') : t(`planned.state.${state}`)}
    </Badge>
  )
}

type Place = PlannedRelease['stoppedBy'][number]

function placeInWords(t: TFunction<'office'>, locale: string, { kind, name, id, languages }: Place): string {
  const list = new Intl.ListFormat(locale)
  const names = list.format(languages.map((code) => nameOfLanguage(locale, code)))
  if (kind === 'language') return names
  const what =
    kind === 'page' ? isolated(name ?? id ?? '') : messageText(t, `planned.place.${kind}`, { name: isolated(id ?? '') })
  return languages.length === 0 ? what : t('publish.changedIn', { what, languages: names })
}

/** The places that stop a planned release, each with its languages. */
export function Places({ places }: { readonly places: readonly Place[] }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={`${place.kind} ${place.id}`}>{placeInWords(t, locale, place)}</li>
      ))}
    </ul>
  )
}

/** When it goes live, or what became of it, in one sentence. */
export function PlannedTime({ planned }: { readonly planned: PlannedRelease }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { state, at, timeZone, isLate, endedAt, lateBy } = planned
  const words = timeWords(at, timeZone, locale)
  if (state === 'planned') return <>{t(isLate ? 'planned.wasDue' : 'planned.goesLive', words)}</>
  if (state === 'published' && endedAt !== undefined)
    return (
      <>
        {t('planned.wentLive', timeWords(endedAt, timeZone, locale))}
        {lateBy !== undefined && ` ${t('planned.lateBy', { duration: durationInWords(lateBy, locale) })}`}
      </>
    )
  return <>{t('planned.wasPlannedFor', words)}</>
}
