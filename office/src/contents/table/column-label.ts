import { type EntityColumn, type EntitySpec, recordColumns } from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'

const named: ReadonlySet<string> = new Set([...recordColumns, 'picture'])

/** What a column is called: by the label of its field, or by what every record has. */
export function columnLabel(
  label: (key: string) => string | undefined,
  { kind }: EntitySpec,
  { name, path = name, computed }: EntityColumn,
): string {
  if (named.has(name) || computed) return label(`column.${name}`) ?? name
  return labelFor(label, kind, path, {})
}
