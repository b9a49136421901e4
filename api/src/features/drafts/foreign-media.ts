import {
  arrivedForeignMedia,
  type Editable,
  foreignMediaProblem,
  type MediaHosts,
  type Refusal,
  type Specs,
} from '@vitrine/model'
import type { Operation } from '@vitrine/schemas'
import { contains } from '../../platform/database/contains.ts'
import type { Database } from '../../platform/database/tables.ts'

interface ToLook {
  readonly tenantId: string
  readonly draftId: number
  readonly specs: Specs
  readonly before: Editable
  readonly after: Editable
  readonly operations: readonly Operation[]
  /** Asked only when an operation brings an address with a host at all. */
  readonly hostsOf: (db: Database) => Promise<MediaHosts>
}

/**
 * Whether the site holds an address somewhere, or its draft held it once: what was taken away may come
 * back by an undo, and what is there may be copied.
 */
async function isKnown(db: Database, { tenantId, draftId }: ToLook, address: string): Promise<boolean> {
  const text = JSON.stringify(address)
  const page = await db
    .selectFrom('draft_pages')
    .select('page_id')
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or([contains(ref('settings'), text), contains(ref('record'), text)]))
    .limit(1)
    .executeTakeFirst()
  const draft = await db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(({ ref }) => contains(ref('document'), text))
    .limit(1)
    .executeTakeFirst()
  const operation = await db
    .selectFrom('operations')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .where(({ or, ref }) => or([contains(ref('document'), text), contains(ref('inverse'), text)]))
    .limit(1)
    .executeTakeFirst()
  return (page ?? draft ?? operation) !== undefined
}

/** The operation that brings a picture or film which no visitor would see, and why it is refused. */
export async function refusedMedia(
  db: Database,
  toLook: ToLook,
): Promise<{ readonly refusal: Refusal; readonly operation: Operation } | undefined> {
  const { before, after, specs, operations, hostsOf } = toLook
  if (!JSON.stringify(operations).includes('//')) return undefined
  for (const one of arrivedForeignMedia(before, after, specs, await hostsOf(db))) {
    if (await isKnown(db, toLook, one.address)) continue
    const problem = foreignMediaProblem(one)
    const text = JSON.stringify(one.address)
    const operation = operations.find((each) => JSON.stringify(each).includes(text)) as Operation
    return { refusal: { key: 'refusal.foreignMedia', params: problem.params, problem }, operation }
  }
  return undefined
}
