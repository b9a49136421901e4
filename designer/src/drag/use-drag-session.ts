import { type DragStartEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { isElement } from '@vitrine/editor-core'
import { type RefObject, useRef, useState } from 'react'
import { useFrame } from '../canvas/frame/frame-context.ts'
import { useEditorStore } from '../store/context.ts'
import { drop } from './drop.ts'
import { createDropState, type DropStore } from './drop-state.ts'
import { createDropPlaces, type DropPlace, type DropPlaces } from './places/drop-place.ts'
import { createKeyboardPlaces } from './places/keyboard-places.ts'
import { type Dragged, isDragged } from './places/placement-rules.ts'
import { DISTANCE, followPointer, holdKeys } from './pointer.ts'

/** One drag after the other: where it would drop while it lasts, and what is done at its end. */
export function useDragSession(ghost: RefObject<HTMLDivElement | null>) {
  const editorStore = useEditorStore()
  const { frame } = useFrame()
  const [store] = useState(createDropState)
  const end = useRef<() => void>(() => {})
  const keys = useRef<ReturnType<typeof createKeyboardPlaces>>(undefined)
  const startedAt = useRef<Element>(undefined)

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { currentCoordinates }) => {
        const place = keys.current?.step(event.code)
        if (!place) return undefined
        event.preventDefault()
        store.setState({ place })
        return { x: currentCoordinates.x, y: currentCoordinates.y + (event.code === 'ArrowUp' ? -1 : 1) }
      },
    }),
  )

  function start({ active, activatorEvent }: DragStartEvent) {
    const dragged = active.data.current
    const { editor, view } = editorStore
    if (!frame || !isDragged(dragged)) return
    if (dragged.kind === 'move' && view.state.getState().locked[dragged.component]) return
    const places = createDropPlaces(editor, dragged)
    const isByKeys = activatorEvent instanceof KeyboardEvent
    const { target } = activatorEvent
    startedAt.current = !isByKeys && isElement(target) ? target : undefined
    store.setState({ dragged, place: undefined })
    const release = holdKeys()
    end.current = release
    const page = view.state.getState().curPageId
    if (isByKeys) {
      keys.current = createKeyboardPlaces(editor, dragged, { page }, frame, places)
      store.setState({ place: keys.current.here() })
      return
    }
    const leave = showPlaces({ frame, startedAt: startedAt.current, places, page, store, ghost })
    end.current = () => {
      release()
      leave()
    }
  }

  function finish({ dragged, place }: { dragged: Dragged | undefined; place: DropPlace | undefined }) {
    end.current()
    end.current = () => {}
    keys.current = undefined
    store.setState({ dragged: undefined, place: undefined })
    if (!dragged || !place || place.problem) return
    const error = drop(editorStore, dragged, place)
    if (!error && startedAt.current) takeKeys(startedAt.current, frame)
  }
  return { store, sensors, start, finish }
}

interface ShowPlacesOptions {
  readonly frame: HTMLIFrameElement
  readonly startedAt: Element | undefined
  readonly places: DropPlaces
  readonly page: string
  readonly store: DropStore
  readonly ghost: RefObject<HTMLDivElement | null>
}

/** Follows the pointer, over the canvas and the tree of layers. @returns what ends it */
function showPlaces({ frame, startedAt, places, page, store, ghost }: ShowPlacesOptions): () => void {
  return followPointer({
    frame,
    startedIn: startedAt?.ownerDocument ?? document,
    onMove(x, y, inParent) {
      const shown = frame.contentDocument
      const row = document.elementFromPoint(inParent.x, inParent.y)?.closest<HTMLElement>('[data-layer]')
      const onCanvas = shown && x !== undefined && y !== undefined ? places.at(shown, x, y, { page }) : undefined
      const isOver = row ?? onCanvas
      const place = (isOver && shown && places.inPart(shown, page)) ?? (row ? places.atRow(row, inParent.y) : onCanvas)
      if (!samePlace(place, store.getState().place)) store.setState({ place })
      if (ghost.current) ghost.current.style.transform = `translate(${inParent.x + 12}px, ${inParent.y + 12}px)`
    },
  })
}

/**
 * After a drag by a pointer the hot keys are meant for what was dragged: in the tree where it was held,
 * or on the canvas. The palette and a finger leave the focus somewhere else.
 */
function takeKeys(startedAt: Element, frame: HTMLIFrameElement | undefined): void {
  const tree = startedAt.closest<HTMLElement>('[role="tree"]')
  if (tree) tree.focus()
  else frame?.contentWindow?.focus()
}

const samePlace = (a: DropPlace | undefined, b: DropPlace | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.after === b.after &&
    a.problem === b.problem &&
    a.row?.id === b.row?.id &&
    a.row?.position === b.row?.position &&
    a.line.left === b.line.left &&
    a.line.top === b.line.top &&
    a.line.width === b.line.width)
