import { own, type ResolvedComponent, type SectionProps } from '@vitrine/schemas'
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

/** So many different attributes of a section are kept. */
const MOST_KEPT = 8

/**
 * The attributes of a component's outermost element, written by the schema of its section. They say nothing of texts, so
 * most components of a section have the same ones, in all languages: those that were written last are one object for all
 * of them.
 */
export function rootAttributesOf(
  type: string,
  props: SectionProps,
  defaults: Readonly<Record<string, unknown>>,
): (component: ResolvedComponent, surroundings: CssContext) => RootAttributes {
  const writers = new Map(
    Object.entries(props.properties).flatMap(([name, schema]) => {
      const writer = writerOf(name, schema, defaults[name])
      return writer ? [[name, writer] as const] : []
    }),
  )
  const write = writing(type, [...writers.values()])
  const names = [...writers.keys()]
  const kept: Kept[] = []
  return (component, surroundings) => {
    for (const one of kept) if (fits(one, names, component, surroundings)) return one.attributes
    const { direction, asset } = surroundings
    const attributes = write(component, surroundings)
    const { props: ofAll, mobile } = component
    kept.unshift({
      attributes,
      direction,
      asset,
      values: names.map((name) => ofAll[name]),
      mobile: mobile && names.map((name) => onPhone(mobile, name)),
    })
    if (kept.length > MOST_KEPT) kept.pop()
    return attributes
  }
}

/** Attributes that were written, and all that they were written from; values in the order of the names. */
interface Kept extends CssContext {
  readonly attributes: RootAttributes
  readonly values: readonly unknown[]
  readonly mobile: readonly unknown[] | undefined
}

/** That a phone has a value of its own, though it is none, is something else than that it has none of its own. */
const nothingOfItsOwn = Symbol('nothing of its own')
const onPhone = (mobile: NonNullable<ResolvedComponent['mobile']>, name: string): unknown =>
  Object.hasOwn(mobile, name) ? mobile[name] : nothingOfItsOwn

function fits(
  { direction, asset, values, mobile }: Kept,
  names: readonly string[],
  component: ResolvedComponent,
  surroundings: CssContext,
): boolean {
  if (direction !== surroundings.direction || asset !== surroundings.asset) return false
  const { props, mobile: phone } = component
  if ((phone === undefined) !== (mobile === undefined)) return false
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string
    if (!isSame(values[at], props[name])) return false
    if (phone && mobile && !isSame(mobile[at], onPhone(phone, name))) return false
  }
  return true
}

/** Whether two values of JSON are the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false
  return names.every((name) => Object.hasOwn(other, name) && isSame(own(one, name), own(other, name)))
}

function writing(
  type: string,
  writers: readonly Writer[],
): (component: ResolvedComponent, surroundings: CssContext) => RootAttributes {
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
