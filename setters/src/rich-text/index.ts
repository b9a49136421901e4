export { richText } from './rich-text.tsx'
