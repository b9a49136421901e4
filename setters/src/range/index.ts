export { rangeSetter } from './range.tsx'
