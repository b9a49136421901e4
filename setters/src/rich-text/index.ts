export { richTextSetter } from './rich-text.tsx'
