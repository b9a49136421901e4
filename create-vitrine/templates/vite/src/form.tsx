import { SchemaForm } from '@vitrine/setters'
import { createRoot } from 'react-dom/client'
import { orderSchema } from './order-schema.ts'
import '@vitrine/setters/style.css'

createRoot(document.getElementById('root')!).render(
  <SchemaForm
    schema={orderSchema}
    onSubmit={(order) => {
      document.title = `Ordered: ${JSON.stringify(order)}`
    }}
  />,
)
