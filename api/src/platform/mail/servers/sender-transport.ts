import type { Transport } from '../composed-mail.ts'
import type { MailSender } from '../mail-sender.ts'

/** How long a sender may take for a mail, in milliseconds: one that never answers would keep all others waiting. */
const PATIENCE = 60_000

/** Hands mails to a sender of somebody else's making. What it says when it fails is for the owner, as a server's answer is. */
export const senderTransport = (sender: MailSender, patience = PATIENCE): Transport => ({
  async sendMail({ messageId, date, from, to, replyTo, subject, text, html, headers, signal }) {
    const late = AbortSignal.timeout(patience)
    const ended = signal ? AbortSignal.any([signal, late]) : late
    const { promise: never, reject } = Promise.withResolvers<never>()
    const end = () => reject(new Error('The mail service did not answer in time.'))
    ended.addEventListener('abort', end, { once: true })
    try {
      const mail = { id: messageId, date, from, to, ...(replyTo && { replyTo }), subject, text, html, headers }
      return await Promise.race([sender.send(mail, ended), never])
    } catch (error) {
      const response = error instanceof Error ? error.message : String(error)
      throw Object.assign(new Error(response, { cause: error }), { response })
    } finally {
      ended.removeEventListener('abort', end)
    }
  },
})
