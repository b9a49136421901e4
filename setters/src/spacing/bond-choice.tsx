import { type LucideIcon, Square, SquareDashed, SquareEqual } from 'lucide-react'
import { useId } from 'react'
import { SegmentedControl } from '../controls/segments.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
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
  const { t } = useTranslation('setters')
  const id = useId()
  const choices = bonds.map((bond) => {
    const Drawing = drawings[bond]
    return {
      value: bond,
      label: t(`setter.spacing.bond.${bond}`),
      isChosen: bond === value,
      picture: <Drawing size={16} aria-hidden />,
    }
  })
  return (
    <div className={styles.bond}>
      <span id={id}>{t('setter.spacing.bond')}</span>
      <SegmentedControl name={id} labelId={id} {...{ choices, disabled }} onChoose={onChange} />
    </div>
  )
}
