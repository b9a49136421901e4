import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './crop.module.css'
import { type CropArea, type CropHandle, cropHandles, moved, type PictureSize } from './crop-area.ts'

interface CropPictureProps {
  readonly src: string
  readonly size: PictureSize
  readonly area: CropArea
  readonly ratio: number | undefined
  readonly onChange: (area: CropArea) => void
}

const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A picture and the part of it that is taken: dragged as a whole or by its corners; with arrow keys, with Shift further. */
export function CropPicture({ src, size, area, ratio, onChange }: CropPictureProps) {
  const { t } = useTranslation('office')
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly x: number; readonly y: number; readonly area: CropArea }>(undefined)
  const pressed = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.stopPropagation()
    drag.current = { x: event.clientX, y: event.clientY, area }
  }
  const dragged = (handle: CropHandle) => (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!drag.current || !box || box.width === 0) return
    event.stopPropagation()
    const scale = size.width / box.width
    const by = { x: (event.clientX - drag.current.x) * scale, y: (event.clientY - drag.current.y) * scale }
    onChange(moved(drag.current.area, handle, by, size, ratio))
  }
  const released = () => {
    drag.current = undefined
  }
  const stepped = (handle: CropHandle) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = Math.max(1, Math.round(size.width / (event.shiftKey ? 20 : 200)))
    onChange(moved(area, handle, { x: step.x * far, y: step.y * far }, size, ratio))
  }
  return (
    // What is on the left of a picture stays there in every language.
    <div ref={frame} className={styles.picture} dir="ltr">
      <img src={src} alt="" draggable={false} />
      <div
        className={styles.area}
        style={{
          insetInlineStart: percent(area.left, size.width),
          insetBlockStart: percent(area.top, size.height),
          inlineSize: percent(area.width, size.width),
          blockSize: percent(area.height, size.height),
        }}
      >
        {cropHandles.map((handle) => (
          <button
            key={handle}
            type="button"
            className={styles.handle}
            data-handle={handle}
            aria-label={t(`media.crop.handle.${handle}`)}
            onPointerDown={pressed}
            onPointerMove={dragged(handle)}
            onPointerUp={released}
            onPointerCancel={released}
            onKeyDown={stepped(handle)}
          />
        ))}
      </div>
    </div>
  )
}
