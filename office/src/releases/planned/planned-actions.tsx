import { useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { cancelPlannedRelease, changePlannedRelease, publishPlannedRelease } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { type ChosenTime, chosenAt, readTime } from '../../planned-time/chosen-time.ts'
import { TimeChoice } from '../../planned-time/time-choice.tsx'
import { timeWords } from '../../planned-time/time-words.ts'
import type { PlannedRelease } from './use-planned.ts'

export type PlannedAction = 'cancel' | 'publish' | 'time'

interface PlannedDialogProps {
  readonly planned: PlannedRelease
  readonly action: PlannedAction
  readonly onClose: (isDone: boolean) => void
}

/** What can be done with it now: of one that is over nothing. */
export const actionsOf = ({ state }: PlannedRelease): readonly PlannedAction[] =>
  state === 'planned'
    ? ['publish', 'time', 'cancel']
    : state === 'conflict' || state === 'failed'
      ? ['publish', 'cancel']
      : []

/** Asks once more before a planned release is cancelled, published now, or gets another time. */
export function PlannedDialog({ action, ...props }: PlannedDialogProps) {
  if (action === 'time') return <ChangeTime {...props} />
  return action === 'cancel' ? <Cancel {...props} /> : <PublishNow {...props} />
}

type DialogProps = Omit<PlannedDialogProps, 'action'>

function Cancel({ planned: { id, state }, onClose }: DialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const isWaiting = state === 'planned'
  const done = useRef(false)
  return (
    <ConfirmDialog
      title={t(isWaiting ? 'planned.cancelTitle' : 'planned.putAwayTitle')}
      action={t(isWaiting ? 'planned.cancel' : 'planned.putAway')}
      onConfirm={async () => {
        done.current = (await send(cancelPlannedRelease, { id })).cancelled
      }}
      onClose={(isDone) => {
        if (isDone) announcer.announce(t(done.current ? 'planned.cancelled' : 'planned.tooLate'))
        onClose(isDone)
      }}
    >
      <p className={dialog.text}>{t(isWaiting ? 'planned.cancelText' : 'planned.putAwayText')}</p>
    </ConfirmDialog>
  )
}

function PublishNow({ planned: { id }, onClose }: DialogProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const result = useRef<PlannedRelease>(undefined)
  return (
    <ConfirmDialog
      title={t('planned.publishTitle')}
      action={t('planned.publishNow')}
      onConfirm={async () => {
        result.current = await send(publishPlannedRelease, { id })
      }}
      onClose={(isDone) => {
        if (isDone) announcer.announce(t(result.current?.state === 'published' ? 'planned.isLive' : 'planned.stopped'))
        onClose(isDone)
      }}
    >
      <p className={dialog.text}>{t('planned.publishText')}</p>
    </ConfirmDialog>
  )
}

function ChangeTime({ planned: { id, at, timeZone }, onClose }: DialogProps) {
  const { t } = useTranslation('office')
  const { send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const [chosen, setChosen] = useState<ChosenTime>(() => chosenAt(Date.parse(at), timeZone))
  const read = readTime(chosen, Date.now())
  return (
    <ConfirmDialog
      title={t('planned.changeTime')}
      action={t('planned.saveTime')}
      isReady={'at' in read}
      onConfirm={async () => {
        if ('at' in read)
          await send(changePlannedRelease, { id, at: new Date(read.at).toISOString(), timeZone: chosen.timeZone })
      }}
      onClose={(isDone) => {
        if (isDone && 'at' in read)
          announcer.announce(t('planned.goesLive', timeWords(read.at, chosen.timeZone, locale)))
        onClose(isDone)
      }}
    >
      <TimeChoice value={chosen} onChange={setChosen} />
      <p className={frames.hint}>{t('planned.changeTimeHint')}</p>
    </ConfirmDialog>
  )
}
