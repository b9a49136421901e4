import type { SchemaNode } from '@vitrine/schemas'
import { ColourInput } from '../colour/index.ts'
import { SetterPart } from './part.tsx'
import { useIsWrong } from './use-is-wrong.ts'

interface PartColourProps {
  readonly label: string
  /** The schema of the whole value, and the name of the part in it. */
  readonly schema: SchemaNode
  readonly name: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly invalid: boolean
  readonly disabled: boolean
}

/** A part that is a colour. */
export function PartColour({ label, schema, name, value, onChange, invalid, disabled }: PartColourProps) {
  const isWrong = useIsWrong(schema, name, value, invalid)
  return (
    <SetterPart label={label}>
      {(id) => (
        <ColourInput
          {...{ id, label, value, onChange, disabled }}
          invalid={isWrong}
          onClear={() => onChange(undefined)}
        />
      )}
    </SetterPart>
  )
}
