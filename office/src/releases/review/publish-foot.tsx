import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Field } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import { readTime, tomorrowMorning, usualZone } from '../../planned-time/chosen-time.ts'
import { TimeChoice } from '../../planned-time/time-choice.tsx'
import planned from '../planned/planned.module.css'
import { countChanges, type PublishPlan } from '../use-plan.ts'
import styles from './review.module.css'
import type { ChosenScope } from './use-scope.ts'

/** When a publish goes live: a moment (ISO 8601), and the zone whose clocks it was chosen by. */
export interface PlannedFor {
  readonly at: string
  readonly timeZone: string
}

interface PublishFootProps {
  readonly plan: PublishPlan
  readonly chosen: ChosenScope
  /** How many warnings wait to be accepted. */
  readonly open: number
  readonly isBusy: boolean
  /** With a time it goes live by itself then. */
  readonly onPublish: (note: string, when: PlannedFor | undefined) => Promise<void>
  /** How far it is, and why nothing went live: where somebody looks who has just pressed. */
  readonly children: ReactNode
}

const LONGEST_NOTE = 200

/** The one button that brings it to visitors, and why it cannot be pressed yet. */
export function PublishFoot({ plan, chosen, open, isBusy, onPublish, children }: PublishFootProps) {
  const { t } = useTranslation('office')
  const id = useId()
  const { boot } = useOffice()
  const [note, setNote] = useState('')
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState(() => tomorrowMorning(usualZone(boot.dates?.timeZone), Date.now()))
  const read = readTime(time, Date.now())
  const { changes } = countChanges(plan)
  const reason = isBusy
    ? t('releases.publishing')
    : chosen.scope === undefined
      ? t('publish.chooseSome')
      : chosen.isChecking
        ? t('releases.checking')
        : changes === 0
          ? t('publish.nothingChosen')
          : open > 0
            ? t('publish.acceptFirst', { count: open })
            : isLater && 'problem' in read
              ? t('planned.chooseTime')
              : undefined
  function press() {
    if (reason !== undefined) return
    if (!isLater) return void onPublish(note.trim(), undefined)
    // It may be over by now.
    const now = readTime(time, Date.now())
    if ('at' in now) void onPublish(note.trim(), { at: new Date(now.at).toISOString(), timeZone: time.timeZone })
    else setTime({ ...time })
  }
  return (
    <>
      <Card>
        <div className={planned.stack}>
          <When isLater={isLater} isDisabled={isBusy} onChange={setLater} />
          {isLater && <TimeChoice value={time} isDisabled={isBusy} onChange={setTime} />}
          {isLater && <p className={frames.hint}>{t('planned.hint')}</p>}
          <Field label={t('publish.note')} hint={t('publish.noteHint')}>
            {(control) => (
              <input
                {...control}
                className={controls.input}
                dir="auto"
                maxLength={LONGEST_NOTE}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        </div>
      </Card>
      <div className={styles.foot}>
        {children}
        <button
          type="button"
          className={controls.button}
          data-main
          // It keeps the focus of whoever pressed it.
          aria-disabled={reason !== undefined || undefined}
          aria-describedby={reason === undefined || isBusy ? undefined : id}
          onClick={press}
        >
          {t(isLater ? 'planned.schedule' : 'publish.publish', { count: changes })}
        </button>
        {reason !== undefined && !isBusy && (
          <span id={id} className={frames.hint}>
            {reason}
          </span>
        )}
      </div>
    </>
  )
}

interface WhenProps {
  readonly isLater: boolean
  readonly isDisabled: boolean
  readonly onChange: (isLater: boolean) => void
}

/** Whether it goes live now or by itself later. */
function When({ isLater, isDisabled, onChange }: WhenProps) {
  const { t } = useTranslation('office')
  const name = useId()
  return (
    <fieldset className={planned.when} disabled={isDisabled}>
      <legend>{t('planned.when')}</legend>
      <div className={planned.options}>
        {[false, true].map((later) => (
          <label key={String(later)} className={planned.option}>
            <input type="radio" name={name} checked={later === isLater} onChange={() => onChange(later)} />
            {t(later ? 'planned.atTime' : 'planned.atOnce')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
