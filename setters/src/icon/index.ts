export { icon } from './icon.tsx'
