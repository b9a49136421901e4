import { type RowAction, RowMenu } from '@vitrine/editor-core'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x'
import GitCompare from 'lucide-react/icons/git-compare'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { DataTable } from '../../controls/data-table.tsx'
import { Card } from '../../controls/page.tsx'
import { Pager } from '../../controls/pager.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { useNavigation } from '../../navigation/navigation-context.ts'
import { ChangedInRelease } from '../changed-in-release.tsx'
import releases from '../releases.module.css'
import { actionsOf, type PlannedAction, PlannedDialog } from './planned-actions.tsx'
import { Places, PlannedState, PlannedTime } from './planned-words.tsx'
import { type PlannedRelease, usePlanned } from './use-planned.ts'

const PAGE_SIZE = 10

/** What goes live by itself, and what became of it; nothing where nothing was ever planned. */
export function PlannedList() {
  const { t } = useTranslation('office')
  const [page, setPage] = useState(1)
  const request = usePlanned(page, PAGE_SIZE)
  const [chosen, setChosen] = useState<{ readonly planned: PlannedRelease; readonly action: PlannedAction }>()
  if (request.data ? request.data.total === 0 : !request.error) return null
  return (
    <Card title={t('planned.title')}>
      <RequestState request={request}>
        {({ items, total }) => (
          <>
            <DataTable
              label={t('planned.title')}
              rows={items}
              keyOf={({ id }) => id}
              columns={[
                { id: 'state', label: t('publish.state'), cell: (planned) => <PlannedState planned={planned} /> },
                { id: 'when', label: t('planned.when'), cell: (planned) => <PlannedTime planned={planned} /> },
                { id: 'what', label: t('publish.what'), cell: (planned) => <What planned={planned} /> },
                { id: 'by', label: t('planned.by'), cell: ({ by }) => <bdi>{by ?? '–'}</bdi> },
                {
                  id: 'actions',
                  label: t('publish.actions'),
                  hidesLabel: true,
                  isAtEnd: true,
                  cell: (planned) => (
                    <Actions planned={planned} onChoose={(action) => setChosen({ planned, action })} />
                  ),
                },
              ]}
            />
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
          </>
        )}
      </RequestState>
      {chosen && (
        <PlannedDialog
          {...chosen}
          onClose={(isDone) => {
            setChosen(undefined)
            if (isDone) request.refresh()
          }}
        />
      )}
    </Card>
  )
}

function What({ planned: { changed, note, stoppedBy, state, release } }: { readonly planned: PlannedRelease }) {
  const { t } = useTranslation('office')
  return (
    <>
      {note !== undefined && (
        <span className={releases.note}>
          <bdi>{note}</bdi>
        </span>
      )}
      {changed ? <ChangedInRelease changed={changed} /> : t('planned.first')}
      {release && <span className={releases.note}>{t('releases.number', { number: release.number })}</span>}
      {stoppedBy.length > 0 && state !== 'cancelled' && (
        <>
          <p className={releases.line}>{t(state === 'planned' ? 'planned.willStop' : 'planned.stoppedBy')}</p>
          <Places places={stoppedBy} />
        </>
      )}
    </>
  )
}

const icons = { publish: Send, time: CalendarClock, cancel: CalendarX }

interface ActionsProps {
  readonly planned: PlannedRelease
  readonly onChoose: (action: PlannedAction) => void
}

function Actions({ planned, onChoose }: ActionsProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const navigation = useNavigation()
  const { id, release, state } = planned
  const to = release ? `/releases/${release.id}` : `/releases/planned?id=${encodeURIComponent(id)}`
  const show: RowAction = { id: 'show', label: t('releases.changes'), icon: GitCompare, run: () => navigation.go(to) }
  const own = may('site.publish') ? actionsOf(planned) : []
  const actions = [
    ...(state === 'cancelled' || (state === 'published' && !release) ? [] : [show]),
    ...own.map(
      (action): RowAction => ({
        id: action,
        label: t(action === 'cancel' && state !== 'planned' ? 'planned.putAway' : `planned.action.${action}`),
        icon: icons[action],
        run: () => onChoose(action),
      }),
    ),
  ]
  const name = planned.note ?? planned.changed?.pages.at(0)?.name ?? t('planned.one')
  return actions.length === 0 ? null : <RowMenu label={t('planned.actionsFor', { name })} actions={actions} />
}
