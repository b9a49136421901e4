export { file } from './file.tsx'
