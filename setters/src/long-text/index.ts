export { longText } from './long-text.tsx'
