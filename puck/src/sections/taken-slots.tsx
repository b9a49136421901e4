import { Slot } from '@vitrine/renderer'
import { Children, createContext, Fragment, isValidElement, type ReactElement, type ReactNode, use } from 'react'

/** What stands in a slot, and what the element around it says. */
export interface TakenSlot {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}
export type TakenSlots = ReadonlyMap<string, TakenSlot>

/** One item of a list that is a component: its values and what stands in its slots. */
export interface TakenItem {
  readonly id: string
  readonly root: object
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: TakenSlots
  readonly items: ReadonlyMap<string, readonly TakenItem[]>
}

const TakeSlot = createContext<((slot: TakenSlot) => ReactNode) | undefined>(undefined)
const TakeItem = createContext<((item: TakenItem) => ReactNode) | undefined>(undefined)

/** In the place of a slot's element: hands on what would stand there, and draws what comes of it. */
function Taken({ children, ...attributes }: { readonly children?: ReactNode }): ReactNode {
  const then = use(TakeSlot)
  return then?.({ attributes, children })
}

interface WithSlotsProps {
  readonly names: readonly string[]
  readonly taken?: TakenSlots
  readonly then: (slots: TakenSlots) => ReactNode
}

/**
 * Draws with what stands in the slots of the component. A slot is drawn by an element of the renderer's, but components of
 * Puck's draw theirs wherever and in whatever element they like, so what stands in it is taken out of its element first.
 */
export function WithSlots({ names, taken = new Map(), then }: WithSlotsProps): ReactNode {
  const [name, ...rest] = names
  if (name === undefined) return then(taken)
  const next = (slot: TakenSlot) => <WithSlots names={rest} taken={new Map([...taken, [name, slot]])} then={then} />
  return (
    <TakeSlot value={next}>
      <Slot name={name} as={Taken} />
    </TakeSlot>
  )
}

/** The components in a slot, each as an element. */
function elementsIn(children: ReactNode): readonly ReactNode[] {
  if (isValidElement(children) && children.type === Fragment)
    return elementsIn((children as ReactElement<{ children?: ReactNode }>).props.children)
  return Children.toArray(children)
}

interface ItemsProps {
  readonly elements: readonly ReactNode[]
  readonly taken?: readonly TakenItem[]
  readonly then: (items: readonly TakenItem[]) => ReactNode
}

/** Draws with the items in a slot. Each is a component that follows its own values, so each is drawn, and says what it has. */
function WithItems({ elements, taken = [], then }: ItemsProps): ReactNode {
  const [element, ...rest] = elements
  if (element === undefined) return then(taken)
  const next = (item: TakenItem) => <WithItems elements={rest} taken={[...taken, item]} then={then} />
  return <TakeItem value={next}>{element}</TakeItem>
}

interface WithAllItemsProps {
  /** The slots whose components are items. */
  readonly names: readonly string[]
  readonly slots: TakenSlots
  readonly taken?: TakenItem['items']
  readonly then: (items: TakenItem['items']) => ReactNode
}

/** The same for the items of several slots. */
export function WithAllItems({ names, slots, taken = new Map(), then }: WithAllItemsProps): ReactNode {
  const [name, ...rest] = names
  if (name === undefined) return then(taken)
  const next = (items: readonly TakenItem[]) => (
    <WithAllItems names={rest} slots={slots} taken={new Map([...taken, [name, items]])} then={then} />
  )
  return <WithItems elements={elementsIn(slots.get(name)?.children)} then={next} />
}

/** How a component says to whoever draws it what it has; nothing where nobody asks. */
export const useTakeItem = (): ((item: TakenItem) => ReactNode) | undefined => use(TakeItem)
