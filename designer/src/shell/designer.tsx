import { useDraggable } from '@dnd-kit/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Canvas } from '../canvas/canvas.tsx'
import { FrameProvider } from '../canvas/frame-context.ts'
import { DragArea } from '../drag/drag-area.tsx'
import type { Dragged } from '../drag/drop-place.ts'
import { whenMoved } from '../drag/pointer.ts'
import { Settings } from '../panels/settings/settings.tsx'
import { useParts } from '../parts.ts'
import { useView } from '../store/context.ts'
import { Contained } from './contained.tsx'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

interface DesignerProps {
  readonly page: ReactNode
  readonly end: ReactNode
  /** What listens along, and draws nothing in a place of its own. */
  readonly children?: ReactNode
}

/** The whole designer: the bar, the panels, the canvas, the settings. */
export function Designer({ page, end, children }: DesignerProps) {
  const { say } = useParts()
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const ofFrame = useMemo(() => ({ frame, setFrame, pressed: {} }), [frame])
  const isOpen = useView(({ isSettingsOpen }) => isSettingsOpen)
  return (
    <FrameProvider value={ofFrame}>
      {children}
      <DragArea>
        <div className={styles.shell}>
          <TopBar page={page} end={end} />
          <Rail />
          <main aria-label={say('shell.canvas')} className={styles.middle}>
            <DraggableCanvas />
          </main>
          {isOpen && (
            <section aria-label={say('panel.settings')} className={styles.settings}>
              <OpenSettings />
            </section>
          )}
        </div>
      </DragArea>
    </FrameProvider>
  )
}

function OpenSettings() {
  const selected = useView(({ selected }) => selected)
  return (
    <Contained of={`settings ${selected}`}>
      <Settings />
    </Contained>
  )
}

/**
 * A press anywhere on a component of the canvas may become a drag: one draggable for all of them. It is
 * told only of presses that move, since it then tells everything inside of it, all of a long page.
 */
function DraggableCanvas() {
  const data = useRef<Dragged>({ kind: 'move', component: '' })
  const { listeners } = useDraggable({ id: 'canvas', data: data.current })
  return (
    // Events of the canvas come here through the tree of React, though its elements stand in a frame.
    <div
      style={{ display: 'contents' }}
      onPointerDown={(event) => {
        const target = event.target as HTMLElement
        if (target.ownerDocument === document || target.closest('[contenteditable]')) return
        const component = target.closest<HTMLElement>('[data-component-id]')?.dataset.componentId
        if (component === undefined) return
        whenMoved(event.nativeEvent, () => {
          Object.assign(data.current, { component })
          listeners?.onPointerDown?.(event)
        })
      }}
    >
      <Canvas />
    </div>
  )
}
