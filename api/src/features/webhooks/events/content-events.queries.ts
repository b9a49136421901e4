import { type ContentKind, type Operation, readContentKey, type Status, type WebhookEventType } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { isHeard, type NewWebhookEvent, recordWebhookEvents } from './record-events.queries.ts'

const types: readonly WebhookEventType[] = [
  'content.created',
  'content.updated',
  'content.deleted',
  'content.published',
  'content.unpublished',
]

/** An operation that was done to a content, with the one that takes it back. */
interface Done {
  readonly operation: Operation
  readonly inverse: Operation
  /** The key of the content: `product/k3v9Qa2Z`. */
  readonly content: string
  readonly contentRevision: number
}

/** What one save did to one content, as far as its operations say it. */
interface Course {
  readonly kind: ContentKind
  readonly id: string
  readonly revision: number
  readonly wasThere: boolean
  readonly isThere: boolean
  /** Its address and status, where an operation names them. */
  readonly before: Partial<Shown>
  readonly after: Partial<Shown>
}

interface Shown {
  readonly slug: string
  readonly status: Status
}

/** What an operation makes of the address and the status of a content. */
function shownBy(operation: Operation): Partial<Shown> {
  const { slug, status } =
    operation.type === 'add-content'
      ? operation.record
      : operation.type === 'change-content'
        ? operation.changes
        : ({} as Partial<Shown>)
  return { ...(slug !== undefined && { slug }), ...(status !== undefined && { status }) }
}

function coursesOf(done: readonly Done[]): readonly Course[] {
  const courses = new Map<string, Course>()
  for (const { operation, inverse, content, contentRevision: revision } of done) {
    const key = readContentKey(content)
    if (!key) continue
    const known = courses.get(content)
    courses.set(content, {
      kind: key.kind,
      id: key.id,
      revision,
      wasThere: known?.wasThere ?? operation.type !== 'add-content',
      isThere: operation.type !== 'remove-content',
      // What the first inverse says of a value is what it was.
      before: { ...shownBy(inverse), ...known?.before },
      after: { ...known?.after, ...shownBy(operation) },
    })
  }
  return [...courses.values()]
}

const typesOf = ({ wasThere, isThere }: Course, was: Status | undefined, is: Status | undefined) =>
  [
    ...(isThere ? [wasThere ? ('content.updated' as const) : ('content.created' as const)] : []),
    ...(was !== 'published' && is === 'published' ? ['content.published' as const] : []),
    ...(was === 'published' && is !== 'published' ? ['content.unpublished' as const] : []),
    ...(wasThere && !isThere ? ['content.deleted' as const] : []),
  ] satisfies readonly WebhookEventType[]

/** Tells webhooks what was done to contents, in the transaction that has done it. */
export async function recordContentEvents(write: Database, tenantId: string, done: readonly Done[]): Promise<void> {
  if (done.length === 0 || !(await isHeard(write, tenantId, types))) return
  const courses = coursesOf(done).filter(({ wasThere, isThere }) => wasThere || isThere)
  const stored = await storedOf(write, tenantId, courses)
  const events = courses.flatMap((course): readonly NewWebhookEvent[] => {
    const { kind, id, revision, wasThere, isThere, before, after } = course
    const now = stored.get(id)
    const was = wasThere ? (before.status ?? now?.status) : undefined
    const is = isThere ? now?.status : undefined
    const data = { slug: now?.slug ?? after.slug ?? before.slug ?? '', status: now?.status ?? was ?? 'draft' }
    return typesOf(course, was, is).map((type) => ({ type, object: { kind, id, revision }, data }))
  })
  await recordWebhookEvents(write, tenantId, events)
}

/** So many ids stand in one statement. */
const IN_LIST = 500

/** The addresses and statuses of those that are there now. */
async function storedOf(
  db: Database,
  tenantId: string,
  courses: readonly Course[],
): Promise<ReadonlyMap<string, Shown>> {
  const ids = courses.filter(({ isThere }) => isThere).map(({ id }) => id)
  const stored = new Map<string, Shown>()
  for (let from = 0; from < ids.length; from += IN_LIST) {
    const rows = await db
      .selectFrom('contents')
      .select(['id', 'slug', 'status'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids.slice(from, from + IN_LIST))
      .execute()
    for (const { id, slug, status } of rows) stored.set(id, { slug, status })
  }
  return stored
}
