import { editableContents, editedContentOf } from '@vitrine/model'
import { type ContentRecord, contentKey } from '@vitrine/schemas'
import type { Tenant } from '../../../http/access/site.ts'

/**
 * Stored records as operations change them. The site speaks the languages that are configured, whether they are
 * published or not; what is stored in a language that is no longer spoken may stay, and be changed.
 */
export function editableRecords(tenant: Tenant, records: readonly ContentRecord[], configured: readonly string[]) {
  const known = records.flatMap(({ settings }) => Object.keys(settings.editPropsByLangEnvMap ?? {}))
  const languages = [...new Set([...configured, ...known])].map((code) => ({ code, enabled: true }))
  const contents = Object.fromEntries(records.map((record) => [contentKey(record), editedContentOf(record)]))
  return { ...editableContents({ ...tenant, languages }, contents), contents }
}
