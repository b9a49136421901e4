export { sourceSetter } from './source.tsx'
