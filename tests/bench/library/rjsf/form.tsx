import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { orderSchema, send } from '../given/order-schema.ts'

export const Sample = () => <Form schema={orderSchema as never} validator={validator} onSubmit={send} />
