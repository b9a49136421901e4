import { type LanguageOrder, type ResolvedContent, resolveContent } from '@vitrine/model'
import { type ContentRecord, contentProps } from '@vitrine/schemas'
import { fitting } from '../../platform/database/fitting.ts'

/** A record in one language as visitors get it: only what fits, whoever wrote it into the database. */
export function shownContent(record: ContentRecord, order: LanguageOrder): ResolvedContent {
  const content = resolveContent(record, order)
  const props = (fitting(contentProps[record.kind], content.props) ?? {}) as ResolvedContent['props']
  return props === content.props ? content : { ...content, props }
}
