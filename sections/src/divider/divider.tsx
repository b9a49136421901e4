import { type ViewProps, viewParts } from '@vitrine/renderer'
import { framed, wide } from '../parts/frame/frame.ts'
import styles from './divider.module.css'
import type { DividerProps } from './spec.ts'

const { Text } = viewParts<DividerProps>()

/** A line between two sections, with a few words in it, or room alone. */
export function Divider({ props, root }: ViewProps<DividerProps>) {
  const { label, look, width } = props
  const place = width === 'full' ? `${styles.line} ${wide}` : styles.line
  return (
    <div {...root} className={framed(styles.divider)}>
      {look !== 'space' &&
        (label?.trim() ? (
          <Text path="label" as="p" className={`${place} ${styles.label}`} />
        ) : (
          <hr className={place} />
        ))}
    </div>
  )
}
