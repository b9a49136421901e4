export { linkSetter } from './link.tsx'
