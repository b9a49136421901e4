import type { Json } from '@vitrine/schemas'
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  type LucideIcon,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
} from 'lucide-react'
import controls from '../form/control.module.css'
import { useFormSurroundings } from '../form/form-context.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './alignment.module.css'

/** Drawn for lines that run from left to right; where they run the other way, start and end are turned round. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  start: TextAlignStart,
  center: TextAlignCenter,
  end: TextAlignEnd,
  justify: TextAlignJustify,
  left: TextAlignStart,
  right: TextAlignEnd,
  top: AlignVerticalJustifyStart,
  middle: AlignVerticalJustifyCenter,
  bottom: AlignVerticalJustifyEnd,
}

/** Where something stands, as small pictures; a value without a picture is written. */
function Alignment({ schema, path, value, onChange, id, labelId, describedBy, disabled }: SetterProps<Json>) {
  const { choiceLabel } = useFormSurroundings()
  return (
    <span
      role="radiogroup"
      className={`${controls.segments} ${styles.alignment}`}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {(schema.enum ?? []).map((choice) => {
        const label = choiceLabel(path, String(choice))
        const Drawing = drawings[String(choice)]
        return (
          <label key={label} className={controls.segment} title={label}>
            <input
              type="radio"
              name={id}
              aria-label={label}
              checked={choice === value}
              disabled={disabled}
              onChange={() => onChange(choice as Json)}
            />
            <span>
              {Drawing ? <Drawing size={16} aria-hidden data-turns={/^(?:start|end)$/.test(String(choice))} /> : label}
            </span>
          </label>
        )
      })}
    </span>
  )
}

export const alignment = defineSetter('alignment', Alignment, { frame: 'line', isInput: false })
