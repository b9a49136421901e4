export { numberSetter } from './number.tsx'
export { NumberBox } from './number-box.tsx'
export { UnitText } from './unit-text.tsx'
