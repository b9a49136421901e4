import styles from '../controls/controls.module.css'
import { defineSetter, type SetterProps } from '../setter.ts'
import { NumberBox } from './number-box.tsx'
import { UnitText } from './unit-text.tsx'

/** A number, with its unit behind it. */
function NumberSetter({ schema, value, onChange, onClear, id, describedBy, invalid, disabled }: SetterProps<number>) {
  return (
    <span className={styles.withUnit}>
      <NumberBox {...{ schema, value, onChange, onClear, id, invalid, disabled }} aria-describedby={describedBy} />
      <UnitText unit={schema.unit} value={value} />
    </span>
  )
}

export const numberSetter = defineSetter('number', NumberSetter, { frame: 'line' })
