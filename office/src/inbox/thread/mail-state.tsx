import { retryMail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Badge } from '../../controls/page.tsx'
import { Time } from '../../controls/time.tsx'
import { mailTones } from '../mails/mail-tones.ts'
import type { EntryMail } from '../records.ts'
import styles from './thread.module.css'

interface MailStateProps {
  readonly mail: EntryMail
  readonly onRetried: () => void
}

/** What became of the mail of a reply; one that failed says why, and can be sent again. */
export function MailState({ mail, onRetried }: MailStateProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { isBusy, error, run } = useAction()
  const { id, state, lastError, nextAt, sentAt } = mail
  const isFailed = state === 'failed' || state === 'dead'
  const again = async () => {
    if (await run(() => send(retryMail, { id }))) onRetried()
  }
  return (
    <div className={styles.mail}>
      <Badge tone={mailTones[state]}>{t(`inbox.mail.${state}`)}</Badge>
      {sentAt && (
        <span className={styles.soft}>
          <Time at={sentAt} />
        </span>
      )}
      {isFailed && lastError && (
        <span className={styles.reason} dir="auto">
          {lastError}
        </span>
      )}
      {state === 'failed' && nextAt && (
        <span className={styles.soft}>
          {t('inbox.mail.next')} <Time at={nextAt} isWhole />
        </span>
      )}
      {isFailed && may('inbox.write') && (
        <button type="button" className={controls.button} disabled={isBusy} onClick={() => void again()}>
          {t('inbox.mail.retry')}
        </button>
      )}
      <ActionError error={error} />
    </div>
  )
}
