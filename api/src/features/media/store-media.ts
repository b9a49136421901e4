import { CallError } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { cleanFileName } from '../../platform/media/file-name.ts'
import { type StoredUpload, storeSiteFile } from '../../platform/media/store-upload.ts'
import { insertMedia, mediaBySha256 } from './media.queries.ts'
import { type ShownMedia, shownMedia } from './shown-media.ts'

/**
 * Stores the bytes that a member sends.
 *
 * @param duplicates `refuse`: what the library has already is not stored again.
 * @throws CallError `conflict` with the file that is there (`media`); as `storeSiteFile`.
 */
export function storedUpload(
  { storage, tenant }: MemberContext,
  source: AsyncIterable<Uint8Array>,
  duplicates: 'keep' | 'refuse',
): Promise<StoredUpload> {
  return storeSiteFile({ source, tenantId: tenant.id }, storage.files.uploads, undefined, async (sha256) => {
    const [known] = duplicates === 'refuse' ? await mediaBySha256(storage.db, tenant.id, sha256) : []
    if (known) throw new CallError('conflict', { details: { reason: 'duplicate', media: shownMedia(known) } })
  })
}

/** Puts what was stored into the library, under the name that it was sent with. */
export async function listedUpload(
  { storage, tenant, account }: MemberContext,
  name: string | undefined,
  stored: StoredUpload,
): Promise<ShownMedia & { readonly isAnimated: boolean }> {
  const media = await insertMedia(
    storage.db,
    { tenantId: tenant.id, accountId: account.id },
    {
      id: stored.id,
      kind: stored.kind,
      name: cleanFileName(name, stored.extension),
      type: stored.type,
      files: stored.files,
      ...(stored.sha256 !== undefined && { sha256: stored.sha256 }),
    },
  )
  return { ...shownMedia(media), isAnimated: stored.isAnimated ?? false }
}
