import {
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useFrame } from '../canvas/frame/frame-context.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { reasonInWords } from '../i18n/names.ts'
import { useEditorStore } from '../store/context.ts'
import styles from './drag.module.css'
import { drop } from './drop.ts'
import { createDropState, DropProvider } from './drop-state.ts'
import { holdKeys } from './hold-keys.ts'
import { createDropPlaces, type DropPlace } from './places/drop-place.ts'
import { createKeyboardPlaces } from './places/keyboard-places.ts'
import type { Dragged } from './places/placement-rules.ts'
import { DISTANCE, followPointer } from './pointer.ts'

/**
 * The one drag context: what is dragged may begin in this document or in the canvas. dnd-kit starts
 * and ends drags and speaks of them; where one would drop is found by a look at the canvas at the
 * pointer, which costs the same however many components there are.
 */
export function DragArea({ children }: { readonly children: ReactNode }) {
  const editorStore = useEditorStore()
  const { frame } = useFrame()
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const [store] = useState(createDropState)
  const ghost = useRef<HTMLDivElement>(null)
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
    const dragged = active.data.current as Dragged | undefined
    const { editor, view } = editorStore
    if (!frame || !dragged) return
    if (dragged.kind === 'move' && view.state.getState().locked[dragged.component]) return
    const places = createDropPlaces(editor, dragged)
    startedAt.current = activatorEvent instanceof KeyboardEvent ? undefined : (activatorEvent.target as Element)
    store.setState({ dragged, place: undefined })
    const release = holdKeys()
    end.current = release
    const on = { page: view.state.getState().curPageId }
    if (activatorEvent instanceof KeyboardEvent) {
      keys.current = createKeyboardPlaces(editor, dragged, on, frame, places)
      store.setState({ place: keys.current.here() })
      return
    }
    const leave = followPointer({
      frame,
      startedIn: (activatorEvent.target as Node).ownerDocument ?? document,
      onMove(x, y, inParent) {
        const page = frame.contentDocument
        const row = document.elementFromPoint(inParent.x, inParent.y)?.closest<HTMLElement>('[data-layer]')
        const onCanvas = page && x !== undefined && y !== undefined ? places.at(page, x, y, on) : undefined
        const isOver = row ?? onCanvas
        const place =
          (isOver && page && places.inPart(page, on.page)) ?? (row ? places.atRow(row, inParent.y) : onCanvas)
        if (!samePlace(place, store.getState().place)) store.setState({ place })
        if (ghost.current) ghost.current.style.transform = `translate(${inParent.x + 12}px, ${inParent.y + 12}px)`
      },
    })
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
    const refusal = drop(editorStore, dragged, place)
    if (!refusal && startedAt.current) takeKeys(startedAt.current, frame)
  }

  const announcements = useMemo(() => {
    const nameOf = (data: Dragged | undefined) => {
      const type = data?.kind === 'new' ? data.type : (editorStore.editor.component(data?.component ?? '')?.type ?? '')
      return label(type) ?? type
    }
    const about = (data: unknown) => ({ section: nameOf(data as Dragged | undefined) })
    const where = (): string => {
      const { place } = store.getState()
      if (!place) return t('drag.nowhere')
      return place.problem
        ? reasonInWords({ t, label }, place.problem)
        : t('drag.place', { place: placeInWords(place) })
    }
    const placeInWords = ({ after }: DropPlace) => {
      const type = editorStore.editor.component(after ?? '')?.type
      return type === undefined ? t('drag.first') : t('drag.behind', { section: label(type) ?? type })
    }
    return {
      onDragStart: ({ active }: { active: { data: { current?: unknown } } }) =>
        t('drag.started', about(active.data.current)),
      onDragMove: () => where(),
      onDragOver: () => undefined,
      onDragEnd: ({ active }: { active: { data: { current?: unknown } } }) =>
        t('drag.ended', about(active.data.current)),
      onDragCancel: ({ active }: { active: { data: { current?: unknown } } }) =>
        t('drag.cancelled', about(active.data.current)),
    }
  }, [editorStore, label, t, store])

  return (
    <DropProvider value={store}>
      <DndContext
        sensors={sensors}
        autoScroll={false}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
        onDragStart={start}
        onDragEnd={(_event: DragEndEvent) => finish(store.getState())}
        onDragCancel={() => finish({ dragged: undefined, place: undefined })}
      >
        {children}
      </DndContext>
      <Ghost ghost={ghost} store={store} />
    </DropProvider>
  )
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

/** What is dragged, at the pointer. */
function Ghost({
  ghost,
  store,
}: {
  readonly ghost: React.RefObject<HTMLDivElement | null>
  readonly store: ReturnType<typeof createDropState>
}) {
  const { label } = useDesignerContext()
  const { editor } = useEditorStore()
  const dragged = useStore(store, ({ dragged }) => dragged)
  if (!dragged) return null
  const type = dragged.kind === 'new' ? dragged.type : (editor.component(dragged.component)?.type ?? '')
  return (
    <div ref={ghost} className={styles.ghost} aria-hidden>
      {label(type) ?? type}
    </div>
  )
}
