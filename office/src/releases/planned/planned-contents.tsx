import { type RowAction, RowMenu } from '@vitrine/editor-core'
import { readContentKey } from '@vitrine/schemas'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarX from 'lucide-react/icons/calendar-x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanDialog, type PlanStep, stepsOf } from '../../content-plans/plan-dialog.tsx'
import { PlanState, PlanWords, StopReason } from '../../content-plans/plan-words.tsx'
import { type ContentPlan, useContentPlans } from '../../content-plans/use-content-plans.ts'
import { pathOfKind } from '../../contents/kinds.ts'
import { useOffice } from '../../context/office-context.ts'
import { DataTable } from '../../controls/data-table.tsx'
import { isolated } from '../../controls/isolated.ts'
import { Card } from '../../controls/page.tsx'
import { Pager } from '../../controls/pager.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { Link } from '../../navigation/link.tsx'
import releases from '../releases.module.css'

const PAGE_SIZE = 10

/** The contents that are published or hidden by themselves, and what became of others; nothing where none ever were. */
export function PlannedContents() {
  const { t } = useTranslation('office')
  const [page, setPage] = useState(1)
  const request = useContentPlans({ page, pageSize: PAGE_SIZE })
  const [chosen, setChosen] = useState<{ readonly plan: ContentPlan; readonly step: PlanStep }>()
  if (request.data ? request.data.total === 0 : !request.error) return null
  return (
    <Card title={t('contentPlan.titleAll')}>
      <RequestState request={request}>
        {({ items, total }) => (
          <>
            <DataTable
              label={t('contentPlan.titleAll')}
              rows={items}
              keyOf={({ id }) => id}
              columns={[
                { id: 'state', label: t('publish.state'), cell: (plan) => <PlanState plan={plan} /> },
                { id: 'what', label: t('contentPlan.what'), cell: (plan) => <What plan={plan} /> },
                { id: 'when', label: t('planned.when'), cell: (plan) => <When plan={plan} /> },
                { id: 'by', label: t('planned.by'), cell: ({ by }) => <bdi>{by ?? '–'}</bdi> },
                {
                  id: 'actions',
                  label: t('publish.actions'),
                  hidesLabel: true,
                  isAtEnd: true,
                  cell: (plan) => <Actions plan={plan} onChoose={(step) => setChosen({ plan, step })} />,
                },
              ]}
            />
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
          </>
        )}
      </RequestState>
      {chosen && (
        <PlanDialog
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

function What({ plan: { content, name, stoppedBy } }: { readonly plan: ContentPlan }) {
  const { t } = useTranslation('office')
  const named = readContentKey(content)
  if (!named) return <bdi>{name}</bdi>
  return (
    <>
      {stoppedBy === 'gone' ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to={`/${pathOfKind[named.kind]}/${named.id}`}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <span className={releases.note}>{t(`content.many.${named.kind}`)}</span>
    </>
  )
}

const When = ({ plan }: { readonly plan: ContentPlan }) => (
  <>
    <PlanWords plan={plan} />
    <StopReason plan={plan} />
  </>
)

const icons = { time: CalendarClock, cancel: CalendarX }

interface ActionsProps {
  readonly plan: ContentPlan
  readonly onChoose: (step: PlanStep) => void
}

function Actions({ plan, onChoose }: ActionsProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const actions = stepsOf(plan).map(
    (step): RowAction => ({
      id: step,
      label: t(
        step === 'time'
          ? 'contentPlan.changeTime'
          : plan.state === 'planned'
            ? 'contentPlan.cancel'
            : 'contentPlan.dismiss',
      ),
      icon: icons[step],
      run: () => onChoose(step),
    }),
  )
  if (actions.length === 0 || !may('site.publish')) return null
  return <RowMenu label={t('contentPlan.actionsFor', { name: isolated(plan.name) })} actions={actions} />
}
