import { nameOfLanguage, type PublishAnswer, type usePublishState } from '@vitrine/editor-core'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'

/** Why nothing went live. */
export type Stop =
  | { readonly kind: 'outdated' | 'unchanged' | 'cancelled' }
  /** Warnings that nobody accepted, as far as they are named. */
  | { readonly kind: 'warnings'; readonly count: number }
  | { readonly kind: 'blocked'; readonly languages: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string | undefined }

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

/** Says at once that nothing went live, and what to do. */
export function Stopped({ stop }: { readonly stop: Stop | undefined }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  // How it was cancelled stands with the progress.
  if (!stop || stop.kind === 'cancelled') return null
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
    stop.kind === 'failed'
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
