import { isIP } from 'node:net'
import nodemailer from 'nodemailer'
import { hostName } from '../../network/hosts.ts'
import type { Transport } from '../composed-mail.ts'
import type { InstanceMail } from '../mail-sender.ts'
import { type MailTarget, resolveTarget, type TargetRules } from './mail-target.ts'
import { senderTransport } from './sender-transport.ts'

/** How a connection is secured: by TLS from its start, by STARTTLS before anything else is said, or not. */
export type MailSecurity = 'tls' | 'starttls' | 'none'

/** The mail server of a site, with the password as its owner wrote it. */
interface MailServerAccess extends MailTarget {
  readonly security: MailSecurity
  readonly user?: string | undefined
  readonly password?: string | undefined
}

const SECOND = 1000
/** How long is waited for what a mail server does, in milliseconds. */
const patience = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
}

interface ClosedTransport extends Transport {
  close(): void
}

/** What sends for the instance: its mail server, as its operator wrote it (`smtps://user:password@host`), or a sender; or nothing. */
export function instanceTransport({ smtpUrl, mail }: Omit<InstanceMail, 'from'>): ClosedTransport | undefined {
  if (smtpUrl !== undefined) return nodemailer.createTransport({ url: smtpUrl, ...patience })
  return mail && { ...senderTransport(mail), close: () => undefined }
}

/** Sends through the server of a site; whom it connects to is checked at every mail. */
export const siteTransport = (server: MailServerAccess, rules: TargetRules): Transport => ({
  async sendMail(mail) {
    const { port, security, user, password = '' } = server
    const [host, name] = [await resolveTarget(server, rules), hostName(server.host) ?? server.host]
    mail.signal?.throwIfAborted()
    const transport = nodemailer.createTransport({
      host,
      port,
      // The certificate is that of the name, also where we connect to its address.
      ...(isIP(name) === 0 && { servername: name }),
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(user !== undefined && { auth: { user, pass: password } }),
      ...patience,
    })
    try {
      return await transport.sendMail(mail)
    } finally {
      transport.close()
    }
  },
})
