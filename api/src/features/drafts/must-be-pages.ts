import { CallError } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { knownPages } from './store/draft-pages.queries.ts'

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
