import { type LucideIcon, Square, SquareDashed, SquareEqual } from 'lucide-react'
import { useId } from 'react'
import controls from '../form/control.module.css'
import { useWords } from '../form/form-context.ts'
import { type Bond, bonds } from './sides.ts'
import styles from './spacing.module.css'

const drawings: Readonly<Record<Bond, LucideIcon>> = { each: SquareDashed, opposite: SquareEqual, all: Square }

interface BondChoiceProps {
  readonly value: Bond
  readonly onChange: (bond: Bond) => void
  readonly disabled: boolean
}

/** Which sides change together. */
export function BondChoice({ value, onChange, disabled }: BondChoiceProps) {
  const words = useWords()
  const id = useId()
  return (
    <div className={styles.bond}>
      <span id={id}>{words('setter.spacing.bond')}</span>
      <span role="radiogroup" className={controls.segments} aria-labelledby={id}>
        {bonds.map((bond) => {
          const Drawing = drawings[bond]
          const label = words(`setter.spacing.bond.${bond}`)
          return (
            <label key={bond} className={controls.segment} title={label}>
              <input
                type="radio"
                name={id}
                aria-label={label}
                checked={bond === value}
                disabled={disabled}
                onChange={() => onChange(bond)}
              />
              <span>
                <Drawing size={16} aria-hidden />
              </span>
            </label>
          )
        })}
      </span>
    </div>
  )
}
