import { deref, type SchemaNode } from '@vitrine/schemas'
import controls from '../controls/controls.module.css'
import { NumberBox, UnitText } from '../number/index.ts'
import { SetterPart } from './part.tsx'
import { useIsWrong } from './use-is-wrong.ts'

interface PartAmountProps {
  readonly label: string
  /** The schema of the whole value, and the name of the part in it. */
  readonly schema: SchemaNode
  readonly name: string
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly invalid: boolean
  readonly disabled: boolean
}

/** A part that is a number, with its unit. */
export function PartAmount({ label, schema, name, value, onChange, invalid, disabled }: PartAmountProps) {
  const isWrong = useIsWrong(schema, name, value, invalid)
  const node = deref(schema.properties?.[name] ?? {})
  return (
    <SetterPart label={label}>
      {(id) => (
        <span className={controls.withUnit}>
          <NumberBox
            {...{ id, value, disabled, onChange }}
            schema={node}
            placeholder="–"
            invalid={isWrong}
            onClear={() => onChange(undefined)}
          />
          <UnitText unit={node.unit} value={value} />
        </span>
      )}
    </SetterPart>
  )
}
