import { useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { isolated } from '../controls/isolated.ts'
import { changePlans } from './change-plans.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { ContentPlan } from './use-content-plans.ts'

export type PlanStep = 'time' | 'cancel'

interface PlanDialogProps {
  readonly plan: ContentPlan
  readonly step: PlanStep
  readonly onClose: (isDone: boolean) => void
}

/** What can be done with a plan now: of one that is over nothing. */
export const stepsOf = ({ state }: ContentPlan): readonly PlanStep[] =>
  state === 'planned' ? ['time', 'cancel'] : state === 'conflict' || state === 'failed' ? ['cancel'] : []

/** Gives a plan another time, or asks once more before it is cancelled. */
export function PlanDialog({ plan, step, onClose }: PlanDialogProps) {
  return step === 'time' ? <ChangeTime {...{ plan, onClose }} /> : <Cancel {...{ plan, onClose }} />
}

type DialogProps = Omit<PlanDialogProps, 'step'>

function ChangeTime({ plan, onClose }: DialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { content, name, status } = plan
  const isPublish = status === 'published'
  return (
    <ScheduleDialog
      title={t(isPublish ? 'contentPlan.publishTitle' : 'contentPlan.hideTitle', { name: isolated(name) })}
      action={isPublish ? 'publish' : 'hide'}
      before={plan}
      // The new one replaces this one.
      onSchedule={(chosen) => changePlans(send, { plan: [{ content, ...chosen }] })}
      onClose={onClose}
    />
  )
}

function Cancel({ plan: { id, state, name }, onClose }: DialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const isWaiting = state === 'planned'
  const count = useRef(0)
  return (
    <ConfirmDialog
      title={t(isWaiting ? 'contentPlan.cancelTitle' : 'contentPlan.dismissTitle', { name: isolated(name) })}
      action={t(isWaiting ? 'contentPlan.cancel' : 'contentPlan.dismiss')}
      onConfirm={async () => {
        count.current = (await changePlans(send, { cancel: [id] })).cancelled.length
      }}
      onClose={(isDone) => {
        if (isDone)
          announcer.announce(
            t(count.current > 0 ? 'contentPlan.cancelled' : 'contentPlan.nothing', { count: count.current || 1 }),
          )
        onClose(isDone)
      }}
    >
      <p className={dialog.text}>{t(isWaiting ? 'contentPlan.cancelText' : 'contentPlan.dismissText')}</p>
    </ConfirmDialog>
  )
}
