import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { Undo2 } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { type CommandContext, useCommands } from '../../commands/index.ts'
import { useDraft, useEditor } from '../../store/context.ts'
import rows from '../rows.module.css'
import { Line } from './line.tsx'
import { operationInWords } from './operation-words.ts'
import { jumpTo, type OwnStep, ownSteps, takeBack } from './steps.ts'
import { shortTime } from './times.ts'

/** Steps that are shown at once. */
const SHOWN = 60

/** The steps of this session. A press on one makes the draft what it was after it. */
export function OwnSteps() {
  const { t } = useTranslation('designer')
  const history = useDraft(({ history }) => history)
  const steps = useMemo(() => ownSteps(history), [history])
  const [shown, setShown] = useState(SHOWN)
  return (
    <section className={panel.section} aria-labelledby="own-steps">
      <h3 id="own-steps" className={rows.heading}>
        {t('history.own')}
      </h3>
      <ol className={rows.list}>
        {steps.slice(0, shown).map(({ step, distance }) => (
          <StepRow key={step.done[0]?.operation.id} step={step} distance={distance} />
        ))}
        {steps.length <= shown && <Beginning distance={history.past.length} />}
      </ol>
      {steps.length > shown && (
        <button type="button" className={controls.button} onClick={() => setShown(shown + SHOWN)}>
          {t('history.older')}
        </button>
      )}
    </section>
  )
}

/** What a step did, or would do again: its first operation, and how many others went with it. */
function stepInWords(context: CommandContext, { step: { done }, distance }: OwnStep) {
  const [first] =
    distance < 0
      ? done.map(({ operation, inverse }) => ({ operation: inverse, inverse: operation })).toReversed()
      : done
  const { text, value } = first ? operationInWords(context, first) : { text: '', value: undefined }
  return {
    text: done.length > 1 ? context.t('history.andMore', { what: text, count: done.length - 1 }) : text,
    value,
  }
}

const StepRow = memo(function StepRow({ step, distance }: OwnStep) {
  const commands = useCommands()
  const { editor, t, locale } = commands
  const { text, value } = stepInWords(commands, { step, distance })
  const isOld = distance > 0
  return (
    <li className={rows.row}>
      <button
        type="button"
        className={rows.press}
        aria-current={distance === 0 ? 'step' : undefined}
        data-is-undone={distance < 0 || undefined}
        onClick={() => jumpTo(commands, distance)}
      >
        <Line text={text} detail={value} />
        {distance < 0 && <span className={frames.tag}>{t('history.undone')}</span>}
        {Number.isFinite(step.at) && <span className={rows.time}>{shortTime(step.at, locale)}</span>}
      </button>
      {isOld && (
        <button
          type="button"
          className={controls.tool}
          aria-label={t('history.takeBack', { what: text })}
          title={t('history.takeBack', { what: text })}
          onClick={() => {
            const { past } = editor.state.getState().history
            const newer = past.slice(past.indexOf(step) + 1).flatMap(({ done }) => done)
            void takeBack(commands, step.done, newer)
          }}
        >
          <Undo2 size={14} aria-hidden />
        </button>
      )}
    </li>
  )
})

function Beginning({ distance }: { readonly distance: number }) {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  const editor = useEditor()
  return (
    <li className={rows.row}>
      <button
        type="button"
        className={rows.press}
        aria-current={distance === 0 ? 'step' : undefined}
        onClick={() => jumpTo(commands, editor.state.getState().history.past.length)}
      >
        <Line text={t('history.opened')} />
      </button>
    </li>
  )
}
