import { fingerprint } from '@vitrine/model'
import { isObject, parsePath, type Settings } from '@vitrine/schemas'

/** The stored text at the path of an entry; of a responsive value the one for pc. */
function textAt(props: Settings['props'], path: string): string | undefined {
  let value: unknown = props
  for (const segment of parsePath(path) ?? []) {
    if ('item' in segment) value = Array.isArray(value) ? value.find(({ id }) => id === segment.item) : undefined
    else value = fieldOf(value, segment.name) ?? fieldOf(fieldOf(value, 'pc'), segment.name)
  }
  return typeof value === 'string' ? value : undefined
}

const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

/**
 * Settings without the notes that an import would write again: those that say no more than that a text
 * was translated from what stands there now.
 */
export function withoutPlainNotes({ translationMeta, ...settings }: Settings): Settings {
  const kept = Object.entries(translationMeta ?? {}).flatMap(([language, notes]) => {
    const others = Object.entries(notes).filter(([path, { source, status, ...more }]) => {
      const text = textAt(settings.props, path)
      const isPlain = status === 'done' && Object.keys(more).length === 0
      return !isPlain || text === undefined || source !== fingerprint(text)
    })
    return others.length > 0 ? [[language, Object.fromEntries(others)] as const] : []
  })
  return kept.length > 0 ? { ...settings, translationMeta: Object.fromEntries(kept) } : settings
}
