import { CallError } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { onlyDraftOf, revisionOf } from './store/draft-rows.queries.ts'

/** The draft that is meant: the named one, else the only one of the site. */
export async function draftIdOf({ storage, tenant }: MemberContext, wanted?: string): Promise<string> {
  const id = wanted === undefined ? await onlyDraftOf(storage.db, tenant.id) : Number(wanted)
  const isThere = id !== undefined && (await revisionOf(storage.db, tenant.id, id)) !== undefined
  if (!isThere) throw new CallError('not_found')
  return String(id)
}
