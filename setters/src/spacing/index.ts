export { spacingSetter } from './spacing.tsx'
