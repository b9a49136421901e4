/**
 * JSON with sorted keys and no white space (as RFC 8785 orders them, by UTF-16 code units): equal
 * documents have equal text, so its hash is an address. Takes what `JSON.stringify` takes.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`)
  return `{${members.join(',')}}`
}
