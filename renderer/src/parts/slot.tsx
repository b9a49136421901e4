import type { ElementType, HTMLAttributes } from 'react'
import { useDrawnComponent } from '../stage/context.tsx'

/** The element of a slot, with the components in it. The view owns the element, so no stage adds one. */
export function Slot({
  name,
  as: Element = 'div',
  ...attributes
}: { readonly name: string; readonly as?: ElementType } & HTMLAttributes<HTMLElement>) {
  const { component, drawSlot, stage } = useDrawnComponent()
  return (
    <Element {...attributes} data-slot={name} {...stage.slotHandles?.(component, name)}>
      {drawSlot(name)}
    </Element>
  )
}
