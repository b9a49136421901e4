import type { ReactNode } from 'react'
import controls from './controls.module.css'
import styles from './segments.module.css'

interface Segment<V> {
  readonly value: V
  readonly label: string
  readonly isChosen: boolean
  /** Stands in the place of the label, which is heard and hovered then. */
  readonly picture?: ReactNode
}

interface SegmentsProps<V> {
  /** Of the group, as radio buttons have it: no other group's. */
  readonly name: string
  readonly label?: string
  readonly labelId?: string
  readonly describedBy?: string | undefined
  readonly choices: readonly Segment<V>[]
  readonly disabled: boolean
  readonly onChoose: (value: V) => void
}

/** A few choices side by side, in words or in pictures. */
export function SegmentedControl<V>({
  name,
  label: title,
  labelId,
  describedBy,
  choices,
  disabled,
  onChoose,
}: SegmentsProps<V>) {
  return (
    <span
      role="radiogroup"
      className={styles.segments}
      data-pictures={choices.some(({ picture }) => picture) || undefined}
      aria-label={title}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {choices.map(({ value, label, isChosen, picture }) => (
        <label key={JSON.stringify(value)} className={styles.segment} title={picture ? label : undefined}>
          <input
            type="radio"
            name={name}
            className={controls.cover}
            aria-label={picture ? label : undefined}
            checked={isChosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span>{picture ?? label}</span>
        </label>
      ))}
    </span>
  )
}
