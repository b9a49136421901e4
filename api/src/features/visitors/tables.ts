import type { ConversationChange, MessageStatus, SubscriptionStatus } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'
import type { StoredConsent } from './form/consent.ts'
import type { LineOption } from './messages/inquiry-lines.ts'

declare module '../../platform/database/tables.ts' {
  /** What visitors sent. Times are milliseconds, since they are compared. */
  interface Tables {
    /** Inquiries and messages to the company: what is left empty is null. */
    messages: {
      id: string
      tenant_id: string
      kind: 'inquiry' | 'chat' | 'contact'
      /** What people call it by. */
      reference: string
      status: MessageStatus
      revision: number
      name: string
      first_name: string | null
      last_name: string | null
      email: string
      /** The address in lower case, to find a person by. */
      email_key: string
      phone: string | null
      company: string | null
      country: string | null
      message: string | null
      product_id: string | null
      product_name: string | null
      quantity: number | null
      unit: string | null
      page: string | null
      /** The page of another site that led here, and the parameters of a campaign, as text. */
      referrer: string | null
      campaign: string | null
      language: string
      consent: JsonText<StoredConsent>
      spam_score: number
      spam_reasons: JsonText<readonly string[]>
      /** Names one submission, however often it is sent. */
      submission: string | null
      /** All its words, folded, to look through. */
      search: string
      created_at: number
      updated_at: number
      /** The account of the member who takes care of it. */
      assignee: string | null
      /** Whether no member has read it since the buyer wrote last. */
      is_unread: 0 | 1
      /** When the buyer wrote last, or a member to the buyer. */
      last_at: number
      /** The subject and Message-ID of the mail that it began with. */
      subject: string | null
      header_id: string | null
      /** Who changed it last, and what: those who have seen an older revision are told. Nobody where the buyer did. */
      changed_by: string | null
      changed_what: ConversationChange | null
    }
    /** The tags of messages; `tag_key` is a tag as it is compared. */
    message_tags: { tenant_id: string; message_id: string; tag_key: string; tag: string }
    /** What members write again and again: the text by language. `name_key` is the name as it is compared. */
    reply_templates: {
      tenant_id: string
      id: string
      name: string
      name_key: string
      texts: JsonText<Readonly<Record<string, string>>>
      revision: number
    }
    /** What an inquiry asks for, in its order. Prices are minor units for `price_per` units. */
    message_lines: {
      tenant_id: string
      message_id: string
      position: number
      product_id: string | null
      product_name: string
      model: string | null
      options: JsonText<readonly LineOption[]>
      quantity: number | null
      unit: string | null
      unit_price: number | null
      price_per: number
      currency: string | null
      price_at_receipt: number | null
      note: string | null
    }
    /** What was said in a conversation: by the visitor, by the site, among members; times are milliseconds. */
    conversation_entries: {
      id: string
      tenant_id: string
      message_id: string
      position: number
      kind: 'in' | 'out' | 'note' | 'event'
      /** Who of the site said it; nothing for what the chat asks by itself. */
      account_id: string | null
      text: string
      /** The mail that it went out with, in the outbox. */
      mail_id: string | null
      /** The Message-ID of the mail that it came with, or went out with. */
      header_id: string | null
      /** What it was about, as the fields of an inquiry are called; of events, what happened. */
      key: string | null
      at: number
      /** Names one entry of a message, however often it is sent. */
      client_key: string | null
      /** The address that a mail came from, as it was written and in lower case. */
      sender: string | null
      sender_key: string | null
      /** All its words, folded, to look through. */
      search: string | null
    }
    /** Every change of a status, in order. */
    message_changes: {
      id: string
      tenant_id: string
      message_id: string
      account_id: string | null
      status: MessageStatus
      note: string | null
      at: number
    }
    /** Pictures of inquiries; those that no inquiry took expire. */
    inquiry_images: {
      id: string
      tenant_id: string
      inquiry_id: string | null
      /** The entry of a conversation that it came with. */
      entry_id: string | null
      /** Its name in the private store. */
      file: string
      type: string
      bytes: number
      width: number
      height: number
      created_at: string
      expires_at: string
    }
    /** Signed starts of forms that were used, until they are too old to count. */
    form_starts: { nonce: string; until: number }
    subscriptions: {
      id: string
      tenant_id: string
      email: string
      email_key: string
      status: SubscriptionStatus
      language: string
      source: string | null
      consent: JsonText<StoredConsent>
      spam_score: number
      created_at: number
      updated_at: number
      /** When it was asked for last: the link in the mail holds this time. */
      asked_at: number
      confirmed_at: number | null
      unsubscribed_at: number | null
    }
    /** Visits that came from marketing e-mails. */
    openings: { id: string; tenant_id: string; email_id: string; url: string; region: string; at: number }
    /** One row for each choice of a visitor; `id` is the same for all choices of one browser. `at` in milliseconds. */
    consents: {
      id: string
      tenant_id: string
      at: number
      language: string
      /** The slug and version of the policy as it was shown; empty where the site has none. */
      policy: string
      analytics: 0 | 1
      marketing: 0 | 1
      source: 'bar' | 'settings'
    }
  }
}
