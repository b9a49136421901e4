export { moneySetter } from './money.tsx'
