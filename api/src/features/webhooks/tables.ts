import type { Answer, DeliveryFailure, DeliveryState, listDeliveries, WebhookEventType } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

type DeliveredEvent = Answer<typeof listDeliveries>['items'][number]['event']

declare module '../../platform/database/tables.ts' {
  /** Webhooks, their events and deliveries. Times are milliseconds. */
  interface Tables {
    webhooks: {
      id: string
      tenant_id: string
      /** Who made it; nobody when the account is gone. */
      account_id: string | null
      url: string
      types: JsonText<readonly WebhookEventType[]>
      is_on: 0 | 1
      /** Sealed for the webhook. */
      secret: string
      /** The one before it, which signs too until its time is over. */
      old_secret: string | null
      old_secret_until: number | null
      /** Since when no request was answered with success. */
      failing_since: number | null
      /** When it was turned off because of that. */
      stopped_at: number | null
      created_at: number
    }
    /** What happened, for 30 days: as it is told to every webhook that wants it, now or later. */
    webhook_events: {
      id: string
      tenant_id: string
      type: DeliveredEvent['type']
      at: number
      object_kind: DeliveredEvent['object']['kind']
      object_id: string
      revision: number | null
      /** Events of one queue are told in the order of their positions. */
      queue: string
      position: number
      data: JsonText<object>
    }
    /** What became of telling one webhook of one event. */
    webhook_deliveries: {
      id: string
      tenant_id: string
      webhook_id: string
      event_id: string
      /** Those of the event. */
      queue: string
      position: number
      state: DeliveryState
      tries: number
      next_at: number
      /** Until then somebody is sending it. */
      leased_until: number
      tried_at: number | null
      /** The status of the last answer, why it did not count, and how its body begins. */
      status: number | null
      failure: DeliveryFailure | null
      answer: string | null
    }
  }
}
