import type { ResolvedComponent, SectionProps } from '@vitrine/schemas'
import {
  type CssContext,
  cssFormOf,
  isChoice,
  isPhysical,
  isSpacing,
  kebab,
  spacingSide,
  spacingSides,
} from './css-values.ts'
import type { RootAttributes } from './section.ts'

/** Writes what one prop says onto the outermost element of its component. */
type Writer = (to: Written, component: ResolvedComponent, surroundings: CssContext) => void

interface Written {
  readonly style: Record<string, string>
  readonly data: Record<`data-${string}`, string>
}

function writerOf(name: string, schema: SectionProps['properties'][string], fallback: unknown): Writer | undefined {
  const css = kebab(name)
  if (isSpacing(schema)) return spacingWriter(name, css)
  const form = cssFormOf(schema)
  if (form) {
    return ({ style }, { props, mobile }, surroundings) => {
      const onPc = form.values(props[name], surroundings, fallback)
      const onMobile =
        mobile && Object.hasOwn(mobile, name) ? form.values(mobile[name], surroundings, fallback) : undefined
      form.suffixes.forEach((suffix, at) => {
        const value = onPc[at]
        if (value !== undefined) style[schema.responsive ? `--${css}${suffix}-pc` : `--${css}${suffix}`] = value
        const phone = onMobile?.[at]
        if (phone !== undefined) style[`--${css}${suffix}-mobile`] = phone
      })
    }
  }
  if (!isChoice(schema)) return undefined
  if (name === 'visible') return writeVisible
  return ({ data }, { props, mobile }) => {
    const value = props[name]
    if (value === undefined || value === null) return
    data[`data-${css}`] = String(value)
    if (schema.responsive) data[`data-${css}-mobile`] = String(mobile?.[name] ?? value)
  }
}

/** Almost everything is visible, so only what is not says so. */
const writeVisible: Writer = ({ data }, { props, mobile }) => {
  if (props.visible === false) data['data-visible'] = 'false'
  if ((mobile?.visible ?? props.visible) === false) data['data-visible-mobile'] = 'false'
}

const spacingWriter =
  (name: string, css: string): Writer =>
  ({ style }, { props }, { direction }) => {
    const spacing = props[name]
    if (spacing === undefined) return
    // Sides are drawn as start and end; a physical spacing undoes that where right comes first.
    const swap = direction === 'rtl' && isPhysical(spacing)
    for (const device of ['pc', 'mobile'] as const)
      for (const side of spacingSides) {
        const from = swap && side === 'left' ? 'right' : swap && side === 'right' ? 'left' : side
        const value = spacingSide(spacing, device, from)
        if (value !== undefined) style[`--${css}-${side}-${device}`] = value
      }
  }

/** The attributes of a component's outermost element, written by the schema of its section. */
export function rootAttributesOf(
  type: string,
  props: SectionProps,
  defaults: Readonly<Record<string, unknown>>,
): (component: ResolvedComponent, surroundings: CssContext) => RootAttributes {
  const writers = Object.entries(props.properties)
    .map(([name, schema]) => writerOf(name, schema, defaults[name]))
    .filter((writer) => writer !== undefined)
  return (component, surroundings) => {
    const written: Written = { style: {}, data: {} }
    for (const write of writers) write(written, component, surroundings)
    return {
      'data-section': type,
      ...written.data,
      ...(Object.keys(written.style).length > 0 && { style: written.style }),
    }
  }
}
