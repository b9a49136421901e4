import type { Json } from '@vitrine/schemas'
import { CircleSlash2, RotateCcw } from 'lucide-react'
import controls from '../../controls/controls.module.css'
import type { FieldState } from '../../field-source.ts'
import type { Setter } from '../../setter.ts'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import { OriginMark } from './origin-mark.tsx'

// Made once: an element that stays the same does not re-render with its field.
const resetIcon = <RotateCcw size={13} aria-hidden />
const noneIcon = <CircleSlash2 size={13} aria-hidden />

export interface FieldHeadProps {
  readonly id: string
  readonly label: string
  readonly setter: Setter
  readonly value: Json | undefined
  readonly state: FieldState
  readonly required: boolean
  readonly onClear: () => void
  /** Says that there is none, where the schema allows `null`. */
  readonly onNull?: () => void
}

/** The label of a field, the origin of its value, and the buttons that take the value away. */
export function FieldHead({ id, label, setter, value, state, required, onClear, onNull }: FieldHeadProps) {
  const { t } = useFormSurroundings()
  const none = onNull && t('field.none', { label })
  const reset = state.isOwn ? t('field.reset', { label }) : undefined
  return (
    <div className={styles.head}>
      {setter.isInput ? (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      ) : (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      )}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
      <OriginMark state={state} />
      {onNull && (
        <button
          type="button"
          className={controls.tool}
          aria-label={none}
          title={none}
          aria-pressed={value === null}
          disabled={state.isDisabled}
          onClick={onNull}
        >
          {noneIcon}
        </button>
      )}
      {state.isOwn && (
        <button
          type="button"
          className={controls.tool}
          aria-label={reset}
          title={reset}
          disabled={state.isDisabled}
          onClick={onClear}
        >
          {resetIcon}
        </button>
      )}
    </div>
  )
}
