import { createRoot } from 'react-dom/client'
import { OrderForm } from './order-form.tsx'
import '@vitrine/setters/style.css'

createRoot(document.getElementById('root')!).render(<OrderForm />)
