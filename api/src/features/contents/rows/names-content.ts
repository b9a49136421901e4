import { pageLinksIn } from '@vitrine/model'
import { type ContentRecord, pageTypeOf, type SchemaNode, valuesAlong } from '@vitrine/schemas'

/** The content whose places are looked for. */
export type Sought = Pick<ContentRecord, 'kind' | 'id' | 'slug'>

const isNamed = ({ id, slug }: Sought, value: unknown): boolean => value === id || value === slug

/** Whether a link in a value, in any language, leads to a content. */
export const linksTo = (value: unknown, sought: Sought): boolean =>
  pageLinksIn(value).some(
    (link) => link.pageType === pageTypeOf[sought.kind] && 'id' in link && isNamed(sought, link.id),
  )

/** Whether a value that its schema says to name a content names this one. */
function refersTo(schema: SchemaNode, props: unknown, sought: Sought): boolean {
  for (const { node, value } of valuesAlong(schema, props))
    if (node.reference?.kind === sought.kind && isNamed(sought, value)) return true
  return false
}

/** Whether settings of a schema name a content, by a link or by what their schema says to name one. */
export const namesContent = (schema: SchemaNode | undefined, settings: { readonly props: unknown }, sought: Sought) =>
  linksTo(settings, sought) || (schema !== undefined && refersTo(schema, settings.props, sought))
