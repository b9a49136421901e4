import type { MailSenderOf } from '@vitrine/schemas'

/** What a config may have in the place of a mail server. */
export type MailSender = MailSenderOf<AbortSignal>

/** What sends the mails of the instance, a server before a sender, and the address that it sends for. */
export interface InstanceMail {
  readonly smtpUrl?: string | undefined
  readonly mail?: MailSender | undefined
  readonly from: string
}
