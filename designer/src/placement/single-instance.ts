import { specOf } from '@vitrine/model'
import type { Component, On, PageSchema } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'
import { locationKey } from '../store/tables/places.ts'

const parts = ['header', 'footer'] as const

/** The page or part itself, and what visitors see around it: a page has its parts, a part all pages that show it. */
function shownTogether(editor: Editor, on: On): readonly PageSchema[] {
  const { pagesList } = editor.state.getState()
  const pages = pagesList.filter((record) =>
    on.part === undefined ? record.id === on.page : record[on.part] !== false,
  )
  const around = parts.filter((part) => part === on.part || pages.some((record) => record[part] !== false))
  const all: readonly On[] = [on, ...around.map((part) => ({ part })), ...pages.map(({ id }) => ({ page: id }))]
  const each = new Map(all.map((one) => [locationKey(one), one])).values()
  return [...each].flatMap((one) => editor.structure(one) ?? [])
}

/**
 * A kind of which there may be one on a page, and of which there would be a second one with these
 * components: on the page itself, or in the header or footer that is shown with it.
 */
export function existingSingleInstance(
  editor: Editor,
  on: On,
  components: Readonly<Record<string, Component>>,
): string | undefined {
  const standsHere = (id: string): boolean => {
    const place = editor.place(id)
    return place !== undefined && locationKey(place.on) === locationKey(on)
  }
  // What only moves within its page is no other one than before.
  const single = Object.entries(components)
    .flatMap(([id, { type }]) => (standsHere(id) ? [] : [type]))
    .filter((type) => specOf(editor.specs, type)?.nesting?.single === true)
  if (single.length === 0) return undefined
  const twin = single.find((type, index) => single.indexOf(type) !== index)
  if (twin !== undefined) return twin
  for (const structure of shownTogether(editor, on))
    for (const [id, { type }] of Object.entries(structure.components))
      if (single.includes(type) && !Object.hasOwn(components, id)) return type
  return undefined
}
