import { type Resolved, replaceAt } from '@vitrine/model'
import type { Device, Json } from '@vitrine/schemas'

const onPhone = new WeakMap<Resolved, Resolved['props']>()

/** All values as one device shows them, worked out once. */
export function shownValues(resolved: Resolved, device: Device): Readonly<Record<string, Json>> {
  if (device !== 'mobile') return resolved.props
  const known = onPhone.get(resolved)
  if (known) return known
  const values = Object.entries(resolved.mobile).reduce(
    (values, [path, value]) => replaceAt(values, path, value),
    resolved.props,
  )
  onPhone.set(resolved, values)
  return values
}
