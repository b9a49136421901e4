import { sessionLife } from '../../http/server/cookies.ts'
import type { Database } from '../../platform/database/tables.ts'
import { isImported } from '../sites/pending-site.ts'

/** What the database knows of how the service stands. */
export async function countedIn(db: Database) {
  const countOf = db.fn.countAll<number>().as('count')
  const mails = (state: 'waiting' | 'dead') =>
    db.selectFrom('outbox').select(countOf).where('state', '=', state).executeTakeFirstOrThrow()
  const sessions = db
    .selectFrom('sessions')
    .select(countOf)
    .where('used_at', '>', Date.now() - sessionLife.idle)
    .where('created_at', '>', Date.now() - sessionLife.absolute)
  return {
    waiting: (await mails('waiting')).count,
    dead: (await mails('dead')).count,
    sessions: (await sessions.executeTakeFirstOrThrow()).count,
    sites: (await db.selectFrom('tenants').where(isImported).select(countOf).executeTakeFirstOrThrow()).count,
    jobs: (await db.selectFrom('jobs').select(countOf).where('state', '=', 'waiting').executeTakeFirstOrThrow()).count,
    releases: (await db.selectFrom('releases').select(countOf).executeTakeFirstOrThrow()).count,
  }
}
