/** So many characters stand beside an example without being cut off. */
const WIDTH = 46

/**
 * JSON in lines that are no longer than they must be: what fits into a line stands in one.
 *
 * @param lead what stands before it in its first line, in characters
 */
export function narrowJson(value: unknown, indent = '', lead = 0): string {
  const flat = flatJson(value)
  if (typeof value !== 'object' || value === null || indent.length + lead + flat.length <= WIDTH) return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + narrowJson(item, inner)).join(',\n')}\n${indent}]`
  const entries = Object.entries(value).map(([name, item]) => {
    const named = `${JSON.stringify(name)}: `
    return inner + named + narrowJson(item, inner, named.length)
  })
  return `{\n${entries.join(',\n')}\n${indent}}`
}

function flatJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`
  const entries = Object.entries(value)
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([name, item]) => `${JSON.stringify(name)}: ${flatJson(item)}`).join(', ')} }`
}
