import { fingerprint } from '@vitrine/model'
import { getIn, type Json, own, parsePath, type Settings } from '@vitrine/schemas'

/** The stored text at the path of an entry; of a responsive value the one for pc. */
function textAt(props: Json, path: string): string | undefined {
  let value: Json | undefined = props
  for (const segment of parsePath(path) ?? [])
    value = getIn(value, [segment]) ?? ('name' in segment ? getIn(own(value, 'pc'), [segment]) : undefined)
  return typeof value === 'string' ? value : undefined
}

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
