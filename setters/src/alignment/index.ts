export { alignment } from './alignment.tsx'
