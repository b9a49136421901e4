/** Where a mail goes or comes from. */
export interface MailParty {
  readonly name?: string
  readonly address: string
}

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** Its Message-ID, with its brackets: the same at every try, so that a mail that was taken already is known again. */
  readonly id: string
  readonly date: Date
  readonly from: MailParty
  readonly to: MailParty
  /** Where answers go, if elsewhere. */
  readonly replyTo?: MailParty
  /** One line. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Further headers, each of one line. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Hands mails over to a service, in the place of a mail server.
 *
 * @typeParam Signal an `AbortSignal`, of which this package knows nothing.
 */
export interface MailSenderOf<Signal> {
  /** The address that mails come from; one of the system domain, when left out. */
  readonly from?: string
  /**
   * When it resolves, the mail counts as sent. When it rejects, the mail is tried again later, up to a day; the message of
   * the error is shown to owners.
   *
   * @param signal ends the try after a minute.
   */
  send(mail: OutgoingMail, signal: Signal): Promise<unknown>
}
