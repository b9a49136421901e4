import { drawText, inLanguage, Price, useStage, useUnit, viewParts } from '@vitrine/renderer'
import { AskButton } from '../parts/product-facts/ask.tsx'
import styles from './box.module.css'
import { OrderFacts } from './order-facts.tsx'
import type { PartOfProduct } from './part-of-product.ts'
import { PriceTiers } from './price-tiers.tsx'
import { Selection } from './selection.tsx'
import { Shipping } from './shipping.tsx'
import type { ProductDetailProps } from './spec.ts'

const { Button } = viewParts<ProductDetailProps>()

/** What a buyer decides by: the name, the price, the choices, and the way to the supplier. */
export function Box({ id, product, shows }: PartOfProduct) {
  const stage = useStage()
  const unit = useUnit()
  const { props, languages } = product
  const Heading = shows.titleLevel
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        {shows.showModel && props.model && (
          <p className={styles.model}>
            {stage.words('productDetail.model')} <bdi dir="ltr">{drawText(props.model)}</bdi>
          </p>
        )}
        <Heading className={styles.name} {...inLanguage(languages?.name, stage)}>
          {drawText(props.name)}
        </Heading>
        {shows.showSummary && props.summary && (
          <p className={styles.summary} {...inLanguage(languages?.summary, stage)}>
            {drawText(props.summary)}
          </p>
        )}
      </header>
      {shows.showPrice && (
        <div className={styles.prices}>
          <p className={styles.cost}>
            <Price product={props} className={styles.price} />
            {props.unit && <span className={styles.per}> / {unit(props.unit)}</span>}
          </p>
          <PriceTiers product={props} />
        </div>
      )}
      {shows.showOrder && <OrderFacts product={props} />}
      {shows.showSelection && <Selection id={id} product={product} shows={shows} />}
      <div className={styles.buttons}>
        <AskButton button={shows.askButton} />
        <Button path="secondButton" />
      </div>
      {shows.showShipping && <Shipping product={product} />}
    </div>
  )
}
