import type { MailSenderOf } from '@vitrine/schemas'

/** What a config may have in the place of a mail server. */
export type MailSender = MailSenderOf<AbortSignal>
