export { source } from './source.tsx'
