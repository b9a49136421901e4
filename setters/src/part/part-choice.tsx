import { childPath, type SchemaNode } from '@vitrine/schemas'
import { useFormSurroundings } from '../form/form-context.ts'
import { PartSelect } from './part-select.tsx'

interface PartChoiceProps<V extends string> {
  readonly label: string
  /** The schema of the whole value, and the name of the part in it. */
  readonly schema: SchemaNode
  readonly name: string
  readonly path: string
  readonly value: V | undefined
  readonly onChange: (value: V) => void
  readonly disabled: boolean
}

/** A part that is one of several words; until it is said, the schema's own counts. */
export function PartChoice<V extends string>(props: PartChoiceProps<V>) {
  const { label, schema, name, path, value, onChange, disabled } = props
  const { choiceLabel } = useFormSurroundings()
  const node = schema.properties?.[name]
  const choices = (node?.enum ?? []).map(String)
  const shown = value ?? (node?.default === undefined ? '' : String(node.default))
  const unknown = choices.includes(shown) ? [] : [{ id: shown, name: shown || '–' }]
  return (
    <PartSelect
      {...{ label, disabled }}
      choices={[...unknown, ...choices.map((id) => ({ id, name: choiceLabel(childPath(path, name), id) }))]}
      value={shown}
      onChange={(chosen) => onChange(chosen as V)}
    />
  )
}
