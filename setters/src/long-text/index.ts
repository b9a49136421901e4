export { longTextSetter } from './long-text.tsx'
