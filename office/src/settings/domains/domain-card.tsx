import { leftToRight, useCommandsContext } from '@vitrine/editor-core'
import { type Answer, changeDomain, type listDomains, removeDomain, verifyDomain } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import styles from '../settings.module.css'
import own from './domains.module.css'

type Domain = Answer<typeof listDomains>[number]
type Problem = Answer<typeof verifyDomain>['problem']

interface DomainCardProps {
  readonly domain: Domain
  readonly onChange: () => void
}

/** One domain: whether it counts, the way there step by step, and what can be done with it. */
export function DomainCard({ domain, onChange }: DomainCardProps) {
  const { t } = useTranslation('office')
  const { may, send } = useOffice()
  const { announcer } = useCommandsContext()
  const [isRemoving, setRemoving] = useState(false)
  const primary = useAction()
  const { host, isVerified, isPrimary } = domain
  async function makePrimary() {
    if (!(await primary.run(() => send(changeDomain, { host, isPrimary: true })))) return
    announcer.announce(t('settings.domains.nowPrimary', { host: leftToRight(host) }))
    onChange()
  }
  return (
    <Card
      title={host}
      tools={
        <div className={styles.row}>
          {isPrimary && <Badge tone="good">{t('settings.domains.primary')}</Badge>}
          <Badge tone={isVerified ? 'good' : 'warn'}>
            {t(isVerified ? 'settings.domains.verified' : 'settings.domains.notVerified')}
          </Badge>
        </div>
      }
    >
      <div className={styles.stack}>
        <Steps domain={domain} onChange={onChange} />
        <ActionError error={primary.error} />
        {may('domains.write') && (
          <div className={styles.row}>
            {isVerified && !isPrimary && (
              <button
                type="button"
                className={controls.button}
                disabled={primary.isBusy}
                onClick={() => void makePrimary()}
              >
                {t('settings.domains.makePrimary')}
              </button>
            )}
            <button
              type="button"
              className={controls.button}
              aria-label={t('settings.removeNamed', { name: host })}
              onClick={() => setRemoving(true)}
            >
              {t('settings.remove')}
            </button>
          </div>
        )}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('settings.domains.removeTitle', { host: leftToRight(host) })}
          action={t('settings.remove')}
          onConfirm={() => send(removeDomain, { host })}
          onClose={(isDone) => {
            setRemoving(false)
            if (!isDone) return
            announcer.announce(t('settings.domains.removed', { host: leftToRight(host) }))
            onChange()
          }}
        >
          <p className={styles.text}>
            {t(isPrimary ? 'settings.domains.removePrimaryText' : 'settings.domains.removeText', {
              host: leftToRight(host),
            })}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Steps({ domain, onChange }: DomainCardProps) {
  const { t } = useTranslation('office')
  const { host, isVerified, record } = domain
  const isBelow = host.startsWith('www.') || host.split('.').length > 2
  return (
    <ol className={own.steps}>
      <Step isDone={isVerified} title={t('settings.domains.step.record')}>
        <p className={styles.text}>{t('settings.domains.step.recordText')}</p>
        <dl className={own.record}>
          <Entry name={t('settings.domains.type')} value="TXT" />
          <Entry name={t('settings.domains.name')} value={record.names[0] ?? host} isCopied />
          <Entry name={t('settings.domains.recordValue')} value={record.value} isCopied />
        </dl>
        {record.names[1] !== undefined && (
          <p className={frames.hint}>{t('settings.domains.otherName', { name: record.names[1] })}</p>
        )}
      </Step>
      <Step isDone={isVerified} title={t('settings.domains.step.check')}>
        <Verify domain={domain} onChange={onChange} />
      </Step>
      <Step title={t('settings.domains.step.point')}>
        <p className={styles.text}>{t('settings.domains.step.pointText')}</p>
        <dl className={own.record}>
          <Entry name={t('settings.domains.type')} value={isBelow ? 'CNAME' : 'ALIAS / ANAME'} />
          <Entry name={t('settings.domains.name')} value={host} isCopied />
          <Entry name={t('settings.domains.recordValue')} value={window.location.hostname} isCopied />
        </dl>
        <p className={frames.hint}>{t('settings.domains.pointHint')}</p>
      </Step>
    </ol>
  )
}

interface StepProps {
  readonly title: string
  /** Left out where nobody can know. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** One step; what is done is closed, and can be read again. */
function Step({ title, isDone, children }: StepProps) {
  const { t } = useTranslation('office')
  const [wasDone, setWasDone] = useState(isDone)
  const [isOpen, setOpen] = useState(!isDone)
  if (wasDone !== isDone) {
    setWasDone(isDone)
    setOpen(!isDone)
  }
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={own.summary}>
          {isDone ? (
            <CircleCheck size={18} className={own.done} aria-label={t('checklist.done')} />
          ) : (
            <Circle size={18} className={own.open} aria-hidden />
          )}
          {title}
        </summary>
        <div className={own.body}>{children}</div>
      </details>
    </li>
  )
}

function Verify({ domain: { host, isVerified }, onChange }: DomainCardProps) {
  const { t } = useTranslation('office')
  const { may, send } = useOffice()
  const { announcer } = useCommandsContext()
  const [problem, setProblem] = useState<Problem>()
  const { isBusy, error, run } = useAction()
  async function verify() {
    setProblem(undefined)
    await run(async () => {
      const answer = await send(verifyDomain, { host })
      setProblem(answer.problem)
      if (!answer.isVerified) return
      announcer.announce(t('settings.domains.isVerified', { host: leftToRight(host) }))
      onChange()
    })
  }
  return (
    <>
      <p className={styles.text}>
        {t(isVerified ? 'settings.domains.step.checked' : 'settings.domains.step.checkText')}
      </p>
      <div role="status">
        {problem && (
          <p className={frames.note} data-kind="warn">
            {t(`settings.domains.problem.${problem}`)}
          </p>
        )}
      </div>
      <ActionError error={error} />
      {!isVerified && may('domains.write') && (
        <div>
          <button
            type="button"
            className={controls.button}
            data-main
            disabled={isBusy}
            aria-label={t('settings.domains.checkNamed', { host })}
            onClick={() => void verify()}
          >
            {t(isBusy ? 'settings.domains.checking' : 'settings.domains.check')}
          </button>
        </div>
      )}
    </>
  )
}

interface EntryProps {
  readonly name: string
  readonly value: string
  readonly isCopied?: boolean
}

/** What is entered at the provider: its value can be copied. */
function Entry({ name, value, isCopied = false }: EntryProps) {
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      announcer.announce(t('settings.domains.copied'))
    } catch {
      announcer.announce(t('settings.domains.notCopied'), true)
    }
  }
  return (
    <div className={own.entry}>
      <dt>{name}</dt>
      <dd>
        <code dir="ltr">{value}</code>
        {isCopied && (
          <button
            type="button"
            className={controls.button}
            aria-label={t('settings.domains.copyNamed', { name })}
            onClick={() => void copy()}
          >
            {t('settings.domains.copy')}
          </button>
        )}
      </dd>
    </div>
  )
}
