import { replaceMedia, undoReplacement } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { mediaById } from '../media.queries.ts'
import { replaceEverywhere } from './replace.ts'
import { undoReplacementOf } from './undo-replacement.ts'

/** A file in the place of another one, everywhere. */
export const replaceRoutes: readonly Endpoint[] = [
  memberEndpoint(replaceMedia, async ({ id, by, dryRun }, context) => {
    const { storage, tenant } = context
    const media = await mediaById(storage.db, tenant.id, id)
    return replaceEverywhere(context, media, await mediaById(storage.db, tenant.id, by), dryRun)
  }),

  memberEndpoint(undoReplacement, ({ id, replacement }, context) => undoReplacementOf(context, id, replacement)),
]
