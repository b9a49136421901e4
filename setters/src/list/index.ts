export { list } from './list.tsx'
