import { CallError, cropMedia } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { isMediaName } from '../../platform/files/file-names.ts'
import { cleanFileName } from '../../platform/media/file-name.ts'
import { storeCrop } from '../../platform/media/store-upload.ts'
import { insertMedia, mediaById } from './media.queries.ts'
import { shownMedia } from './shown-media.ts'

/** Pictures that are parts of others. */
export const cropMediaRoutes: readonly Endpoint[] = [
  memberEndpoint(cropMedia, async ({ id, ...crop }, { storage, tenant, account, t }) => {
    const media = await mediaById(storage.db, tenant.id, id)
    const [file] = media.files
    if (media.kind !== 'image' || file.width === undefined || file.height === undefined)
      throw new CallError('wrong_type')
    const fits = { width: file.width - crop.left, height: file.height - crop.top }
    for (const side of ['width', 'height'] as const)
      if (crop[side] > fits[side])
        throw new CallError('invalid_request', { fields: { [side]: t('problem.maximum', { limit: fits[side] }) } })
    const { uploads, siteMedia } = storage.files
    const stored = await storeCrop(
      { file, tenantId: tenant.id, crop },
      isMediaName(file.name) ? uploads : siteMedia,
      uploads,
    )
    const stem = media.name.slice(0, media.name.lastIndexOf('.'))
    const name = `${stem} ${crop.width}×${crop.height}.${stored.extension}`
    const made = await insertMedia(
      storage.db,
      { tenantId: tenant.id, accountId: account.id },
      {
        id: stored.id,
        kind: stored.kind,
        name: cleanFileName(name, stored.extension),
        type: stored.type,
        files: stored.files,
        tags: media.tags,
        // Nobody sends these bytes a second time.
        sha256: '',
      },
    )
    return shownMedia(made)
  }),
]
