import type { OperationInput, Reason } from '@vitrine/editor-core'
import { specOf } from '@vitrine/model'
import { type Component, type On, PAGE_SCHEMA_VERSION, type PageRecord, type SitePart } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'
import { existingSingleInstance } from './single-instance.ts'
import type { Subtree, SubtreeWithSettings } from './subtree.ts'

/** The part of the site that a kind of section belongs in: `header` is in the header. */
export const partOfType = (editor: Editor, type: string): SitePart | undefined =>
  specOf(editor.specs, type)?.nesting?.part

const recordOf = (editor: Editor, page: string): PageRecord | undefined =>
  editor.state.getState().pagesList.find(({ id }) => id === page)

const rootOf = (editor: Editor, on: On): readonly string[] => editor.structure(on)?.root ?? []

const has = (editor: Editor, on: On, type: string): boolean =>
  Object.values(editor.structure(on)?.components ?? {}).some((component) => component.type === type)

/** Behind what it comes in its place: a header is first, a footer last. */
const lastBefore = (editor: Editor, on: On, part: SitePart): string | null =>
  part === 'header' ? null : (rootOf(editor, on).at(-1) ?? null)

/** Pages that have one of their own show no second one: those that are loaded, the others are found by a check. */
const keepOwn = (editor: Editor, part: SitePart, type: string, except?: string): readonly OperationInput[] =>
  editor.state.getState().pagesList.flatMap((record): readonly OperationInput[] => {
    const keeps = record.id !== except && record[part] !== false && has(editor, { page: record.id }, type)
    return keeps ? [{ type: 'change-page', page: record.id, changes: { [part]: false } }] : []
  })

const showAgain = (editor: Editor, part: SitePart, page: string): readonly OperationInput[] =>
  recordOf(editor, page)?.[part] === false ? [{ type: 'change-page', page, changes: { [part]: null } }] : []

const partOf = ({ root, components, settings }: SubtreeWithSettings) => ({
  pageSchema: { version: PAGE_SCHEMA_VERSION, root: [root], components },
  componentsSettingValues: settings,
})
const emptyPart = {
  pageSchema: { version: PAGE_SCHEMA_VERSION, root: [], components: {} },
  componentsSettingValues: {},
}

/** Where a new section goes that belongs in a part of the site. */
export interface PartPlace {
  readonly on: On
  readonly part: SitePart
  readonly after: string | null
  /** What puts it there. */
  readonly operations: (made: SubtreeWithSettings) => readonly OperationInput[]
}

/**
 * Where a new header or footer goes: on every page, in its place; on the page alone where that one shows
 * none of the site's. Or why there is no room for it. `undefined` for any other section.
 */
export function placeInPart(
  editor: Editor,
  page: string,
  { root, components }: Subtree,
): PartPlace | { readonly reason: Reason } | undefined {
  const type = components[root]?.type ?? ''
  const part = partOfType(editor, type)
  if (!part) return undefined
  const onSite: On = { part }
  const isOnSite = rootOf(editor, onSite).length > 0
  const on: On = isOnSite && recordOf(editor, page)?.[part] === false ? { page } : onSite
  const after = lastBefore(editor, on, part)
  const insert = (made: SubtreeWithSettings): OperationInput => ({
    type: 'insert-component',
    ...on,
    parent: null,
    after,
    ...made,
  })
  if (has(editor, { page }, type)) return { reason: { key: 'command.reason.pageHasOwn', params: { type } } }
  if (on.part === undefined) {
    const second = existingSingleInstance(editor, on, components)
    if (second !== undefined) return { reason: { key: 'problem.nesting.single', params: { type: second } } }
    return { on, part, after, operations: (made) => [insert(made)] }
  }
  if (has(editor, onSite, type)) return { reason: { key: 'command.reason.everyPageHasIt', params: { type } } }
  return {
    on,
    part,
    after,
    operations: (made) => [
      ...(isOnSite ? [insert(made)] : [{ type: 'set-part', part, value: partOf(made) } as const]),
      ...keepOwn(editor, part, type),
      ...showAgain(editor, part, page),
    ],
  }
}

/** A header or footer that stands on a page or in the site itself, not in another section. */
interface Placed {
  readonly part: SitePart
  readonly on: On
  readonly type: string
}

/** What a placed component is to the site, if it belongs in one of its parts. */
export function placedInPart(editor: Editor, id: string): Placed | undefined {
  const place = editor.place(id)
  const type = editor.component(id)?.type ?? ''
  const part = partOfType(editor, type)
  return place && part && place.parent === null ? { part, on: place.on, type } : undefined
}

/** What puts a page's own header or footer on every page, in the place of the one that was there. */
export function toEveryPage(editor: Editor, id: string, { part, on, type }: Placed): readonly OperationInput[] {
  if (on.page === undefined) return []
  const known = rootOf(editor, { part })
  const replaced = known.filter((one) => editor.component(one)?.type === type)
  const kept = known.filter((one) => !replaced.includes(one))
  const after = part === 'header' ? null : (kept.at(-1) ?? null)
  return [
    ...(editor.structure({ part })
      ? replaced.map((component) => ({ type: 'remove-component', part, component }) as const)
      : [{ type: 'set-part', part, value: emptyPart } as const]),
    { type: 'move-component', ...on, component: id, to: { part, parent: null, after } },
    ...keepOwn(editor, part, type, on.page),
    ...showAgain(editor, part, on.page),
  ]
}

/** What leaves the site's header or footer on one page alone. */
export function toOnePage(editor: Editor, id: string, page: string, { part }: Placed): readonly OperationInput[] {
  const others = rootOf(editor, { part }).filter((one) => one !== id)
  const after = lastBefore(editor, { page }, part)
  return [
    { type: 'move-component', part, component: id, to: { page, parent: null, after } },
    ...(others.length === 0 ? [{ type: 'set-part', part, value: null } as const] : []),
    ...(recordOf(editor, page)?.[part] === false
      ? []
      : [{ type: 'change-page', page, changes: { [part]: false } } as const]),
  ]
}

/** Why the site's header or footer cannot be left on one page alone: that one has its own. */
export function reasonForOnePage(editor: Editor, id: string, page: string): Reason | undefined {
  const type = editor.component(id)?.type ?? ''
  return has(editor, { page }, type) ? { key: 'command.reason.pageHasOwn', params: { type } } : undefined
}

/** Why a component may not leave its part for a page: it would go from all the others. */
export function reasonToStay(editor: Editor, to: On, component: string): Reason | undefined {
  const placed = placedInPart(editor, component)
  if (placed?.on.part === undefined || to.part === placed.on.part) return undefined
  return { key: 'command.reason.onEveryPage', params: { type: placed.type } }
}

/** What deletes a component; with the last one of a part the part goes. */
export function removal(editor: Editor, id: string): OperationInput | undefined {
  const place = editor.place(id)
  if (!place) return undefined
  const { part } = place.on
  const isAlone = part !== undefined && place.parent === null && rootOf(editor, { part }).length === 1
  return isAlone ? { type: 'set-part', part, value: null } : { type: 'remove-component', ...place.on, component: id }
}

/** A component of a kind as it is about to be placed. */
export const newOfType = (editor: Editor, type: string): Subtree => {
  const component: Component = { type, version: specOf(editor.specs, type)?.version ?? 1 }
  return { root: 'new', components: { new: component } }
}
