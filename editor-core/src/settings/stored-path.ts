import { type Device, formatPath, getIn, type Json, parsePath, type SectionProps, schemaAt } from '@vitrine/schemas'

/**
 * The path of a value in the base, where the device is a segment: `image.alt` → `image.pc.alt`. Parts
 * of a value that phones do not have by themselves are those for pc.
 */
export function storedPath(props: SectionProps, values: Json, path: string, device: Device): string {
  const segments = parsePath(path) ?? []
  let stored = ''
  for (const [at, segment] of segments.entries()) {
    stored = stored === '' || 'item' in segment ? stored + formatPath([segment]) : `${stored}.${formatPath([segment])}`
    const isLast = at === segments.length - 1
    if (schemaAt(props, formatPath(segments.slice(0, at + 1)))?.responsive !== true) continue
    const isHere = isLast || getIn(values, `${stored}.${device}`) !== undefined
    stored = `${stored}.${isHere ? device : 'pc'}`
  }
  return stored
}
