import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Json, SchemaNode } from '@vitrine/schemas'
import type { FieldSource } from '../field-source.ts'
import { createValueSource } from '../value-source/value-source.ts'
import { SampleForm, type SampleFormProps } from './sample-form.tsx'

type Options = Omit<SampleFormProps, 'schema' | 'value' | 'onChange'>

/** Draws a form on a value, as a person meets it; `value()` is what the form has written, `give` has it show another source. */
export function drawForm(schema: SchemaNode, value?: Json, options: Options = {}) {
  const source = createValueSource(value)
  const drawn = render(<SampleForm schema={schema} {...{ source, ...options }} />)
  const give = (other: FieldSource) => drawn.rerender(<SampleForm schema={schema} {...options} source={other} />)
  return { ...drawn, source, give, value: source.value, user: userEvent.setup(), field: fieldOf }
}

/** A form of one field `field`, titled "Sample". */
export const drawSetter = (schema: SchemaNode, value?: Json, options: Options = {}) => {
  const form = drawForm(
    { type: 'object', additionalProperties: false, properties: { field: { title: 'Sample', ...schema } } },
    value === undefined ? {} : { field: value },
    options,
  )
  return { ...form, fieldValue: () => (form.value() as { readonly field?: Json } | undefined)?.field }
}

/** What a label names; exactly one thing, or it fails. */
const fieldOf = (label: string): HTMLElement => screen.getByLabelText(label, { exact: true })
