export { rawSetter } from './raw.tsx'
