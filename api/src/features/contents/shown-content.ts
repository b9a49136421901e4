import { type LanguageOrder, type ResolvedContent, resolveContent } from '@vitrine/model'
import { type ContentKind, type ContentRecord, contentProps, type PropsOf } from '@vitrine/schemas'
import { fitting } from '../../platform/database/fitting.ts'

/** A record of a kind in one language, as visitors get it. */
export interface ShownContent<K extends ContentKind> extends Omit<ResolvedContent, 'props'> {
  readonly props: PropsOf<(typeof contentProps)[K]>
}

/** A record in one language as visitors get it: only what fits its schema, whatever wrote it into the database. */
export function shownContent<K extends ContentKind>(
  kind: K,
  record: ContentRecord,
  order: LanguageOrder,
): ShownContent<K> {
  const content = resolveContent(record, order)
  // What is published was whole when it was published, so what fits the schema has the type of the schema.
  return { ...content, props: (fitting(contentProps[kind], content.props) ?? {}) as ShownContent<K>['props'] }
}
