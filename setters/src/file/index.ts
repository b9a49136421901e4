export { fileSetter } from './file.tsx'
