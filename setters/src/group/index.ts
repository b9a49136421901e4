export { groupSetter } from './group.tsx'
