import type { On, Parent } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import { edgesOf, slotsMeant } from './slots-meant.ts'

/** A slot or the page itself as it is drawn: where something can be dropped between what stands in it. */
export interface DropList {
  readonly on: On
  readonly parent: Parent
  readonly ids: readonly string[]
  readonly element: Element
}

/** So near to its edge, in pixels, one means the place beside a component and not inside of it. */
const EDGE = 10

const componentAt = (element: Element | null | undefined): string | undefined =>
  element?.closest<HTMLElement>('[data-component-id]')?.dataset.componentId

const elementOf = (page: Document, component: string): Element | null =>
  page.querySelector(`[data-component-id="${CSS.escape(component)}"]`)

/** A slot of a component, if it is drawn. */
function slotList(editor: Editor, page: Document, component: string, slot: string): DropList | undefined {
  const place = editor.place(component)
  if (!place) return undefined
  const element = page.querySelector(`[data-slot-of="${CSS.escape(component)}"][data-slot="${CSS.escape(slot)}"]`)
  if (!element) return undefined
  const ids = editor.component(component)?.slots?.[slot] ?? []
  return { on: place.on, parent: { component, slot }, ids, element }
}

/** The list that a component stands in. */
function listAround(editor: Editor, page: Document, component: string): DropList | undefined {
  const place = editor.place(component)
  if (!place) return undefined
  if (place.parent) return slotList(editor, page, place.parent.component, place.parent.slot)
  const element = elementOf(page, component)?.parentElement
  return element ? { on: place.on, parent: null, ids: editor.structure(place.on)?.root ?? [], element } : undefined
}

/** The slots of a component that a point in it means, though it is in none of them. */
function slotsBeside(editor: Editor, page: Document, component: string, x: number, y: number): readonly DropList[] {
  const slots = Object.keys(editor.specOf(component)?.slots ?? {}).flatMap((name) => {
    const list = slotList(editor, page, component, name)
    return list ? [{ list, isEmpty: list.ids.length === 0, ...edgesOf(list.element) }] : []
  })
  return slotsMeant(slots, x, y).map(({ list }) => list)
}

/**
 * The lists that a point of the canvas may mean, from the innermost one outwards.
 *
 * @param fallback the page whose own list is meant where there is nothing
 */
export function listsAt(editor: Editor, page: Document, x: number, y: number, fallback: On): readonly DropList[] {
  const hit = page.elementFromPoint(x, y)
  const lists: DropList[] = []
  let component = componentAt(hit)
  const slot = hit?.closest<HTMLElement>('[data-slot-of]')
  const { slotOf, slot: name } = slot?.dataset ?? {}
  if (slot && componentAt(slot) === component) {
    const inside = slotOf !== undefined && name !== undefined ? slotList(editor, page, slotOf, name) : undefined
    if (inside) lists.push(inside)
  } else if (component !== undefined && !isAtEdge(page, component, y)) {
    lists.push(...slotsBeside(editor, page, component, x, y))
  }
  while (component !== undefined) {
    const around = listAround(editor, page, component)
    if (around) lists.push(around)
    component = around?.parent?.component
  }
  const main = page.querySelector('main')
  if (lists.length === 0 && main)
    lists.push({ on: fallback, parent: null, ids: editor.structure(fallback)?.root ?? [], element: main })
  return lists
}

/** Whether a point is near the upper or lower edge of the component that a list belongs to. */
export const isNearEdge = (page: Document, { parent }: DropList, y: number): boolean =>
  parent !== null && isAtEdge(page, parent.component, y, EDGE * 2)

function isAtEdge(page: Document, component: string, y: number, edge = EDGE): boolean {
  const rect = elementOf(page, component)?.getBoundingClientRect()
  return rect !== undefined && (y - rect.top < edge || rect.bottom - y < edge)
}
