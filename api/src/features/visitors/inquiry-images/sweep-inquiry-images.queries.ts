import type { Storage } from '../../../platform/database/storage.ts'
import { type Swept, sweep } from '../../../platform/media/sweep.ts'

/** Takes away the pictures that killed or broken inquiries left behind. */
export const sweepInquiryImages = (storage: Storage, now: Date): Promise<Swept> =>
  sweep(
    storage.files.inquiryImages,
    async (tenantId, names) => {
      const rows = await storage.db
        .selectFrom('inquiry_images')
        .select('file')
        .where('tenant_id', '=', tenantId)
        .where('file', 'in', names)
        .execute()
      return new Set(rows.map(({ file }) => file))
    },
    now,
  )
