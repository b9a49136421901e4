import { defineSetter, type SetterProps } from '../setter.ts'
import { ColourInput } from './colour-input.tsx'

/** A colour: of the theme, so that it changes with it, or one of its own. */
function Colour({ schema, labelId: _labelId, path: _path, ...props }: SetterProps<string>) {
  return <ColourInput {...props} hasTheme={schema.format !== 'plain-color'} />
}

export const colourSetter = defineSetter('colour', Colour, { frame: 'line' })
