import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Json, SchemaNode } from '@vitrine/schemas'
import type { FieldSource } from '../field-source.ts'
import { createValueSource } from '../value-source/value-source.ts'
import { SampleForm, type SampleFormProps } from './sample-form.tsx'

type Options = Omit<SampleFormProps, 'schema' | 'value' | 'onChange'>

/** What stands beside a field that looks at it. */
export interface Beside {
  readonly properties: Readonly<Record<string, SchemaNode>>
  readonly values: Readonly<Record<string, Json>>
}

/** Draws a form on a value, as a person meets it; `value()` is what the form has written, `give` has it show another source. */
export function drawForm(schema: SchemaNode, value?: Json, options: Options = {}) {
  const source = createValueSource(value)
  const drawn = render(<SampleForm schema={schema} {...{ source, ...options }} />)
  const give = (other: FieldSource) => drawn.rerender(<SampleForm schema={schema} {...options} source={other} />)
  return { ...drawn, source, give, value: source.value, user: userEvent.setup(), field: fieldOf }
}

/** A form of one field `field`, titled "Sample". */
export const drawSetter = (
  schema: SchemaNode,
  value?: Json,
  { beside, ...options }: Options & { readonly beside?: Beside | undefined } = {},
) => {
  const form = drawForm(
    {
      type: 'object',
      additionalProperties: false,
      properties: { field: { title: 'Sample', ...schema }, ...beside?.properties },
    },
    { ...beside?.values, ...(value !== undefined && { field: value }) },
    options,
  )
  return { ...form, fieldValue: () => (form.value() as { readonly field?: Json } | undefined)?.field }
}

/** What a label names; exactly one thing, or it fails. */
const fieldOf = (label: string): HTMLElement => screen.getByLabelText(label, { exact: true })
