import type { SlotContent } from '@vitrine/renderer'
import { Children, createContext, Fragment, isValidElement, type ReactElement, type ReactNode, use } from 'react'

/** What stands in slots, by their names. */
export type SlotContents = ReadonlyMap<string, SlotContent>

/** One item of a list that is a component: its values, and what stands in its slots. */
export interface TakenItem {
  readonly id: string
  readonly root: object
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: SlotContents
  readonly items: TakenItems
}
/** Items by the slot that they stand in. */
export type TakenItems = ReadonlyMap<string, readonly TakenItem[]>

const TakeItem = createContext<((item: TakenItem) => ReactNode) | undefined>(undefined)

/** The components in a slot, each as an element. */
function elementsIn(children: ReactNode): readonly ReactNode[] {
  if (isValidElement(children) && children.type === Fragment)
    return elementsIn((children as ReactElement<{ children?: ReactNode }>).props.children)
  return Children.toArray(children)
}

/**
 * Draws with the items of some elements. Each is a component that follows its own values, so each is drawn, and what it has is
 * known inside of it alone: one stands around the next, and `then` inside of the last.
 */
function drawWithItems(
  elements: readonly ReactNode[],
  then: (items: readonly TakenItem[]) => ReactNode,
  taken: readonly TakenItem[] = [],
): ReactNode {
  const element = elements[taken.length]
  if (element === undefined) return then(taken)
  return <TakeItem value={(item) => drawWithItems(elements, then, [...taken, item])}>{element}</TakeItem>
}

/** The same for the items of several slots. */
export function drawWithAllItems(
  names: readonly string[],
  slots: SlotContents,
  then: (items: TakenItems) => ReactNode,
  taken: TakenItems = new Map(),
): ReactNode {
  const name = names[taken.size]
  if (name === undefined) return then(taken)
  return drawWithItems(elementsIn(slots.get(name)?.children), (items) =>
    drawWithAllItems(names, slots, then, new Map([...taken, [name, items]])),
  )
}

/** How a component says to whoever draws it what it has; nothing where nobody asks. */
export const useTakeItem = (): ((item: TakenItem) => ReactNode) | undefined => use(TakeItem)
