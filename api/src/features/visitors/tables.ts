import type { MessageStatus, SubscriptionStatus } from '@vitrine/schemas'
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
    /** What was said in a conversation: by the visitor, by the site; times are milliseconds. */
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
      /** The Message-ID of the mail that it came with. */
      header_id: string | null
      /** What it was about, as the fields of an inquiry are called. */
      key: string | null
      at: number
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
