import type { Component, PageSchema, SettingsById } from '@vitrine/schemas'
import { newId } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'

/** A component with all that stands in it. */
export interface Subtree {
  readonly root: string
  readonly components: Readonly<Record<string, Component>>
}

export interface SubtreeWithSettings extends Subtree {
  readonly settings: SettingsById
}

/** What stands in a component, with itself, outermost first. It does not recurse, and ends in loops too. */
export function subtreeIn({ components }: Pick<PageSchema, 'components'>, root: string): Subtree {
  const found: Record<string, Component> = {}
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const component = Object.hasOwn(components, id) ? components[id] : undefined
    if (!component || Object.hasOwn(found, id)) continue
    found[id] = component
    for (const ids of Object.values(component.slots ?? {})) open.push(...ids)
  }
  return { root, components: found }
}

/** A placed component with all in it, and what they say in every language. */
export function componentSubtree(editor: Editor, id: string): SubtreeWithSettings | undefined {
  const place = editor.place(id)
  const structure = place && editor.structure(place.on)
  if (!structure) return undefined
  const subtree = subtreeIn(structure, id)
  const settings = Object.keys(subtree.components).flatMap((one) => {
    const values = editor.settings(one)
    return values ? [[one, values] as const] : []
  })
  return { ...subtree, settings: Object.fromEntries(settings) }
}

/** New ids for all components of a subtree. */
export const newIdsFor = ({ components }: Pick<Subtree, 'components'>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(components).map((id) => [id, newId()]))

/** The same under new ids. Items of lists keep theirs: an id is unique in its list, not in the draft. */
export function underNewIds({ root, components, settings }: SubtreeWithSettings): SubtreeWithSettings {
  const ids = newIdsFor({ components })
  const name = (id: string): string => ids[id] ?? id
  const inSlots = (slots: NonNullable<Component['slots']>) =>
    Object.fromEntries(Object.entries(slots).map(([slot, list]) => [slot, list.map(name)]))
  return {
    root: name(root),
    components: Object.fromEntries(
      Object.entries(components).map(([id, component]) => [
        name(id),
        component.slots ? { ...component, slots: inSlots(component.slots) } : component,
      ]),
    ),
    settings: Object.fromEntries(Object.entries(settings).map(([id, values]) => [name(id), values])),
  }
}
