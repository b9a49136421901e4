export { Picker } from './lazy-picker.tsx'
export { useChoice } from './use-choice.ts'
