import { type ChangeEvent, useState } from 'react'
import styles from '../controls/controls.module.css'
import { defineSetter, type SetterProps } from '../setter.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** A day, by the browser's own calendar. What is no day is shown as it is written, so that it can be mended. */
function DateSetter({ value, onChange, onClear, id, describedBy, invalid, disabled }: SetterProps<string>) {
  const [isBroken, setBroken] = useState(false)
  const isDate = !value || DATE.test(value)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // While one part of a day is written anew the whole says nothing; that does not mean that it is to be cleared.
    const isHalf = target.value === '' && target.validity.badInput
    setBroken(isHalf)
    if (isHalf) return
    if (target.value === '') onClear()
    else onChange(target.value)
  }
  return (
    <input
      id={id}
      className={styles.input}
      type={isDate ? 'date' : 'text'}
      dir={isDate ? undefined : 'auto'}
      value={isBroken ? '' : (value ?? '')}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={change}
      onBlur={() => setBroken(false)}
    />
  )
}

export const dateSetter = defineSetter('date', DateSetter, { frame: 'line' })
