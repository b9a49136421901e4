export { group } from './group.tsx'
