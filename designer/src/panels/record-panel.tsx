import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useRef } from 'react'

interface RecordPanelProps {
  readonly title: string
  /** What the button that leads back to the list is called. */
  readonly back: string
  readonly onBack: () => void
  readonly children: ReactNode
}

/** One thing of a list by itself, in the place of the list. The focus starts at the way back. */
export function RecordPanel({ title, back, onBack, children }: RecordPanelProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <header className={panel.head}>
        <button ref={button} type="button" className={controls.tool} aria-label={back} title={back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden className={panel.mirrored} />
        </button>
        <h2 className={panel.title}>{title}</h2>
      </header>
      {children}
    </>
  )
}
