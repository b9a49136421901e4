import type { FocalPoint } from '@vitrine/schemas'
import { type PointerEvent, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { FocalRange } from './focal-range.tsx'
import styles from './image.module.css'

interface FocalPictureProps {
  /** Where the picture is loaded from. */
  readonly src: string
  /** The middle, when left out. */
  readonly point?: FocalPoint
  readonly label: string
  readonly disabled: boolean
  readonly onChange: (point: FocalPoint) => void
  readonly onBroken?: () => void
}

const middle: FocalPoint = { x: 50, y: 50 }
const within = (part: number) => Math.round(Math.min(100, Math.max(0, part * 100)))

/** A picture, and on it the point that is seen however much of it is cut off: by pointer, or by arrow keys. */
export function FocalPicture({ src, point: given = middle, label, disabled, onChange, onBroken }: FocalPictureProps) {
  const { t } = useTranslation('setters')
  const [dragged, setDragged] = useState<FocalPoint>()
  const point = dragged ?? given
  const at = ({ currentTarget, clientX, clientY }: PointerEvent): FocalPoint => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) }
  }
  return (
    // What is on the left of a picture stays there in every language.
    <div
      className={styles.preview}
      dir="ltr"
      data-disabled={disabled || undefined}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(at(event))
      }}
      onPointerMove={(event) => dragged && setDragged(at(event))}
      onPointerCancel={() => setDragged(undefined)}
      onPointerUp={(event) => {
        if (!dragged) return
        setDragged(undefined)
        onChange(at(event))
        // What was set by hand is set finely by the arrow keys, which would else be meant for something else.
        event.currentTarget.querySelector('input')?.focus({ preventScroll: true })
      }}
    >
      <img src={src} alt="" draggable={false} onError={onBroken} />
      {!disabled && (
        <>
          <FocalRange name={t('setter.image.focal.x', { label })} axis="x" point={point} onChange={onChange} />
          <FocalRange name={t('setter.image.focal.y', { label })} axis="y" point={point} onChange={onChange} />
          <span className={styles.point} style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
        </>
      )}
    </div>
  )
}
