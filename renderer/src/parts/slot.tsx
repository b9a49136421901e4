import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { useDrawnComponent } from '#stage-context'
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

/** What stands in a slot, and what the element around it must say. */
export interface SlotContent {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/**
 * What stands in the slots of the component that is being drawn, by their names: for a view whose slots are drawn by
 * components that know nothing of Vitrine. All others draw `<Slot>`.
 *
 * @public
 */
export function useSlotContent(): (name: string) => SlotContent {
  const { component, drawSlot, stage } = useDrawnComponent()
  return (name) => ({
    attributes: { ...stage.slotHandles?.(component, name), 'data-slot': name },
    children: drawSlot(name),
  })
}
