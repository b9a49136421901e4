import { type Device, formatPath, type Json, parsePath, type SectionProps, schemaAt } from '@vitrine/schemas'

/** The value at a path of nested values; `undefined` where it leads nowhere. */
export function valueAt(values: unknown, path: string): Json | undefined {
  let value = values
  for (const segment of (path === '' ? [] : parsePath(path)) ?? []) {
    if ('item' in segment)
      value = Array.isArray(value) ? value.find((item) => own(item, 'id') === segment.item) : undefined
    else value = own(value, segment.name)
  }
  return value as Json | undefined
}

const own = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

/**
 * The path of a value in the base, where the device is a segment: `image.alt` → `image.pc.alt`. Parts
 * of a value that phones do not have by themselves are those for pc.
 */
export function storedPath(props: SectionProps, values: unknown, path: string, device: Device): string {
  const segments = parsePath(path) ?? []
  let stored = ''
  for (const [at, segment] of segments.entries()) {
    stored = stored === '' || 'item' in segment ? stored + formatPath([segment]) : `${stored}.${formatPath([segment])}`
    const isLast = at === segments.length - 1
    if (schemaAt(props, formatPath(segments.slice(0, at + 1)))?.responsive !== true) continue
    const isHere = isLast || valueAt(values, `${stored}.${device}`) !== undefined
    stored = `${stored}.${isHere ? device : 'pc'}`
  }
  return stored
}
