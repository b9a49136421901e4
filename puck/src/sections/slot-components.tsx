import type { SlotContent } from '@vitrine/renderer'
import { type ComponentType, type CSSProperties, createContext, type ElementType, type ReactNode, use } from 'react'
import type { SlotContents, TakenItem } from './taken-items.tsx'

/** What of a slot's props of Puck's counts where nobody edits. */
interface PuckSlotProps {
  readonly as?: ElementType
  readonly className?: string
  readonly style?: CSSProperties
}

/** What a component draws in its slots: its own, those of its items by their ids, and old zones by name. */
export interface DrawnSlots {
  readonly own: SlotContents
  readonly items: ReadonlyMap<string, TakenItem>
  readonly zones: SlotContents
}

const noSlots: DrawnSlots = { own: new Map(), items: new Map(), zones: new Map() }
export const DrawnSlotsContext = createContext<DrawnSlots>(noSlots)

function SlotElement({ slot, more, props }: { slot: SlotContent | undefined; more?: object; props: PuckSlotProps }) {
  const { as: Element = 'div', className, style } = props
  return (
    <Element className={className} style={style} {...slot?.attributes} {...more}>
      {slot?.children}
    </Element>
  )
}

type SlotComponent = ComponentType<PuckSlotProps>
const known = new Map<string, SlotComponent>()

/** The component that a component of Puck's is given for a slot: always the same one, so that React keeps what it holds. */
export function slotComponent(name: string): SlotComponent {
  const before = known.get(name)
  if (before) return before
  const made = (props: PuckSlotProps): ReactNode => (
    <SlotElement slot={use(DrawnSlotsContext).own.get(name)} props={props} />
  )
  known.set(name, made)
  return made
}

/** The same for a slot of an item. The element of its first one is that of the item, so that it can be chosen there. */
export function itemSlotComponent(item: TakenItem, name: string, isFirst: boolean): SlotComponent {
  const { id } = item
  return function ItemSlot(props: PuckSlotProps): ReactNode {
    const drawn = use(DrawnSlotsContext).items.get(id)
    return <SlotElement slot={drawn?.slots.get(name)} props={props} {...(isFirst && drawn && { more: drawn.root })} />
  }
}

/** What `puck.renderDropZone` draws: the slot of that name, or what an old zone held. */
function DropZone({ zone, slotOf, ...props }: PuckSlotProps & { zone: string; slotOf: string | undefined }): ReactNode {
  const { own, zones } = use(DrawnSlotsContext)
  return <SlotElement slot={slotOf === undefined ? zones.get(zone) : own.get(slotOf)} props={props} />
}

/** @param slotOf the slot of a field with the name of a zone */
export const createRenderDropZone =
  (slotOf: (zone: string) => string | undefined) =>
  ({ zone, ...props }: PuckSlotProps & { zone: string }): ReactNode => (
    <DropZone {...props} zone={zone} slotOf={slotOf(zone)} />
  )
