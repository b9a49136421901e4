import type { KeyboardEvent } from 'react'
import styles from './image.module.css'

interface Point {
  readonly x: number
  readonly y: number
}

interface FocalRangeProps {
  readonly name: string
  readonly axis: 'x' | 'y'
  readonly point: Point
  readonly onChange: (point: Point) => void
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const clamp = (value: number) => Math.min(100, Math.max(0, value))

/**
 * One direction of the point, for keys and screen readers: nothing of it is seen but the point itself.
 * Every arrow moves the point the way it shows, whichever direction has the focus; with Shift, further.
 */
export function FocalRange({ name, axis, point, onChange }: FocalRangeProps) {
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    onChange({ x: clamp(point.x + by.x * far), y: clamp(point.y + by.y * far) })
  }
  return (
    <input
      type="range"
      className={styles.range}
      aria-label={name}
      aria-orientation={axis === 'y' ? 'vertical' : 'horizontal'}
      aria-valuetext={`${point[axis]} %`}
      min={0}
      max={100}
      value={point[axis]}
      onKeyDown={step}
      onChange={(event) => onChange({ ...point, [axis]: Number(event.target.value) })}
    />
  )
}
