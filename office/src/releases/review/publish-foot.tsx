import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import { countChanges, type PublishPlan } from '../use-plan.ts'
import styles from './review.module.css'
import type { ChosenScope } from './use-scope.ts'

interface PublishFootProps {
  readonly plan: PublishPlan
  readonly chosen: ChosenScope
  /** How many warnings wait to be accepted. */
  readonly open: number
  readonly isBusy: boolean
  readonly onPublish: (note: string) => Promise<void>
  /** How far it is, and why nothing went live: where somebody looks who has just pressed. */
  readonly children: ReactNode
}

const LONGEST_NOTE = 200

/** The one button that brings it to visitors, and why it cannot be pressed yet. */
export function PublishFoot({ plan, chosen, open, isBusy, onPublish, children }: PublishFootProps) {
  const { t } = useTranslation('office')
  const id = useId()
  const [note, setNote] = useState('')
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
            : undefined
  return (
    <>
      <Card>
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
          onClick={() => reason === undefined && void onPublish(note.trim())}
        >
          {t('publish.publish', { count: changes })}
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
