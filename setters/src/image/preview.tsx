import type { ImageValue } from '@vitrine/schemas'
import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { MediaName } from '../library/index.ts'
import { FocalRange } from './focal-range.tsx'
import styles from './image.module.css'

interface PreviewProps {
  readonly value: ImageValue
  readonly src: string
  readonly label: string
  readonly disabled: boolean
  readonly onChange: (value: ImageValue) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

const middle: Point = { x: 50, y: 50 }
const within = (part: number) => Math.round(Math.min(100, Math.max(0, part * 100)))

/** The picture, and on it the point that is seen however much of it is cut off: by pointer, or by arrow keys. */
export function Preview({ value, src, label, disabled, onChange }: PreviewProps) {
  const { t } = useTranslation('setters')
  const { asset } = useServices()
  const [dragged, setDragged] = useState<Point>()
  const [isBroken, setBroken] = useState(false)
  const point = dragged ?? value.focalPoint ?? middle
  const move = (next: Point) => onChange({ ...value, focalPoint: next })
  const at = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) }
  }
  const centre = () => {
    const { focalPoint: _gone, ...rest } = value
    onChange(rest)
  }
  return (
    <>
      {isBroken ? (
        <p className={`${frames.hint} ${styles.broken}`}>{t('setter.image.broken')}</p>
      ) : (
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
            move(at(event))
            // What was set by hand is set finely by the arrow keys, which would else be meant for something else.
            event.currentTarget.querySelector('input')?.focus({ preventScroll: true })
          }}
        >
          <img src={asset(src)} alt="" draggable={false} onError={() => setBroken(true)} />
          {!disabled && (
            <>
              <FocalRange name={t('setter.image.focal.x', { label })} axis="x" point={point} onChange={move} />
              <FocalRange name={t('setter.image.focal.y', { label })} axis="y" point={point} onChange={move} />
              <span
                className={styles.point}
                style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
              />
            </>
          )}
        </div>
      )}
      <p className={`${frames.hint} ${styles.name}`}>
        <MediaName src={src} />
        {value.width && value.height && <bdi dir="ltr">{`${value.width} × ${value.height}`}</bdi>}
        {value.focalPoint && !disabled && (
          <button type="button" className={styles.mark} onClick={centre}>
            {t('setter.image.focal.reset')}
          </button>
        )}
      </p>
    </>
  )
}
