export { choice } from './choice.tsx'
