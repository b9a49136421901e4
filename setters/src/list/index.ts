export { listSetter } from './list.tsx'
