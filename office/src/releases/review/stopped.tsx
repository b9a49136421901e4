import { nameOfLanguage, type PublishAnswer, type usePublishState } from '@vitrine/editor-core'
import { CallError } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Link } from '../../navigation/link.tsx'
import { timeWords } from '../../planned-time/time-words.ts'
import { Places } from '../planned/planned-words.tsx'
import type { ScheduleResult } from '../planned/use-schedule.ts'

/** Why nothing went live. */
export type Stop =
  | { readonly kind: 'outdated' | 'unchanged' | 'cancelled' }
  /** Warnings that nobody accepted, as far as they are named. */
  | { readonly kind: 'warnings'; readonly count: number }
  | { readonly kind: 'blocked'; readonly languages: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string | undefined }
  /** Others are planned for the same places. */
  | { readonly kind: 'overlaps'; readonly overlaps: ScheduleResult['overlaps'] }
  /** Nothing was to go live now. */
  | { readonly kind: 'notPlanned'; readonly why: 'outdated' | 'unchanged' }

/** Why a publish from here changed nothing. */
export function stopOf(
  result: PublishAnswer | undefined,
  state: ReturnType<typeof usePublishState>,
  accepted: readonly string[],
): Stop {
  if (!result) return state.kind === 'failed' ? { kind: 'failed', message: state.message } : { kind: 'cancelled' }
  if (result.isOutdated) return { kind: 'outdated' }
  if (result.waits) {
    const known = new Set(accepted)
    const open = result.findings.filter(({ level, id }) => level === 'warning' && !known.has(id))
    return { kind: 'warnings', count: Math.max(1, open.length) }
  }
  return result.blocked.length > 0 ? { kind: 'blocked', languages: result.blocked } : { kind: 'unchanged' }
}

/** Why nothing was planned. */
export function stopOfSchedule(result: ScheduleResult | CallError, accepted: readonly string[]): Stop {
  if (result instanceof CallError) {
    const fields = Object.values(result.fields ?? {})
    return { kind: 'failed', message: fields.length > 0 ? fields.join(' ') : result.message }
  }
  const { overlaps, isOutdated, waits, findings, blocked } = result
  if (overlaps.length > 0) return { kind: 'overlaps', overlaps }
  if (isOutdated) return { kind: 'notPlanned', why: 'outdated' }
  if (waits) {
    const known = new Set(accepted)
    const open = findings.filter(({ level, id }) => level === 'warning' && !known.has(id))
    return { kind: 'warnings', count: Math.max(1, open.length) }
  }
  return blocked.length > 0 ? { kind: 'blocked', languages: blocked } : { kind: 'notPlanned', why: 'unchanged' }
}

/** Says at once that nothing went live, and what to do. */
export function Stopped({ stop }: { readonly stop: Stop | undefined }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  // How it was cancelled stands with the progress.
  if (!stop || stop.kind === 'cancelled') return null
  if (stop.kind === 'overlaps')
    return (
      <div role="alert" className={frames.note} data-kind="warn">
        <p>{t('planned.overlaps')}</p>
        {stop.overlaps.map(({ id, at, timeZone, places }) => (
          <div key={id}>
            <Link to={`/releases/planned?id=${encodeURIComponent(id)}`}>
              {t('planned.goesLive', timeWords(at, timeZone, locale))}
            </Link>
            <Places places={places} />
          </div>
        ))}
      </div>
    )
  const words = {
    outdated: () => t('publish.outdated'),
    unchanged: () => t('releases.unchanged'),
    warnings: (count: number) => t('publish.newWarnings', { count }),
    blocked: (codes: readonly string[]) =>
      t('publish.allBlocked', {
        languages: new Intl.ListFormat(locale).format(codes.map((code) => nameOfLanguage(locale, code))),
      }),
  }
  const said =
    stop.kind === 'notPlanned'
      ? t(`planned.not.${stop.why}`)
      : stop.kind === 'failed'
        ? (stop.message ?? t('state.failed'))
        : stop.kind === 'warnings'
          ? words.warnings(stop.count)
          : stop.kind === 'blocked'
            ? words.blocked(stop.languages)
            : words[stop.kind]()
  return (
    <p role="alert" className={frames.note} data-kind="warn">
      {said}
    </p>
  )
}
