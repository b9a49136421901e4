import {
  type Direction,
  deref,
  isPlainColour,
  own,
  type SchemaNode,
  THEME_MARKER,
  themeColourOf,
} from '@vitrine/schemas'

/** `buttonBackgroundHover` → `button-background-hover`, as CSS writes names. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * A colour as CSS takes it: a token of the theme becomes its custom property, so that switching the
 * theme draws nothing again (R162). `undefined` for what is no colour, and for an unknown token.
 */
export function cssColour(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const token = themeColourOf(value)
  if (token) return `var(--theme-${kebab(token)})`
  return !value.startsWith(THEME_MARKER) && isPlainColour(value) ? value : undefined
}

/** An address as the value of `url()`; quotes and line ends cannot leave it. */
export const cssUrl = (address: string): string =>
  // Half a surrogate pair would make encodeURI throw.
  `url("${encodeURI(decodeURISafely(address.toWellFormed())).replaceAll('"', '%22')}")`

function decodeURISafely(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** What an attribute may depend on beside the values themselves. */
export interface CssContext {
  readonly direction: Direction
  readonly asset: (src: string) => string
}

/** How the values of one prop are written as custom properties: the suffixes, and who makes each. */
interface CssForm {
  readonly suffixes: readonly string[]
  /** One text for each suffix, in the same order; `undefined` where there is no value. */
  readonly values: (value: unknown, surroundings: CssContext, fallback: unknown) => readonly (string | undefined)[]
}

const px = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? `${value}px` : undefined)

const background: CssForm = {
  suffixes: ['-color', '-image', '-size', '-position', '-overlay'],
  values: (value, { asset, direction }, fallback) => {
    const image = own(value, 'image')
    const address = typeof image === 'string' ? asset(image) : ''
    return [
      cssColour(own(value, 'color')) ?? cssColour(own(fallback, 'color')),
      address === '' ? undefined : cssUrl(address),
      // Without a picture there is nothing to place; the defaults of a schema would only be weight.
      image ? text(own(value, 'size')) : undefined,
      image ? cssPosition(own(value, 'position'), direction) : undefined,
      cssColour(own(value, 'overlay')),
    ]
  },
}
// Backgrounds know no logical sides yet.
function cssPosition(value: unknown, direction: Direction): string | undefined {
  if (value !== 'start' && value !== 'end') return text(value)
  return (value === 'start') === (direction === 'ltr') ? 'left' : 'right'
}

const text = (value: unknown) => (typeof value === 'string' && /^[a-z]+$/.test(value) ? value : undefined)

const border: CssForm = {
  suffixes: ['-width', '-style', '-color', '-radius'],
  values: (value, _surroundings, fallback) => [
    px(own(value, 'width')),
    own(value, 'width') === undefined ? undefined : text(own(value, 'style')),
    cssColour(own(value, 'color')) ?? cssColour(own(fallback, 'color')),
    px(own(value, 'radius')),
  ],
}

const colour: CssForm = {
  suffixes: [''],
  values: (value, _surroundings, fallback) => [cssColour(value) ?? cssColour(fallback)],
}

const withUnit = (unit: string): CssForm => ({
  suffixes: [''],
  values: (value) => [typeof value === 'number' && Number.isFinite(value) ? `${value}${unit}` : undefined],
})

/** The sides of a spacing, as its four suffixes. */
export const spacingSides = ['top', 'right', 'bottom', 'left'] as const

/** How a prop is written for CSS; `undefined` when it is nothing that custom properties can say. */
export function cssFormOf(schema: SchemaNode): CssForm | undefined {
  const node = deref(schema)
  switch (node.$id) {
    case 'colour':
      return colour
    case 'background':
      return background
    case 'border':
      return border
  }
  if ((node.type === 'number' || node.type === 'integer') && node.unit !== undefined) return withUnit(node.unit)
  return undefined
}

/** Whether a prop becomes a data attribute: a choice or a switch. */
export function isChoice(schema: SchemaNode): boolean {
  const node = deref(schema)
  return node.type === 'boolean' || (node.enum !== undefined && node.$id === undefined)
}

export const isSpacing = (schema: SchemaNode): boolean => deref(schema).$id === 'spacing'

/** A side of a spacing in pixels, if it is set. */
export const spacingSide = (spacing: unknown, device: 'pc' | 'mobile', side: string): string | undefined =>
  px(own(own(spacing, device), side))
export const isPhysical = (spacing: unknown): boolean => own(spacing, 'physical') === true
