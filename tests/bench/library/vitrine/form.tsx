import { SchemaForm } from '@vitrine/setters'
import '@vitrine/setters/style.css'
import { orderSchema, send } from '../given/order-schema.ts'

export const Sample = () => <SchemaForm schema={orderSchema} onSubmit={send} />
