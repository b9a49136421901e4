export { union } from './union.tsx'
