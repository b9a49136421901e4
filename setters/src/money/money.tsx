import type { Json, SchemaNode } from '@vitrine/schemas'
import { currencyDecimals } from '@vitrine/schemas/format'
import { useSyncExternalStore } from 'react'
import controls from '../controls/controls.module.css'
import { useFormSurroundings } from '../form/form-context.ts'
import { NumberBox } from '../number/number-box.tsx'
import { moneyIn } from '../reading/money.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './money.module.css'

/** What may stand in place of an amount: `pending`, which is shown as words. */
const wordIn = ({ oneOf = [] }: SchemaNode): Json | undefined =>
  oneOf.find((branch) => branch.const !== undefined)?.const

/** The currency that the amounts of a form are in, which is a value of the form. */
function useCurrency(name: string): string {
  const { source } = useFormSurroundings()
  const value = useSyncExternalStore(
    (listener) => source.subscribe(name, listener),
    () => source.valueAt(name),
    () => source.valueAt(name),
  )
  return typeof value === 'string' ? value : ''
}

/** An amount in minor units, typed as people write it: 0.86 for 86 cents; or the word that stands in its place. */
function Money({
  schema,
  path,
  value,
  onChange,
  onClear,
  id,
  labelId,
  describedBy,
  invalid,
  disabled,
}: SetterProps<Json>) {
  const { choiceLabel } = useFormSurroundings()
  const node = moneyIn(schema)
  const currency = useCurrency(node?.money ?? '')
  const decimals = /^[A-Z]{3}$/.test(currency) ? currencyDecimals(currency) : 2
  const unit = 10 ** decimals
  const word = wordIn(schema)
  const isWord = word !== undefined && value === word
  return (
    <span className={styles.money}>
      {!isWord && (
        <span className={controls.withUnit}>
          <NumberBox
            schema={{
              type: 'number',
              minimum: (node?.minimum ?? 0) / unit,
              ...(node?.maximum !== undefined && { maximum: node.maximum / unit }),
              multipleOf: 1 / unit,
            }}
            value={typeof value === 'number' ? value / unit : undefined}
            onChange={(amount) => onChange(Math.round(amount * unit))}
            {...{ id, invalid, disabled, onClear }}
            aria-describedby={describedBy}
          />
          {currency !== '' && <bdi>{currency}</bdi>}
        </span>
      )}
      {word !== undefined && (
        <label className={styles.word}>
          <input
            {...(isWord && { id, 'aria-describedby': describedBy })}
            type="checkbox"
            checked={isWord}
            disabled={disabled}
            aria-labelledby={isWord ? `${labelId} ${id}-word` : undefined}
            onChange={({ target }) => (target.checked ? onChange(word) : onClear())}
          />
          <span id={`${id}-word`}>{choiceLabel(path, String(word))}</span>
        </label>
      )}
    </span>
  )
}

export const moneySetter = defineSetter('money', Money)
