import { directionOf } from '@vitrine/schemas'
import { useId, useState } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { BondChoice } from './bond-choice.tsx'
import { BoxModel } from './box-model.tsx'
import {
  type Bond,
  bondOf,
  bound,
  type Side,
  type SpacingDevice,
  type SpacingValue,
  seenAt,
  withSide,
} from './sides.ts'
import styles from './spacing.module.css'

/** Room on four sides, for pc and for phones, drawn where it will be. */
function Spacing(props: SetterProps<SpacingValue>) {
  const { schema, value, onChange, onClear, labelId, describedBy, disabled } = props
  const { t } = useTranslation('setters')
  const { editingLanguage } = useServices()
  const [chosen, setBond] = useState<Bond>()
  const bond = chosen ?? bondOf(value)
  const switchId = useId()
  const isPhysical = value?.physical === true

  const write = (next: SpacingValue) => (Object.keys(next).length === 0 ? onClear() : onChange(next))
  const change = (device: SpacingDevice, side: Side, amount: number | undefined) => {
    // What seemed to be bound when the first digit came stays bound while the number is written.
    setBond(bond)
    write(withSide(value, device, bound(side, bond), amount))
  }
  const box = {
    schema,
    value,
    seenAt: (side: Side) => seenAt(side, directionOf(editingLanguage), isPhysical),
    onChange: change,
    disabled,
  }
  return (
    <fieldset className={frames.parts} aria-labelledby={labelId} aria-describedby={describedBy}>
      <div className={styles.boxes}>
        <BoxModel device="pc" {...box} />
        <BoxModel device="mobile" {...box} />
      </div>
      <BondChoice value={bond} onChange={setBond} disabled={disabled} />
      <span className={styles.physical}>
        <label htmlFor={switchId}>{t('setter.spacing.physical')}</label>
        <input
          id={switchId}
          className={controls.switch}
          type="checkbox"
          role="switch"
          checked={isPhysical}
          aria-checked={isPhysical}
          disabled={disabled}
          onChange={(event) => write(withPhysical(value, event.target.checked))}
        />
      </span>
    </fieldset>
  )
}

function withPhysical(value: SpacingValue | undefined, isPhysical: boolean): SpacingValue {
  const { physical: _before, ...rest } = value ?? {}
  return isPhysical ? { ...rest, physical: true } : rest
}

export const spacingSetter = defineSetter('spacing', Spacing, { frame: 'group', isInput: false })
