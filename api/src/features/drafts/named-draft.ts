import { CallError } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { knownPages } from './store/draft-pages.queries.ts'
import { onlyDraftOf, revisionOf } from './store/draft-rows.queries.ts'

/** The draft that is meant: the named one, else the only one of the site. */
export async function draftIdOf({ storage, tenant }: MemberContext, wanted?: string): Promise<string> {
  const id = wanted === undefined ? await onlyDraftOf(storage.db, tenant.id) : Number(wanted)
  const isThere = id !== undefined && (await revisionOf(storage.db, tenant.id, id)) !== undefined
  if (!isThere) throw new CallError('not_found')
  return String(id)
}

/** @throws CallError `not_found` when one of the ids is no page of the draft. */
export async function mustBePages(
  { storage, tenant }: MemberContext,
  draftsId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)]
  const known = await knownPages(storage.db, tenant.id, Number(draftsId), wanted)
  if (known.length < wanted.length) throw new CallError('not_found')
}
