import { DndContext } from '@dnd-kit/core'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useStore } from 'zustand'
import { useDesignerContext } from '../context/designer-context.ts'
import { useEditor } from '../store/context.ts'
import styles from './drag.module.css'
import { DropProvider, type DropStore } from './drop-state.ts'
import { draggedType } from './places/placement-rules.ts'
import { useDragAnnouncements } from './use-drag-announcements.ts'
import { useDragSession } from './use-drag-session.ts'

/**
 * The one drag context: what is dragged may begin in this document or in the canvas. dnd-kit starts
 * and ends drags and speaks of them; where one would drop is found by a look at the canvas at the
 * pointer, which costs the same however many components there are.
 */
export function DragArea({ children }: { readonly children: ReactNode }) {
  const ghost = useRef<HTMLDivElement>(null)
  const { store, sensors, start, finish } = useDragSession(ghost)
  const accessibility = useDragAnnouncements(store)
  return (
    <DropProvider value={store}>
      <DndContext
        sensors={sensors}
        autoScroll={false}
        accessibility={accessibility}
        onDragStart={start}
        onDragEnd={() => finish(store.getState())}
        onDragCancel={() => finish({ dragged: undefined, place: undefined })}
      >
        {children}
      </DndContext>
      <Ghost ghost={ghost} store={store} />
    </DropProvider>
  )
}

interface GhostProps {
  readonly ghost: RefObject<HTMLDivElement | null>
  readonly store: DropStore
}

/** What is dragged, at the pointer. */
function Ghost({ ghost, store }: GhostProps) {
  const { label } = useDesignerContext()
  const editor = useEditor()
  const dragged = useStore(store, ({ dragged }) => dragged)
  if (!dragged) return null
  const type = draggedType(editor, dragged)
  return (
    <div ref={ghost} className={styles.ghost} aria-hidden>
      {label(type) ?? type}
    </div>
  )
}
