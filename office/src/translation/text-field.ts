import { type Specs, specOf } from '@vitrine/model'
import {
  contentProps,
  menuProps,
  pageProps,
  readContentKey,
  type SchemaNode,
  schemaAt,
  type TextRow,
} from '@vitrine/schemas'

/** The schema of everything that a text's owner says; nothing while the sections are not known, or where one is not. */
export function schemaOfOwner({ of, section }: Pick<TextRow, 'of' | 'section'>, specs: Specs | undefined) {
  if ('content' in of) {
    const kind = readContentKey(of.content)?.kind
    return kind && contentProps[kind]
  }
  if ('menu' in of) return menuProps
  if ('pageRecord' in of) return pageProps
  return section === undefined || !specs ? undefined : specOf(specs, section)?.props
}

/** The schema of a text. */
export function fieldOf(
  row: Pick<TextRow, 'of' | 'section' | 'path'>,
  specs: Specs | undefined,
): SchemaNode | undefined {
  const schema = schemaOfOwner(row, specs)
  return schema && schemaAt(schema, row.path)
}

/** A text that is longer is written on several lines. */
const ONE_LINE = 200

/** Whether Enter begins a line: else it says nothing in a text of one line. */
export const hasLines = (field: SchemaNode | undefined, source: unknown): boolean =>
  field?.setter === 'long-text' ||
  (field?.maxLength ?? 0) > ONE_LINE ||
  (typeof source === 'string' && source.includes('\n'))
