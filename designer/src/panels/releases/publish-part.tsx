import {
  LoadFailureNotice,
  type PublishRequest,
  placedFinding,
  usePublishing,
  usePublishState,
} from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense, useEffect, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { CheckedNumbers } from '../problems/checked-numbers.tsx'
import { useDraftChecks } from '../problems/draft-checks.ts'
import { ProblemList } from '../problems/problem-list.tsx'
import rows from '../rows.module.css'
import { ChoosePart } from './choose-part.tsx'
import { PreparedPages, PublishOutcome } from './publish-outcome.tsx'

const ReviewDialog = lazyWithRetry(
  async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }),
  LoadFailureNotice,
)

/** What the checks say, and the button that publishes: all of it, or some languages and pages. */
export function PublishPart() {
  const { t } = useTranslation('designer')
  const { announcer } = useCommands()
  const { review } = useDesignerContext()
  const [isReviewing, setReviewing] = useState(false)
  const publishing = usePublishing()
  const { kind } = usePublishState()
  const [dispatch, setWish] = useState<PublishRequest | undefined>({})
  const isBusy = kind === 'saving' || kind === 'publishing'
  async function publish(request = dispatch) {
    const result = await publishing.publish(request)
    if (publishing.state.getState().kind === 'cancelled') return announcer.announce(t('releases.cancelled'))
    const isStopped = !result || result.waits || (!result.changed && result.blocked.length > 0)
    const outcome = isStopped ? 'failed' : result.changed ? 'done' : 'unchanged'
    announcer.announce(t(`releases.${outcome}`), isStopped)
  }
  return (
    <>
      <section className={panel.section} aria-labelledby="publish-part">
        <h3 id="publish-part" className={rows.heading}>
          {t('releases.publish')}
        </h3>
        <PublishOutcome onAccept={(request) => void publish(request)} />
        <PreparedPages />
        <ChoosePart onChoose={setWish} />
        <div className={panel.actions}>
          <button
            type="button"
            className={controls.button}
            data-main
            disabled={dispatch === undefined}
            // It keeps the focus of whoever pressed it.
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || void publish()}
          >
            {t('releases.publishNow')}
          </button>
          {review && (
            <button type="button" className={controls.button} onClick={() => setReviewing(true)}>
              {t('releases.review')}
            </button>
          )}
        </div>
      </section>
      <Checks />
      {isReviewing && (
        <Suspense>
          <ReviewDialog onClose={() => setReviewing(false)} />
        </Suspense>
      )}
    </>
  )
}

const isAddressConflict = ({ level, key }: { readonly level: string; readonly key: string }): boolean =>
  level === 'error' && (key === 'problem.slugTaken' || key === 'problem.singlePage')

function Checks() {
  const { t } = useTranslation('designer')
  const { found, errorMessage, isChecking, checkAgain } = useDraftChecks()
  const publish = usePublishState()
  const { kind } = publish
  useEffect(() => {
    if (kind === 'published' || kind === 'failed' || kind === 'cancelled') checkAgain()
  }, [kind, checkAgain])
  // Only a publish of some pages finds that two of them share an address.
  const conflicts =
    publish.kind === 'published' ? publish.result.findings.filter(isAddressConflict).map(placedFinding) : []
  return (
    <section aria-labelledby="publish-checks">
      <div className={panel.section}>
        <h3 id="publish-checks" className={rows.heading}>
          {t('releases.checks')}
        </h3>
        <p aria-live="polite" className={frames.hint}>
          {isChecking ? t('releases.checking') : <CheckedNumbers {...{ found, errorMessage }} />}
        </p>
        <div className={panel.actions}>
          <button
            type="button"
            className={controls.button}
            aria-disabled={isChecking || undefined}
            onClick={() => isChecking || checkAgain()}
          >
            {t('releases.checkAgain')}
          </button>
        </div>
      </div>
      {found && <ProblemList problems={[...conflicts, ...found.findings]} atOnce={8} />}
    </section>
  )
}
