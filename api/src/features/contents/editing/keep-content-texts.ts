import type { Specs } from '@vitrine/model'
import { type ContentRecord, contentKey, contentProps, own } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { indexStamp } from '../../text-index/index-stamp.ts'
import type { OwnedTexts, TextLanguages } from '../../text-index/indexed-texts.ts'
import { removeOwners, writeOwners } from '../../text-index/text-index.queries.ts'
import { isKept, languagesOfContents, scopeNow, scopeOfContents } from '../../text-index/text-scopes.queries.ts'
import { nameProp } from '../plain-words.ts'

/** Contents are found by no section. */
const noSpecs: Specs = []

export const contentsStamp = (languages: TextLanguages): string => indexStamp(noSpecs, languages)

export const ownedContent = (record: ContentRecord): OwnedTexts => {
  const key = contentKey(record)
  const name = own(record.settings.props, nameProp(record.kind))
  return {
    owner: key,
    place: key,
    position: 0,
    name: typeof name === 'string' ? name : record.slug,
    schema: contentProps[record.kind],
    settings: record.settings,
  }
}

/** Brings the index up to date with contents, in the transaction that stores them. */
export async function keepContentTexts(
  db: Database,
  tenantId: string,
  { stored = [], gone = [] }: { readonly stored?: readonly ContentRecord[]; readonly gone?: readonly string[] },
): Promise<void> {
  const at = scopeOfContents(tenantId)
  const known = await scopeNow(db, at)
  // Nobody has asked for it yet: an import reads no more than that.
  if (!known || known.stamp === '') return
  const languages = await languagesOfContents(db, tenantId)
  if (!(await isKept(db, at, contentsStamp(languages)))) return
  await removeOwners(db, at, gone)
  await writeOwners(db, at, stored.map(ownedContent), languages)
}
