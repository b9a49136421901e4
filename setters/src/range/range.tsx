import type { SchemaNode } from '@vitrine/schemas'
import controls from '../controls/controls.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import { NumberBox, UnitText } from '../number/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './range.module.css'

/** A number with a unit: a slider where both ends are known, and a box for what a hand cannot hit. */
function Range(props: SetterProps<number>) {
  const { schema, value, onChange, onClear, label, id, describedBy, invalid, disabled } = props
  const { t } = useTranslation('setters')
  const { minimum, maximum } = schema
  const hasEnds = minimum !== undefined && maximum !== undefined
  return (
    <span className={styles.range}>
      {hasEnds && (
        <input
          className={styles.slider}
          type="range"
          aria-label={t('setter.range.slider', { label })}
          aria-valuetext={value === undefined ? t('setter.range.unset') : `${value}${schema.unit ?? ''}`}
          min={minimum}
          max={maximum}
          step={stepOf(schema, maximum - minimum)}
          value={value ?? minimum}
          data-unset={value === undefined || undefined}
          disabled={disabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
      <span className={`${controls.withUnit} ${styles.box}`}>
        <NumberBox
          {...{ schema, value, onChange, onClear, id, invalid, disabled }}
          placeholder="–"
          aria-describedby={describedBy}
        />
        <UnitText unit={schema.unit} value={value} />
      </span>
    </span>
  )
}

/** The step that the schema names, else a round one that takes about a hundred to the other end. */
const stepOf = ({ multipleOf, type }: SchemaNode, width: number): number =>
  multipleOf ?? (type === 'integer' ? 1 : 10 ** Math.min(0, Math.round(Math.log10(width / 100))))

export const rangeSetter = defineSetter('range', Range)
