import type { NewContentPlan, Status } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { SelectField } from '../controls/field.tsx'
import { type ChosenTime, chosenAt, readTime, tomorrowMorning, usualZone } from '../planned-time/chosen-time.ts'
import { TimeChoice } from '../planned-time/time-choice.tsx'

/** What is chosen for each of the contents. */
export type ChosenPlan = Omit<NewContentPlan, 'content'>

/** Whether visitors see a content from then on. */
export type PlanAction = 'publish' | 'hide'

interface ScheduleDialogProps {
  readonly title: string
  readonly action: PlanAction
  /** One that gets another time; without it a new one is made. */
  readonly before?: ChosenPlan
  /** Whether the form holds what is not saved, and so would not go live. */
  readonly isUnsaved?: boolean
  /** Why none of it can be scheduled, whatever time is chosen. */
  readonly problem?: string | undefined
  readonly onSchedule: (plan: ChosenPlan) => Promise<unknown>
  /** Called when it was done, and when somebody would rather not. */
  readonly onClose: (isDone: boolean) => void
}

const hidden = ['archived', 'draft'] as const satisfies readonly Status[]

/** Asks when contents are published, or hidden and as what. */
export function ScheduleDialog({
  title,
  action,
  before,
  isUnsaved,
  problem,
  onSchedule,
  onClose,
}: ScheduleDialogProps) {
  const { t } = useTranslation('office')
  const { boot, label } = useOffice()
  const [time, setTime] = useState<ChosenTime>(() =>
    before
      ? chosenAt(Date.parse(before.at), before.timeZone)
      : tomorrowMorning(usualZone(boot.dates?.timeZone), Date.now()),
  )
  const [status, setStatus] = useState<Status>(before?.status ?? (action === 'publish' ? 'published' : 'archived'))
  const read = readTime(time, Date.now())
  return (
    <ConfirmDialog
      title={title}
      action={t(before ? 'contentPlan.saveTime' : 'contentPlan.schedule')}
      isReady={'at' in read && problem === undefined}
      onConfirm={async () => {
        if ('at' in read) await onSchedule({ status, at: new Date(read.at).toISOString(), timeZone: time.timeZone })
      }}
      onClose={onClose}
    >
      {problem !== undefined && (
        <p className={frames.note} data-kind="warn">
          {problem}
        </p>
      )}
      <TimeChoice
        value={time}
        words={action === 'publish' ? 'contentPlan.publishes' : 'contentPlan.hides'}
        onChange={setTime}
      />
      {action === 'hide' && (
        <SelectField
          label={t('contentPlan.becomes')}
          value={status}
          choices={hidden.map((value) => ({ value, label: label(`status.${value}`) ?? value }))}
          onChange={(next) => setStatus(next as Status)}
        />
      )}
      <p className={frames.hint}>{t(action === 'publish' ? 'contentPlan.publishHint' : 'contentPlan.hideHint')}</p>
      {action === 'publish' && isUnsaved === true && (
        <p className={frames.note} data-kind="warn">
          {t('contentPlan.unsaved')}
        </p>
      )}
    </ConfirmDialog>
  )
}
