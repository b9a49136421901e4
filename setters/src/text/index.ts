export { text } from './text.tsx'
