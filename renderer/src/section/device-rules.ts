import { PHONE_WIDTH, type SectionSpec } from '@vitrine/schemas'
import { cssFormOf, isSpacing, kebab, spacingSides } from './css-values.ts'

/** Everything below this is a phone; the only media query that settings know. */
export const PHONE_QUERY = `(width < ${PHONE_WIDTH}px)`

/**
 * The rules that every component of a section needs, generated from its schema: its custom
 * properties begin empty (they would inherit their parent's), and on a phone the mobile values come
 * before those for pc. The section's own CSS reads `var(--height, …)` and needs no rule for devices.
 */
export function deviceRules({ type, props }: SectionSpec): string {
  const plain: string[] = []
  const responsive: string[] = []
  for (const [name, schema] of Object.entries(props.properties)) {
    const css = kebab(name)
    if (isSpacing(schema)) responsive.push(...spacingSides.map((side) => `--${css}-${side}`))
    const suffixes = cssFormOf(schema)?.suffixes.map((suffix) => `--${css}${suffix}`) ?? []
    ;(schema.responsive ? responsive : plain).push(...suffixes)
  }
  if (plain.length + responsive.length === 0) return ''
  const section = `[data-section='${type}']`
  const reset = [
    ...plain.map((name) => `${name}:initial`),
    ...responsive.map((name) => `${name}-pc:initial;${name}-mobile:initial;${name}:var(${name}-pc)`),
  ]
  const phone = responsive.map((name) => `${name}:var(${name}-mobile,var(${name}-pc))`)
  return `${section}{${reset.join(';')}}${phone.length > 0 ? `@media ${PHONE_QUERY}{${section}{${phone.join(';')}}}` : ''}`
}
