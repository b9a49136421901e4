import { useDraggable } from '@dnd-kit/core'
import { closestTo, isElement } from '@vitrine/editor-core'
import { useRef } from 'react'
import { Canvas } from '../canvas/canvas.tsx'
import { DropMark } from './drop-mark.tsx'
import type { Dragged } from './places/placement-rules.ts'
import { whenMoved } from './pointer.ts'

/**
 * A press anywhere on a component of the canvas may become a drag: one draggable for all of them. It is
 * given only presses that move, since it then re-renders everything inside of it, all of a long page.
 */
export function DraggableCanvas() {
  const data = useRef<Dragged>({ kind: 'move', component: '' })
  const { listeners } = useDraggable({ id: 'canvas', data: data.current })
  return (
    // Events of the canvas come here through the tree of React, though its elements stand in a frame.
    <div
      style={{ display: 'contents' }}
      onPointerDown={(event) => {
        const { target } = event
        if (!isElement(target) || target.ownerDocument === document || target.closest('[contenteditable]')) return
        const component = closestTo(target, '[data-component-id]')?.dataset.componentId
        if (component === undefined) return
        whenMoved(event.nativeEvent, () => {
          Object.assign(data.current, { component })
          listeners?.onPointerDown?.(event)
        })
      }}
    >
      <Canvas Mark={DropMark} />
    </div>
  )
}
