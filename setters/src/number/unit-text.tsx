import type { Unit } from '@vitrine/schemas'
import styles from '../controls/controls.module.css'

/** How many pixels a rem is, as long as a visitor has not chosen a larger text. */
const PIXELS_IN_REM = 16

interface UnitTextProps {
  readonly unit: Unit | undefined
  readonly value: number | undefined
}

/** The unit behind a number; behind a length in rem also its pixels, which owners know. */
export function UnitText({ unit, value }: UnitTextProps) {
  if (!unit) return null
  return (
    <span dir="ltr" className={styles.unit} data-unit={unit}>
      {unit === 'rem' && value !== undefined ? `rem (${Math.round(value * PIXELS_IN_REM)} px)` : unit}
    </span>
  )
}
