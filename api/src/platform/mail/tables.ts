import type { MailState } from '@vitrine/schemas'
import type { JsonText } from '../database/json-text.ts'
import type { MailKind, MailValues } from './kinds.ts'
import type { MailAddress } from './queue-mail.queries.ts'
import type { MailSecurity } from './servers/transports.ts'

declare module '../database/tables.ts' {
  /** Mails that wait to be sent, or were. Times are milliseconds. */
  interface Tables {
    outbox: {
      id: string
      /** Nothing for mails about an account. */
      tenant_id: string | null
      /** Whom its words are about: the id of a message or a subscription, so that both go together. */
      about: string | null
      kind: MailKind
      recipient: string
      recipient_key: string
      language: string
      /** Empty once the words of a sent mail are gone. */
      content: JsonText<MailValues>
      reply_to: JsonText<MailAddress> | null
      headers: JsonText<Readonly<Record<string, string>>>
      /** Two mails of a site with the same key are one. */
      dedupe_key: string | null
      state: MailState
      tries: number
      next_at: number
      /** Until then somebody is sending it. */
      leased_until: number
      last_error: string | null
      created_at: number
      sent_at: number | null
    }
    /** From whom the mails of a site come; without a host the server of the instance sends them. */
    site_mail: {
      tenant_id: string
      sender_name: string | null
      sender_address: string | null
      host: string | null
      port: number | null
      security: MailSecurity | null
      username: string | null
      /** Sealed for the site. */
      password: string | null
      revision: number
    }
  }
}
