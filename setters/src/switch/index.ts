export { switchSetter } from './switch.tsx'
