import type { ElementType, HTMLAttributes } from 'react'
import { partAttributes } from './part.ts'

interface SlotProps extends HTMLAttributes<HTMLElement> {
  readonly name: string
  readonly as?: ElementType
}

/** The element of a slot, with the components in it. The view owns the element, so no stage adds one. */
export const Slot = partAttributes<SlotProps>((props, { component, drawSlot, stage }, key) => {
  const { name, as: Element = 'div' } = props
  const handles = stage.slotHandles?.(component, name)
  const own = handles ? { ...props, ...handles } : props
  return (
    <Element key={key} {...own} name={undefined} as={undefined} data-slot={name}>
      {drawSlot(name)}
    </Element>
  )
})
