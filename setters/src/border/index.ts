export { border } from './border.tsx'
