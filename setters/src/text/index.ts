export { textSetter } from './text.tsx'
