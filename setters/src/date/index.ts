export { dateSetter } from './date.tsx'
