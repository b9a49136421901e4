import type { Specs } from '@vitrine/model'
import type { Draft } from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'
import { languagesOfDraft, ownedIn } from './draft-texts.ts'
import { indexStamp } from './index-stamp.ts'
import type { OwnedTexts } from './indexed-texts.ts'
import { ownersOfPlace, placeOwners, removeOwners, writeOwners } from './text-index.queries.ts'
import { isKept, scopeOfDraft } from './text-scopes.queries.ts'

/**
 * Brings the index up to date with a save, in its transaction. Both are what the save has read of the draft, and what it
 * made of it; what it did not touch is the same object in both.
 */
export async function keepDraftTexts(
  db: Database,
  specs: Specs,
  tenantId: string,
  before: Draft,
  after: Draft,
): Promise<void> {
  const at = scopeOfDraft(tenantId, after.draftsId)
  const languages = languagesOfDraft(after)
  if (!(await isKept(db, at, indexStamp(specs, languages)))) return
  const was = new Map([...ownedIn(before, specs)].map((owned) => [owned.owner, owned]))
  const is = new Map([...ownedIn(after, specs)].map((owned) => [owned.owner, owned]))
  const pages = new Set(after.pagesList.map(({ id }) => id))
  const gone = [...was.keys()].filter((owner) => !is.has(owner))
  for (const { id } of before.pagesList) if (!pages.has(id)) gone.push(...(await ownersOfPlace(db, at, `page/${id}`)))
  await removeOwners(db, at, gone)
  await writeOwners(
    db,
    at,
    [...is.values()].filter((owned) => hasOtherTexts(was.get(owned.owner), owned)),
    languages,
  )
  await placeOwners(
    db,
    at,
    [...is.values()].filter((owned) => isMoved(was.get(owned.owner), owned)),
  )
}

const hasOtherTexts = (was: OwnedTexts | undefined, is: OwnedTexts): boolean =>
  was?.settings !== is.settings || was.schema !== is.schema

const isMoved = (was: OwnedTexts | undefined, { place, position, name }: OwnedTexts): boolean =>
  was !== undefined && (was.place !== place || was.position !== position || was.name !== name)
