import { drawText, inLanguage, LayoutStep, Price, useStage, useUnit, viewParts } from '@vitrine/renderer'
import type { Country, SiteShippingTerms, SiteTradeTerms } from '@vitrine/schemas'
import { AddToList, AddToListButton } from '../parts/inquiry-list/add-to-list.tsx'
import { useAskHref } from '../parts/product-facts/ask.tsx'
import { Selection } from '../parts/selection/selection.tsx'
import { SheetButtons } from '../parts/sheet/sheet.tsx'
import { AskAbout } from './ask-about.tsx'
import styles from './box.module.css'
import { EmptyDetail } from './empty.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { PartOfProduct } from './part-of-product.ts'
import { PriceTiers } from './price-tiers.tsx'
import { Shipping } from './shipping.tsx'
import type { ProductDetailProps } from './spec.ts'

const { Button } = viewParts<ProductDetailProps>()

interface BoxProps extends PartOfProduct {
  /** Where goods may be sent. */
  readonly countries: readonly Country[]
  /** How the site ships, where it says so. */
  readonly shipping: SiteShippingTerms | undefined
  /** What it says beside minimum order quantities. */
  readonly trade: SiteTradeTerms | undefined
}

/** What a buyer decides by: the name, the price, the choices, and the way to the supplier. */
export function Box({ id, product, shows, countries, shipping, trade }: BoxProps) {
  const stage = useStage()
  const unit = useUnit()
  const { props, languages } = product
  const Heading = shows.titleLevel
  const askHref = useAskHref(shows.askButton)
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
          {!shows.showSelection && <PriceTiers product={props} />}
        </div>
      )}
      <div className={styles.buttons}>
        <AskAbout id={id} product={product} shows={shows} />
        {shows.showAdd && !shows.showSelection && <AddToList productId={product.id} />}
        <Button path="secondButton" />
      </div>
      {shows.showOrder && <OrderFacts product={props} trade={trade} />}
      {shows.showSelection && (
        <>
          {!props.specTypes?.length && shows.showEmpty && <EmptyDetail of="specifications" />}
          <LayoutStep />
          <Selection
            id={id}
            product={product}
            countries={countries}
            zones={props.shippingDays === undefined ? (shipping?.zones ?? []) : []}
            askHref={askHref}
            showsPrices={shows.showPrice}
          >
            <div className={styles.ways}>
              <AskAbout id={id} product={product} shows={shows} />
              {shows.showAdd && <AddToListButton productId={product.id} />}
            </div>
          </Selection>
        </>
      )}
      {shows.showShipping && <Shipping product={product} site={shipping} />}
      {!shows.product && <SheetButtons />}
    </div>
  )
}
