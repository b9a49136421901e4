import { useCommandsContext } from '@vitrine/editor-core'
import {
  cancelTranslationTask,
  pauseTranslationTask,
  resumeTranslationTask,
  retryTranslationTask,
  startTranslationTask,
  type TranslationPause,
  undoTranslationTask,
} from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { isolated } from '../controls/isolated.ts'
import { Badge, Card, type Tone } from '../controls/page.tsx'
import { Time } from '../controls/time.tsx'
import { LanguageProgress } from './language-progress.tsx'
import type { Task } from './task.ts'
import styles from './translation-tasks.module.css'

type State = Task['state']

const tones: Partial<Record<State, Tone>> = { done: 'good', paused: 'warn', partial: 'warn', failed: 'bad' }

/** Why a task is paused; what is wrong with an engine is said as where it is set up. */
const pauseKeys = {
  member: 'tasks.paused.member',
  budget: 'tasks.paused.budget',
  engine: 'tasks.paused.engine',
  'not-allowed': 'tasks.paused.not-allowed',
  error: 'tasks.paused.error',
  auth: 'settings.engines.failed.auth',
  quota: 'settings.engines.failed.quota',
  down: 'settings.engines.failed.down',
} as const satisfies Record<TranslationPause, string>

type TaskCall = typeof startTranslationTask

/** What can be done with a task, in the states in which it can. */
const actions: readonly (readonly [
  name: 'start' | 'pause' | 'resume' | 'retry' | 'cancel',
  call: TaskCall,
  states: readonly State[],
])[] = [
  ['start', startTranslationTask, ['ready']],
  ['pause', pauseTranslationTask, ['queued', 'running']],
  ['resume', resumeTranslationTask, ['paused']],
  ['retry', retryTranslationTask, ['partial', 'failed']],
  ['cancel', cancelTranslationTask, ['estimating', 'ready', 'queued', 'running', 'paused']],
]
const undoable: readonly State[] = ['done', 'partial', 'failed', 'cancelled', 'paused']

interface TaskCardProps {
  readonly task: Task
  readonly onChange: () => void
}

/** One task: what it is about, how far it is in each language, and what can be done with it. */
export function TaskCard({ task, onChange }: TaskCardProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { state } = task
  const name = useNameOf(task)
  return (
    <Card title={name} tools={<Badge tone={tones[state] ?? 'plain'}>{t(`tasks.state.${state}`)}</Badge>}>
      <div className={styles.task}>
        <Facts task={task} />
        <Notices task={task} />
        {state !== 'estimating' && <LanguageProgress task={task} name={name} />}
        {may('draft.write') && <Buttons task={task} name={name} onChange={onChange} />}
      </div>
    </Card>
  )
}

function useNameOf({ scope, engine, engineName }: Task): string {
  const { t } = useTranslation('office')
  const what = scope.type === 'contents' ? t(`content.many.${scope.kind}`) : t(`tasks.scope.${scope.type}`)
  return t('tasks.name', { what: isolated(what), engine: isolated(engineName ?? engine) })
}

const sumOf = ({ progress }: Task, field: 'texts' | 'characters'): number =>
  progress.reduce((sum, one) => sum + one[field], 0)

function Facts({ task }: { readonly task: Task }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { state, charactersLeft, by, createdAt, options } = task
  const number = (value: number) => formatNumber(value, locale)
  return (
    <p className={styles.facts}>
      <span>{t('tasks.textsTotal', { number: number(sumOf(task, 'texts')) })}</span>
      <span>{t('tasks.charactersTotal', { number: number(sumOf(task, 'characters')) })}</span>
      {charactersLeft !== undefined && (state === 'ready' || state === 'paused') && (
        <span>{t('tasks.charactersLeft', { number: number(charactersLeft) })}</span>
      )}
      {(['outdated', 'machine', 'reviewed'] as const)
        .filter((option) => options[option] === true)
        .map((option) => (
          <span key={option}>{t(`tasks.option.${option}`)}</span>
        ))}
      {by !== undefined && <bdi>{by}</bdi>}
      <Time at={createdAt} />
    </p>
  )
}

/** Why it does not go on, or what comes of it when it does. */
function Notices({ task }: { readonly task: Task }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { state, pausedBy, waits, said, charactersLeft } = task
  const letters = sumOf(task, 'characters')
  return (
    <>
      {state === 'ready' && letters === 0 && <p className={frames.note}>{t('tasks.nothing')}</p>}
      {state === 'ready' && charactersLeft !== undefined && letters > charactersLeft && (
        <p className={frames.note} data-kind="warn">
          {t('tasks.overBudget')}
        </p>
      )}
      {state === 'paused' && pausedBy !== undefined && (
        <div className={frames.note} data-kind={pausedBy === 'member' ? undefined : 'warn'}>
          <p className={styles.intro}>{t(pauseKeys[pausedBy])}</p>
          {said !== undefined && (
            <p className={styles.intro} dir="ltr">
              <code>{said}</code>
            </p>
          )}
        </div>
      )}
      {state === 'running' && waits && (
        <p className={frames.note}>
          {t(`tasks.waits.${waits.for}`, {
            time: new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(new Date(waits.until)),
          })}
        </p>
      )}
    </>
  )
}

function Buttons({ task, name, onChange }: TaskCardProps & { readonly name: string }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [isUndoing, setUndoing] = useState(false)
  const { id, state } = task
  const isEmpty = sumOf(task, 'texts') === 0
  async function act(call: TaskCall) {
    const isDone = await run(async () => {
      const { state: next } = await send(call, { id })
      announcer.announce(`${name}: ${t(`tasks.state.${next}`)}`)
    })
    if (isDone) onChange()
  }
  const possible = actions.filter(([action, , states]) => states.includes(state) && !(isEmpty && action === 'start'))
  const mayUndo = undoable.includes(state) && task.progress.some(({ applied }) => applied > 0)
  if (possible.length === 0 && !mayUndo) return <ActionError error={error} />
  return (
    <>
      <div className={styles.buttons}>
        {possible.map(([action, call]) => (
          <button
            key={action}
            type="button"
            className={controls.button}
            data-main={action === 'start' || action === 'resume' || undefined}
            aria-label={`${t(`tasks.action.${action}`)}: ${name}`}
            disabled={isBusy}
            onClick={() => void act(call)}
          >
            {t(`tasks.action.${action}`)}
          </button>
        ))}
        {mayUndo && (
          <button
            type="button"
            className={controls.button}
            aria-label={`${t('tasks.action.undo')}: ${name}`}
            disabled={isBusy}
            onClick={() => setUndoing(true)}
          >
            {t('tasks.action.undo')}
          </button>
        )}
      </div>
      <ActionError error={error} />
      {isUndoing && (
        <ConfirmDialog
          title={t('tasks.undoTitle')}
          action={t('tasks.action.undo')}
          onConfirm={() => send(undoTranslationTask, { id })}
          onClose={(isDone) => {
            setUndoing(false)
            if (!isDone) return
            announcer.announce(`${name}: ${t('tasks.state.undoing')}`)
            onChange()
          }}
        >
          <p>{t('tasks.undoText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
