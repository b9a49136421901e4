'use client'
import { SchemaForm } from '@vitrine/setters'
import { orderSchema } from './order-schema.ts'

/** A form that is made from its schema. */
export const OrderForm = () => (
  <SchemaForm
    schema={orderSchema}
    onSubmit={(order) => {
      document.title = `Ordered: ${JSON.stringify(order)}`
    }}
  />
)
