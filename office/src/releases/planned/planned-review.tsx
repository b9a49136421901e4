import { plannedReleaseDetail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { Card, Page } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { Changes } from '../changes/changes.tsx'
import type { ToldChanges } from '../release-diff.ts'
import releases from '../releases.module.css'
import { useNaming } from '../use-naming.ts'
import { actionsOf, type PlannedAction, PlannedDialog } from './planned-actions.tsx'
import { PlannedState } from './planned-words.tsx'
import { PlannedFacts } from './scheduled.tsx'

/** A planned release: what it changes, value by value, when, and what stops it: `/releases/planned?id={id}`. */
export function PlannedReview() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const [query] = useQuery()
  const id = query.get('id') ?? ''
  const request = useCall(plannedReleaseDetail, { id })
  useSiteEvents(['jobs', 'release'], request.refresh)
  const [action, setAction] = useState<PlannedAction>()
  const planned = request.data?.planned
  const actions = planned && may('site.publish') ? actionsOf(planned) : []
  return (
    <Page
      title={t('planned.one')}
      back={{ to: '/releases', label: t('publish.back') }}
      mark={planned && <PlannedState planned={planned} />}
      actions={actions.map((one) => (
        <button key={one} type="button" className={controls.button} onClick={() => setAction(one)}>
          {t(one === 'cancel' && planned?.state !== 'planned' ? 'planned.putAway' : `planned.action.${one}`)}
        </button>
      ))}
    >
      <RequestState request={request}>
        {(detail) => (
          <>
            <Card>
              <div className={releases.stack}>
                <PlannedFacts planned={detail.planned} />
              </div>
            </Card>
            <Card title={t('publish.what')}>
              {detail.isKept ? <Named detail={detail} /> : <EmptyState text={t('planned.notKept')} />}
            </Card>
          </>
        )}
      </RequestState>
      {planned && action && (
        <PlannedDialog
          planned={planned}
          action={action}
          onClose={(isDone) => {
            setAction(undefined)
            if (isDone) request.refresh()
          }}
        />
      )}
    </Page>
  )
}

function Named({
  detail,
}: {
  readonly detail: ToldChanges & { readonly pages: readonly { id: string; name: string }[] }
}) {
  const { t } = useTranslation('office')
  const names = useNaming(detail.pages)
  return (
    <RequestState request={names}>
      {(naming) => (
        <>
          <p className={frames.hint}>{t('planned.comparedWith')}</p>
          <Changes changes={detail} naming={naming} />
        </>
      )}
    </RequestState>
  )
}
