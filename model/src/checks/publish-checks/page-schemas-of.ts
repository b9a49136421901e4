import type { Draft, PageSchema } from '@vitrine/schemas'
import type { DraftPlace } from '../finding.ts'

/** The structures of a draft and where each stands: those of its pages, then header and footer. */
export function* pageSchemasOf({
  pageSchemaMap,
  globalConfiguration,
}: Draft): Generator<readonly [DraftPlace, PageSchema]> {
  for (const [page, pageSchema] of Object.entries(pageSchemaMap)) yield [{ page }, pageSchema]
  for (const part of ['header', 'footer'] as const) {
    const shared = globalConfiguration[part]
    if (shared) yield [{ part }, shared.pageSchema]
  }
}
