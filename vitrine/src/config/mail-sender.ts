import type { MailSenderOf } from '@vitrine/schemas'

/** Hands mails over to a service, in the place of a mail server. */
export type MailSender = MailSenderOf<AbortSignal>
