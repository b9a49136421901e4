export { link } from './link.tsx'
