import type { Resolved } from '@vitrine/model'
import { type Device, isObject, type JsonObject, setIn } from '@vitrine/schemas'

const onPhone = new WeakMap<Resolved, Resolved['props']>()

/** All values as one device shows them, worked out once. */
export function shownValues(resolved: Resolved, device: Device): JsonObject {
  if (device !== 'mobile') return resolved.props
  const known = onPhone.get(resolved)
  if (known) return known
  const values = Object.entries(resolved.mobile).reduce<JsonObject>((values, [path, value]) => {
    const next = setIn(values, path, value)
    return isObject(next) ? next : values
  }, resolved.props)
  onPhone.set(resolved, values)
  return values
}
