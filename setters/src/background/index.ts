export { backgroundSetter } from './background.tsx'
