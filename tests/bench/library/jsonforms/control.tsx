import { rankWith, scopeEndsWith } from '@jsonforms/core'
import { JsonForms, withJsonFormsControlProps } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { orderSchema, send } from '../given/order-schema.ts'
import { Stars } from '../given/stars.tsx'

const OwnControl = withJsonFormsControlProps(({ data, path, handleChange }) => (
  <Stars value={data} onChange={(value) => handleChange(path, value)} />
))
const renderers = [...vanillaRenderers, { tester: rankWith(5, scopeEndsWith('rating')), renderer: OwnControl }]
export const Sample = () => (
  <JsonForms schema={orderSchema} data={{}} renderers={renderers} cells={vanillaCells} onChange={send} />
)
