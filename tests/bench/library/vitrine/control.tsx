import { defineSetter, SchemaForm } from '@vitrine/setters'
import { orderSchema, send } from '../given/order-schema.ts'
import { Stars } from '../given/stars.tsx'

const stars = defineSetter('acme-stars', Stars, { match: ({ maximum }) => maximum === 5 && 5 })
export const Sample = () => <SchemaForm schema={orderSchema} setters={[stars]} onSubmit={send} />
