export { date } from './date.tsx'
