import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { orderSchema, send } from '../given/order-schema.ts'
import { Stars } from '../given/stars.tsx'

const uiSchema = { rating: { 'ui:widget': Stars } } as never
export const Sample = () => (
  <Form schema={orderSchema as never} uiSchema={uiSchema} validator={validator} onSubmit={send} />
)
