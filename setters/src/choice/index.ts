export { choiceSetter } from './choice.tsx'
