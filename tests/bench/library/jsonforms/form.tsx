import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { orderSchema, send } from '../given/order-schema.ts'

export const Sample = () => (
  <JsonForms schema={orderSchema} data={{}} renderers={vanillaRenderers} cells={vanillaCells} onChange={send} />
)
