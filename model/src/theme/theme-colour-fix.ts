import {
  deref,
  type Json,
  mapTexts,
  type SchemaNode,
  THEME_MARKER,
  type ThemeColour,
  themeColourOf,
  themeColours,
} from '@vitrine/schemas'

/** Letters that may differ between a name and the colour that was meant. */
const DIFFERENT = 2

/** How many letters have to be added, taken out or changed to make one text of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...to].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** The colour of a theme that is written most alike: `Primery` → `primary`; `undefined` where none is. */
export function nearestThemeColour(name: string): ThemeColour | undefined {
  const wanted = name.toLowerCase()
  const [nearest] = themeColours
    .map((colour) => ({ colour, apart: distance(wanted, colour.toLowerCase()) }))
    .filter(({ apart }) => apart <= DIFFERENT)
    .toSorted((a, b) => a.apart - b.apart)
  return nearest?.colour
}

/** Whether a colour may stand in a place of a schema. */
export const isColourPlace = (node: SchemaNode): boolean =>
  node.format === 'color' ||
  [...(node.anyOf ?? []), ...(node.oneOf ?? [])].some((branch) => isColourPlace(deref(branch)))

/**
 * A stored value in which each marker that names no colour of a theme (R162) names the given one;
 * without one they are taken out, so that the default shows. `undefined` when nothing of it is left.
 */
export const withKnownColours = (schema: SchemaNode, value: Json, colour?: ThemeColour): Json | undefined =>
  mapTexts(schema, value, (text, node) => {
    const isUnknown = node && text.startsWith(THEME_MARKER) && !themeColourOf(text) && isColourPlace(node)
    return isUnknown ? colour && THEME_MARKER + colour : text
  })
