import { own, type SchemaNode, type Settings } from '@vitrine/schemas'
import { olderSourcesOf } from './older-sources.ts'
import { sourceOf } from './source-words.ts'

/** What fingerprints count as equal to what the base says to the translations at a path. */
function alikeAt(settings: Settings, path: string, now: string): readonly unknown[] {
  const alike = own(settings.alike, path)
  return Array.isArray(alike) && alike.includes(now) ? alike : [now]
}

/** Whether a translation was made from what the base says now, or from what means the same. */
export function isUpToDate(
  schema: SchemaNode,
  settings: Settings,
  path: string,
  note: { readonly source?: unknown },
): boolean {
  const { source } = note
  return (
    alikeAt(settings, path, sourceOf(schema, settings, path)).includes(source) ||
    // Other functions made these, so nothing else can be equal to them.
    (typeof source === 'string' && !source.startsWith('2:') && olderSourcesOf(schema, settings, path).includes(source))
  )
}
