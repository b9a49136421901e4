import { sectionOnPageError } from '@vitrine/model'
import type { Problem } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'
import { locationKey } from '../store/tables/places.ts'
import type { SiblingList } from './siblings.ts'

/** Why the kind of a page does not take a section on the page itself, or `undefined` when it does. What stands there may be moved. */
export function pageTypeProblem(
  editor: Editor,
  { on, parent }: SiblingList,
  { type, component }: { readonly type: string; readonly component?: string | undefined },
): Problem | undefined {
  if (parent !== null || on.page === undefined || editor.pageTypes.length === 0) return undefined
  const place = component === undefined ? undefined : editor.place(component)
  if (place?.parent === null && locationKey(place.on) === locationKey(on)) return undefined
  const record = editor.state.getState().pagesList.find(({ id }) => id === on.page)
  return sectionOnPageError(editor.pageTypes, record?.pageType, type)?.problem
}
