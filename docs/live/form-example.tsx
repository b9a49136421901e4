import { type JsonSchema, SchemaForm, type SetterMatch } from '@vitrine/setters'
import { type ReactNode, useState } from 'react'
import '../../setters/src/controls/tokens.css'
import { services } from './services.ts'
import { ValuePane } from './value-pane.tsx'

interface FormExampleProps {
  readonly schema: JsonSchema
  readonly setters?: readonly SetterMatch[]
  /** What stands beside the value. */
  readonly beside?: ReactNode
}

/** The form of a schema, with the value that it has now. */
export function FormExample({ schema, setters, beside }: FormExampleProps) {
  const [value, setValue] = useState<unknown>()
  const [sent, setSent] = useState<unknown>()
  return (
    <>
      <div className="live-form">
        <SchemaForm
          schema={schema}
          services={services}
          locale="en"
          onChange={(next) => {
            setValue(next)
            setSent(undefined)
          }}
          onSubmit={setSent}
          {...(setters && { setters })}
        />
      </div>
      {sent === undefined ? (
        <ValuePane title="Value" value={value ?? {}} />
      ) : (
        <ValuePane title="What onSubmit was given" value={sent} />
      )}
      {beside}
    </>
  )
}

export const formExample = (source: unknown): ReactNode => (
  <FormExample key={JSON.stringify(source)} schema={source as JsonSchema} />
)
