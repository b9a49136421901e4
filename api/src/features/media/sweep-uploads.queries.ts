import { fromJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { idOf } from '../../platform/files/file-names.ts'
import { type Swept, sweep } from '../../platform/media/sweep.ts'

/** Takes away what killed uploads of owners left behind. */
export const sweepUploads = (storage: Storage, now: Date): Promise<Swept> =>
  sweep(
    storage.files.uploads,
    async (tenantId, names) => {
      const rows = storage.db.selectFrom('media').where('tenant_id', '=', tenantId)
      const ids = await rows.select('id').where('id', 'in', names.map(idOf)).execute()
      const posters = await rows.select('files').where('kind', '=', 'video').execute()
      const known = new Set(ids.map(({ id }) => id))
      for (const { files } of posters) for (const { name } of fromJson(files).poster ?? []) known.add(idOf(name))
      return new Set(names.filter((name) => known.has(idOf(name))))
    },
    now,
  )
