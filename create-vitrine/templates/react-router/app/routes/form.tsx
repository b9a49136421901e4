import { OrderForm } from '../../src/order-form.tsx'
import '@vitrine/setters/style.css'

export default OrderForm
