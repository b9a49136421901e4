import { useTranslation } from '@vitrine/setters/i18n'
import { useRef } from 'react'
import { useChangeView } from '../../store/context.ts'
import styles from '../canvas.module.css'

const MIN = 320
const MAX = 2560
const STEP = 10

/** The edge of the canvas: drag it, or move it with the arrow keys. */
export function Resizer({ width, scale }: { readonly width: number; readonly scale: number }) {
  const { t } = useTranslation('designer')
  const change = useChangeView()
  // Where the pointer was, and the width that it asks for, even where the canvas is no wider or narrower than it may be.
  const dragged = useRef({ x: 0, width })
  const resize = (next: number) =>
    change((view) => {
      view.canvasWidth = Math.round(Math.min(MAX, Math.max(MIN, next)))
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr cannot be moved
    <div
      role="separator"
      tabIndex={0}
      className={styles.handle}
      aria-orientation="vertical"
      aria-label={t('canvas.width')}
      aria-valuenow={width}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      onKeyDown={(event) => {
        const step = { ArrowRight: STEP, ArrowLeft: -STEP }[event.key]
        if (step === undefined) return
        event.preventDefault()
        resize(width + (getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step))
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const side = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
        // Both edges move, since the canvas stands in the middle.
        const { x, width: before } = dragged.current
        dragged.current = { x: event.clientX, width: before + (side * (event.clientX - x) * 2) / scale }
        resize(dragged.current.width)
      }}
    />
  )
}
