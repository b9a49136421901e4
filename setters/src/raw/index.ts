export { raw } from './raw.tsx'
