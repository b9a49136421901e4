export { unionSetter } from './union.tsx'
