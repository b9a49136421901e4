import { useStage } from '@vitrine/renderer'
import type { Comment } from './comment-data.ts'
import styles from './comments.module.css'
import type { Place } from './use-places.ts'

/** The size of a pin and the room around it, in CSS pixels. */
const SIZE = 32
const GAP = 8

interface PinsProps {
  /** Those that nobody has resolved. */
  readonly comments: readonly Comment[]
  readonly names: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, Place>
  readonly onOpen: (comment: Comment) => void
}

/** Numbers at the sections that somebody commented on, side by side where one has several. */
export function Pins({ comments, names, places, onOpen }: PinsProps) {
  const { direction, words } = useStage()
  const counts = new Map<string, number>()
  return comments.map((comment, at) => {
    const { id, component } = comment
    const place = component === undefined ? undefined : places.get(component)
    if (component === undefined || !place) return null
    const before = counts.get(component) ?? 0
    counts.set(component, before + 1)
    // Those that find no room beside each other stand in another row.
    const inRow = Math.max(1, Math.floor((place.width - GAP) / (SIZE + GAP)))
    const along = GAP + (before % inRow) * (SIZE + GAP)
    const left = direction === 'rtl' ? place.left + place.width - along - SIZE : place.left + along
    const top = place.top + GAP + Math.floor(before / inRow) * (SIZE + GAP)
    return (
      <button
        key={id}
        type="button"
        className={styles.pin}
        style={{ left, top }}
        aria-label={words('comments.pin', { number: at + 1, name: names.get(component) ?? '' })}
        onClick={() => onOpen(comment)}
      >
        {at + 1}
      </button>
    )
  })
}
