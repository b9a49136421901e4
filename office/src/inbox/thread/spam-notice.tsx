import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import type { Conversation } from '../records.ts'

/** Why a conversation may be spam; nothing for those that are not kept as such. */
export function SpamNotice({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { status, spamReasons } = conversation
  if (status !== 'spam') return null
  const reasons = spamReasons.map((reason) => t(`inbox.spamReason.${reason}`, { defaultValue: reason }))
  return (
    <p className={frames.note} data-kind="warn">
      {reasons.length === 0
        ? t('inbox.spam.notice')
        : t('inbox.spam.noticeReasons', { reasons: new Intl.ListFormat(locale).format(reasons) })}
    </p>
  )
}
