export { range } from './range.tsx'
