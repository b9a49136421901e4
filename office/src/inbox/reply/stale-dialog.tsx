import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { agoInWords } from '../ago-in-words.ts'
import styles from './reply.module.css'
import type { StaleEntry } from './use-send-entry.ts'

interface StaleDialogProps {
  readonly stale: StaleEntry
  readonly isBusy: boolean
  readonly error: Error | undefined
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Somebody was faster: who did what, what was written meanwhile, and whether the reply is still to be sent. */
export function StaleDialog({ stale, isBusy, error, onSend, onClose }: StaleDialogProps) {
  const { t } = useTranslation('office')
  const { since } = stale
  return (
    <QuestionDialog title={useTitle(stale)} onClose={onClose}>
      {since.length > 0 && (
        <ul className={styles.since} aria-label={t('inbox.stale.since')}>
          {since
            .filter(({ kind }) => kind !== 'event')
            .map(({ id, text, kind, account, sender }) => (
              <li key={id}>
                <strong dir="auto">
                  {account?.name ?? sender ?? (kind === 'in' ? stale.fresh.name : t('inbox.person.gone'))}
                </strong>
                <p dir="auto">{text}</p>
              </li>
            ))}
        </ul>
      )}
      <ActionError error={error} />
      <div className={dialog.foot}>
        <DialogAction onPress={onClose}>{t('inbox.stale.keepWriting')}</DialogAction>
        <DialogAction isMain isDisabled={isBusy} onPress={onSend}>
          {t('inbox.stale.send')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}

/** `Ana replied 2 minutes ago. Send anyway?` */
function useTitle({ change, fresh }: StaleEntry): string {
  const { t } = useTranslation('office')
  const { locale, account } = useOffice()
  if (!change) return t('inbox.stale.unknown')
  const when = agoInWords(change.at, locale)
  const name = change.accountId === account.id ? t('inbox.person.you') : (change.by ?? t('inbox.person.gone'))
  if (change.kind === 'answer') return t('inbox.stale.answer', { name: fresh.name || fresh.email, when })
  if (change.kind === 'reply') return t('inbox.stale.reply', { name, when })
  if (change.kind === 'note') return t('inbox.stale.note', { name, when })
  return t('inbox.stale.change', { name, when })
}
