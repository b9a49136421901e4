import { layoutProps, PHONE_WIDTH, type SchemaNode, type SectionSpec } from '@vitrine/schemas'
import { cssFormOf, isSpacing, kebab, spacingSides } from './css-values.ts'

/** Everything below this is a phone; the only media query that settings know. */
export const PHONE_QUERY = `(width < ${PHONE_WIDTH}px)`

/**
 * The rules that every component of a section needs, generated from its schema: its custom
 * properties begin empty (they would inherit their parent's), and on a phone the mobile values come
 * before those for pc. The section's own CSS reads `var(--height, …)` and needs no rule for devices.
 */
export function deviceRules({ type, props }: SectionSpec): string {
  const own = Object.entries(props.properties).filter(([name]) => !Object.hasOwn(layoutProps, name))
  return rulesFor(`[data-section='${type}']`, own)
}

function rulesFor(selector: string, properties: readonly (readonly [string, SchemaNode])[]): string {
  const plain: string[] = []
  const responsive: string[] = []
  for (const [name, schema] of properties) {
    const css = kebab(name)
    if (isSpacing(schema)) responsive.push(...spacingSides.map((side) => `--${css}-${side}`))
    const suffixes = cssFormOf(schema)?.suffixes.map((suffix) => `--${css}${suffix}`) ?? []
    ;(schema.responsive ? responsive : plain).push(...suffixes)
  }
  if (plain.length + responsive.length === 0) return ''
  const reset = [
    ...plain.map((name) => `${name}:initial`),
    ...responsive.map((name) => `${name}-pc:initial;${name}-mobile:initial;${name}:var(${name}-pc)`),
  ]
  const phone = responsive.map((name) => `${name}:var(${name}-mobile,var(${name}-pc))`)
  return `${selector}{${reset.join(';')}}${phone.length > 0 ? `@media ${PHONE_QUERY}{${selector}{${phone.join(';')}}}` : ''}`
}

/** The same rules for the props that every section has: they stand once, on every page. */
export const layoutRules: string = rulesFor('[data-section]', Object.entries(layoutProps))
