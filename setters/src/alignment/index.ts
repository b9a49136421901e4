export { alignmentSetter } from './alignment.tsx'
