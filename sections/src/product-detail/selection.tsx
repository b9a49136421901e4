import { drawText, inLanguage, useStage, useUnit } from '@vitrine/renderer'
import { EmptyDetail } from './empty.tsx'
import type { PartOfProduct } from './part-of-product.ts'
import styles from './selection.module.css'

/**
 * Which of its specifications is wanted, and how many: plain controls of HTML. Nothing is chosen
 * beforehand, so that nobody orders what he did not look at.
 */
export function Selection({ id, product: { props, languages }, shows }: PartOfProduct) {
  const stage = useStage()
  const unit = useUnit()
  const { specTypes = [] } = props
  const types = specTypes.filter(({ options }) => options.length > 0)
  return (
    <div className={styles.selection}>
      {types.length === 0 && shows.showEmpty && <EmptyDetail of="specifications" />}
      {types.map((type) => (
        <fieldset key={type.id} className={styles.type}>
          <legend className={styles.label} {...inLanguage(languages?.[`specTypes[${type.id}].name`], stage)}>
            {drawText(type.name)}
          </legend>
          <div className={styles.options}>
            {type.options.map((option) => (
              <label key={option.id} className={styles.option}>
                <input type="radio" name={`${id}-${type.id}`} value={option.id} className={styles.choice} />
                <bdi {...inLanguage(languages?.[`specTypes[${type.id}].options[${option.id}].label`], stage)}>
                  {drawText(option.label)}
                </bdi>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.amount}>
        <label htmlFor={`${id}-quantity`} className={styles.label}>
          {stage.words('productDetail.terms.orderQuantity')}
        </label>
        <span className={styles.counted}>
          {/* Text, because people type digits of their own script and signs between thousands (R119). */}
          <input
            id={`${id}-quantity`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            defaultValue={props.minOrderQuantity}
            className={styles.quantity}
          />
          <span className={styles.unit}>{unit(props.unit, props.minOrderQuantity)}</span>
        </span>
      </div>
    </div>
  )
}
