import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

/** A mail server on loopback, and what people find in their mailboxes. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string
  /** The path of the link in the mail that somebody gets; it waits for one, and each mail is read once. */
  readonly linkFor: (email: string) => Promise<string>
  readonly close: () => Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: { readonly to: readonly string[]; readonly raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, done) {
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) })
      done()
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async linkFor(email) {
      const at = await vi.waitUntil(() => mails.findIndex(({ to }) => to.includes(email)) + 1, { timeout: 20_000 })
      const [mail] = mails.splice(at - 1, 1)
      // Quoted-printable, which breaks long lines.
      const words = (mail?.raw ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      const [link] = /https?:\/\/\S+\/(?:invitation|login)\/\S+/.exec(words) ?? []
      return new URL(link ?? '').pathname
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
