import type { MailAddress } from './queue-mail.queries.ts'

/** A mail as nodemailer takes it: addresses are objects, so no text of somebody becomes a second one. */
export interface ComposedMail {
  readonly messageId: string
  readonly date: Date
  readonly from: MailAddress
  readonly to: MailAddress
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly disableFileAccess: true
  readonly disableUrlAccess: true
}

/** What hands a mail over to a mail server. */
export interface Transport {
  /** @param signal ends the try. */
  sendMail(mail: ComposedMail & { readonly signal?: AbortSignal }): Promise<unknown>
}
