import type { Answer, productDetail } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { idOf, isMediaName } from '../../platform/files/file-names.ts'
import { idOfFound, nameAt } from '../../platform/media/media-address.ts'

type FileFacts = NonNullable<Answer<typeof productDetail>['files']>

/** Of which kind and how large the files at these addresses are, as the library of the site knows them. */
export async function fileFactsOf(db: Database, tenantId: string, addresses: readonly string[]): Promise<FileFacts> {
  const names = new Map(
    addresses.flatMap((address) => {
      const name = nameAt(address, tenantId)
      return name === undefined ? [] : [[address, name] as const]
    }),
  )
  if (names.size === 0) return {}
  // An upload that came back with a site is listed as what came with it.
  const ids = [...names.values()].flatMap((name) => [idOfFound(name), ...(isMediaName(name) ? [idOf(name)] : [])])
  const rows = await db
    .selectFrom('media')
    .select('files')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const files = new Map(rows.flatMap((row) => fromJson(row.files).files.map((file) => [file.name, file])))
  return Object.fromEntries(
    [...names].flatMap(([address, name]) => {
      const file = files.get(name)
      if (!file) return []
      const { type, bytes, width, height } = file
      return [[address, { type, bytes, ...(width && { width }), ...(height && { height }) }]]
    }),
  )
}
