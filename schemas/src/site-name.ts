import { mapTexts } from './derive/values.ts'
import type { Preset, PresetComponent, SectionSpec } from './section.ts'

/** Stands in the sample texts of presets where the name of the site belongs. */
export const SITE_NAME = '{siteName}'

const filled = (text: string, name: string, maxLength = Number.POSITIVE_INFINITY): string => {
  if (!text.includes(SITE_NAME)) return text
  const whole = text.replaceAll(SITE_NAME, () => name)
  if (whole.length <= maxLength || name.length <= 1) return whole
  return filled(text, `${name.slice(0, Math.max(0, name.length - 2 - (whole.length - maxLength)))}…`, maxLength)
}

/**
 * Sections whose presets name the site: each `{siteName}` of a sample text becomes its name, cut with an
 * ellipsis where the field is too short for it.
 *
 * @param specs The sections, all that presets place in their slots among them.
 */
export function withSiteName(specs: readonly SectionSpec[], name: string): readonly SectionSpec[] {
  const props = <P extends Preset | PresetComponent>(type: string, of: P): P => ({
    ...of,
    props:
      mapTexts(specs.find((spec) => spec.type === type)?.props, of.props, (text, node) =>
        filled(text, name, node?.maxLength),
      ) ?? of.props,
  })
  return specs.map((spec) => ({
    ...spec,
    presets: spec.presets.map(({ slots, ...preset }) => ({
      ...props(spec.type, preset),
      ...(slots && {
        slots: Object.fromEntries(
          Object.entries(slots).map(([slot, inside]) => [slot, inside.map((one) => props(one.type, one))]),
        ),
      }),
    })),
  }))
}
