import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it came over the wire. */
  readonly raw: string
}

export interface MailServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** What is answered to the next mails; nothing takes them. */
  refuse(answer: { readonly code: number; readonly message: string } | undefined): void
  close(): Promise<void>
}

/** A mail server on loopback that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let refusal: { readonly code: number; readonly message: string } | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : undefined),
    onData(stream, { envelope }, done) {
      const keep = (raw: string) => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        })
      }
      // The stream of a client that was killed in the midst of a mail ends with an error: that mail was never sent.
      text(stream)
        .then(keep)
        .then(() => done(), done)
    },
  })
  // A client that was killed in the midst of a mail.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse(answer) {
      refusal = answer
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
