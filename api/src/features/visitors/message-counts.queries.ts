import type { Database } from '../../platform/database/tables.ts'
import { SPAM_SCORE } from './form/spam.ts'

/** What was stored since a time: how much, and when the first of it. */
export interface Stored {
  readonly count: number
  readonly first: number
}

/** What is counted: of a site, since when (in milliseconds), and whether it looks like spam. */
interface Counted {
  readonly tenantId: string
  readonly since: number
  readonly isSpam: boolean
}

export const storedMessages = (db: Database, { tenantId, since, isSpam }: Counted): Promise<Stored> =>
  db
    .selectFrom('messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number>('created_at').as('first')])
    .where('tenant_id', '=', tenantId)
    // Named, so that the index on kind and time is used.
    .where('kind', 'in', ['inquiry', 'chat', 'contact'])
    .where('created_at', '>', since)
    .where('spam_score', isSpam ? '>=' : '<', SPAM_SCORE)
    .executeTakeFirstOrThrow()

export const storedSubscriptions = (db: Database, { tenantId, since, isSpam }: Counted): Promise<Stored> =>
  db
    .selectFrom('subscriptions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number>('asked_at').as('first')])
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '>', since)
    .where('spam_score', isSpam ? '>=' : '<', SPAM_SCORE)
    .executeTakeFirstOrThrow()

/** The images that no inquiry has taken yet. */
export async function waitingImages(db: Database, tenantId: string, now: number): Promise<Stored> {
  const { count, first } = await db
    .selectFrom('inquiry_images')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string>('created_at').as('first')])
    .where('tenant_id', '=', tenantId)
    .where('inquiry_id', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirstOrThrow()
  return { count, first: Date.parse(first) }
}

/** How many visits from mails were noted since a time. */
export async function storedEmailVisits(db: Database, tenantId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('openings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
