export { colourSetter } from './colour.tsx'
export { ColourInput } from './colour-input.tsx'
