import type { SiteChange } from '@vitrine/schemas'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/tables.ts'

/** Numbers of a site that are others after each change. */
export type SiteState = Readonly<Record<SiteChange, number>>

/** How sites stand, in two statements, however many they are. */
export async function siteStates(db: Database, tenantIds: readonly string[]): Promise<ReadonlyMap<string, SiteState>> {
  const sites = await db
    .selectFrom('tenants')
    .leftJoin('releases', (join) =>
      join.onRef('releases.id', '=', 'tenants.current_release').onRef('releases.tenant_id', '=', 'tenants.id'),
    )
    .leftJoin('site_revisions', (join) =>
      join.onRef('site_revisions.tenant_id', '=', 'tenants.id').on('site_revisions.what', '=', 'inbox'),
    )
    .leftJoin('site_revisions as planned', (join) =>
      join.onRef('planned.tenant_id', '=', 'tenants.id').on('planned.what', '=', 'planned'),
    )
    .leftJoin('site_revisions as commented', (join) =>
      join.onRef('commented.tenant_id', '=', 'tenants.id').on('commented.what', '=', 'comments'),
    )
    .where('tenants.id', 'in', tenantIds)
    .select(['tenants.id', 'content_version', 'releases.number'])
    .select(['site_revisions.revision as inbox', 'planned.revision as planned', 'commented.revision as comments'])
    .execute()
  // Jobs are kept for a week, and few. Their number alone would be the same again once one is added and one taken away.
  const jobs = await db
    .selectFrom('jobs')
    .where('tenant_id', 'in', tenantIds)
    .groupBy('tenant_id')
    .select([
      'tenant_id',
      sql<number>`count(*) + count(ended_at) + max(created_at) + coalesce(max(ended_at), 0)`.as('sum'),
    ])
    .execute()
  const jobsOf = new Map(jobs.map(({ tenant_id, sum }) => [tenant_id, Number(sum)]))
  return new Map(
    sites.map(({ id, content_version, number, inbox, planned, comments }) => [
      id,
      {
        content: content_version,
        inbox: inbox ?? 0,
        jobs: (jobsOf.get(id) ?? 0) + (planned ?? 0),
        release: number ?? 0,
        comments: comments ?? 0,
      },
    ]),
  )
}
