export { background } from './background.tsx'
