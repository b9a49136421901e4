import { plannedReleaseDetail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { Time } from '../../controls/time.tsx'
import { Link } from '../../navigation/link.tsx'
import { ChangedInRelease } from '../changed-in-release.tsx'
import releases from '../releases.module.css'
import styles from './planned.module.css'
import { actionsOf, type PlannedAction, PlannedDialog } from './planned-actions.tsx'
import { Places, PlannedTime } from './planned-words.tsx'
import type { PlannedRelease } from './use-planned.ts'

/** When a planned release goes live, what it changes, what stops it, and what is not part of it. */
export function PlannedFacts({ planned }: { readonly planned: PlannedRelease }) {
  const { t } = useTranslation('office')
  const { state, changed, note, by, createdAt, isEdited, isLate, stoppedBy } = planned
  return (
    <>
      <p className={styles.means}>
        <PlannedTime planned={planned} />
      </p>
      {state === 'conflict' && (
        <p role="alert" className={frames.note} data-kind="warn">
          {t('planned.stopped')}
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className={frames.note} data-kind="warn">
          {t('planned.failed')}
        </p>
      )}
      {isLate && (
        <p className={frames.note} data-kind="warn">
          {t('planned.late')}
        </p>
      )}
      {stoppedBy.length > 0 && state !== 'cancelled' && (
        <div>
          <p className={releases.line}>{t(state === 'planned' ? 'planned.willStop' : 'planned.stoppedBy')}</p>
          <Places places={stoppedBy} />
        </div>
      )}
      <p className={releases.line}>
        {changed ? <ChangedInRelease changed={changed} /> : t('planned.first')}
        {note !== undefined && (
          <span className={releases.note}>
            <bdi>{note}</bdi>
          </span>
        )}
      </p>
      <p className={frames.hint}>
        {by !== undefined && (
          <>
            {t('planned.by')}: <bdi>{by}</bdi>,{' '}
          </>
        )}
        <Time at={createdAt} isWhole />
      </p>
      {isEdited && (state === 'planned' || state === 'conflict') && <EditedSince at={createdAt} />}
    </>
  )
}

/** Says that what was edited afterwards is not part of it. */
export function EditedSince({ at }: { readonly at: string }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  return <p className={frames.note}>{t('planned.editedSince', { time })}</p>
}

/** What was just planned: it can be cancelled, and gets another time. */
export function Scheduled({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { t } = useTranslation('office')
  const request = useCall(plannedReleaseDetail, { id })
  useSiteEvents(['jobs', 'release'], request.refresh)
  const [action, setAction] = useState<PlannedAction>()
  return (
    <Card>
      <RequestState request={request}>
        {({ planned }) => (
          <div className={releases.stack}>
            <p role="status" className={releases.row}>
              <CalendarClock size={20} aria-hidden />
              <strong>{t(`planned.now.${planned.state}`)}</strong>
            </p>
            <PlannedFacts planned={planned} />
            <div className={releases.row}>
              {actionsOf(planned).map((one) => (
                <button key={one} type="button" className={controls.button} onClick={() => setAction(one)}>
                  {t(`planned.action.${one}`)}
                </button>
              ))}
              <button type="button" className={controls.button} onClick={onAgain}>
                {t('planned.reviewRest')}
              </button>
              <Link to="/releases" className={controls.button}>
                {t('publish.toReleases')}
              </Link>
            </div>
            {action && (
              <PlannedDialog
                planned={planned}
                action={action}
                onClose={(isDone) => {
                  setAction(undefined)
                  if (isDone) request.refresh()
                }}
              />
            )}
          </div>
        )}
      </RequestState>
    </Card>
  )
}
