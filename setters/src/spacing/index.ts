export { spacing } from './spacing.tsx'
