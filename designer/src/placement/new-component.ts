import { type Specs, specOf } from '@vitrine/model'
import { type Component, newId, type SectionSpec, type Settings } from '@vitrine/schemas'
import type { SubtreeWithSettings } from './subtree.ts'

/**
 * A section as it comes from the palette: a preset, the first one where none is named, with what the
 * preset brings along in its slots.
 */
export function newComponent(specs: Specs, spec: SectionSpec, preset?: string): SubtreeWithSettings {
  const chosen = spec.presets.find(({ id }) => id === preset) ?? spec.presets[0]
  const components: Record<string, Component> = {}
  const settings: Record<string, Settings> = {}
  const slots = Object.entries(chosen?.slots ?? {}).map(([slot, inside]) => {
    const ids = inside.map(({ type, props }) => {
      const id = newId()
      components[id] = { type, version: specOf(specs, type)?.version ?? 1 }
      settings[id] = { props }
      return id
    })
    return [slot, ids] as const
  })
  const root = newId()
  const { type, version } = spec
  components[root] = { type, version, ...(slots.length > 0 && { slots: Object.fromEntries(slots) }) }
  settings[root] = { props: chosen?.props ?? {} }
  return { root, components, settings }
}
