import type { ContentKind, LoggedContentOperation } from '@vitrine/schemas'
import { sql } from 'kysely'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Paging } from '../../../platform/database/paging.ts'
import type { Database } from '../../../platform/database/tables.ts'

interface RemovedPage {
  readonly items: readonly Pick<LoggedContentOperation, 'operation' | 'inverse' | 'at' | 'by'>[]
  readonly total: number
}

/** The removals of those contents of a kind that are not there any more, the last one first. */
export async function removals(
  db: Database,
  { tenantId, kind }: { readonly tenantId: string; readonly kind: ContentKind },
  { page, pageSize }: Paging,
): Promise<RemovedPage> {
  /** The last revision of each content that is gone: with it, it went. */
  const gone = db
    .selectFrom('content_operations as logged')
    .where('logged.tenant_id', '=', tenantId)
    .where('logged.content', 'like', `${kind}/%`)
    .where('logged.content', 'not in', (eb) =>
      eb
        .selectFrom('contents')
        .where('contents.tenant_id', '=', tenantId)
        .where('contents.kind', '=', kind)
        .select(sql<string>`${`${kind}/`} || contents.id`.as('key')),
    )
    .groupBy('logged.content')
    .select(({ fn }) => ['logged.content', fn.max('logged.revision').as('last')])
  const { total } = await db
    .selectFrom(gone.as('gone'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(gone.as('gone'))
    .innerJoin('content_operations as removal', (join) =>
      join
        .on('removal.tenant_id', '=', tenantId)
        .onRef('removal.content', '=', 'gone.content')
        .onRef('removal.revision', '=', 'gone.last'),
    )
    .leftJoin('accounts', 'accounts.id', 'removal.account_id')
    .select(['removal.document', 'removal.inverse', 'removal.at', 'accounts.name', 'removal.position'])
    .orderBy('removal.revision', 'desc')
    .orderBy('removal.position', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    items: rows.map(({ document, inverse, at, name }) => ({
      ...{ operation: fromJson(document), inverse: fromJson(inverse), at },
      ...(name !== null && { by: name }),
    })),
    total: Number(total),
  }
}
