export { borderSetter } from './border.tsx'
