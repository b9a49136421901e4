import { ErrorBoundary } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { type ReactNode, useMemo, useState } from 'react'
import { FrameProvider } from '../canvas/frame/frame-context.ts'
import { DragArea } from '../drag/drag-area.tsx'
import { DraggableCanvas } from '../drag/draggable-canvas.tsx'
import { SettingsPanel } from '../panels/settings/settings.tsx'
import { useView } from '../store/context.ts'
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
  const { t } = useTranslation('designer')
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
          <main aria-label={t('shell.canvas')} className={styles.middle}>
            <DraggableCanvas />
          </main>
          {isOpen && (
            <section aria-label={t('panel.settings')} className={styles.settings}>
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
    <ErrorBoundary of={`settings ${selected}`}>
      <SettingsPanel />
    </ErrorBoundary>
  )
}
