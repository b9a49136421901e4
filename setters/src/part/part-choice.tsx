import { childPath, type SchemaNode } from '@vitrine/schemas'
import controls from '../form/control.module.css'
import { useFormSurroundings } from '../form/form-context.ts'
import { Part } from './part.tsx'

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
  return (
    <Part label={label}>
      {(id) => (
        <select
          id={id}
          className={controls.select}
          value={shown}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as V)}
        >
          {!choices.includes(shown) && <option value={shown}>{shown || '–'}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceLabel(childPath(path, name), choice)}
            </option>
          ))}
        </select>
      )}
    </Part>
  )
}
