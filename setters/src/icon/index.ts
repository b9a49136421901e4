export { iconSetter } from './icon.tsx'
