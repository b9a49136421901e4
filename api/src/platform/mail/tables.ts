import type { MailState } from '@vitrine/schemas'
import type { JsonText } from '../database/json-text.ts'
import type { MailKind, MailValues } from './kinds.ts'
import type { MailAddress } from './queue-mail.queries.ts'

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
  }
}
