import { drawText, Filled, formatNumber, Price, useStage, useUnit } from '@vitrine/renderer'
import { Card, sizesOf } from '../parts/card/card.tsx'
import { AddToList } from '../parts/inquiry-list/add-to-list.tsx'
import type { ListedProduct } from './load.ts'
import styles from './product-list.module.css'
import type { ProductListProps } from './spec.ts'

interface ProductCardProps {
  readonly product: ListedProduct
  readonly shows: ProductListProps
  readonly level: 'h2' | 'h3'
  readonly first: boolean
}

/** One product of a list, with what buyers compare first. */
export function ProductCard({ product: { id, props, slug, languages }, shows, level, first }: ProductCardProps) {
  return (
    <Card
      to={{ type: 'page', pageType: 'product', id: slug, newTab: false }}
      name={props.name}
      namedBy="name"
      summary={shows.showSummary ? props.summary : undefined}
      image={props.images?.[0]?.image}
      languages={languages}
      level={level}
      sizes={sizesOf(shows)}
      first={first}
      over={shows.showModel && props.model && <bdi dir="ltr">{drawText(props.model)}</bdi>}
      under={
        (shows.showPrice || shows.showMoq || shows.showAdd) && (
          <>
            <Terms product={props} shows={shows} />
            {shows.showAdd && <AddToList productId={id} name={props.name} />}
          </>
        )
      }
    />
  )
}

interface TermsProps {
  readonly product: ListedProduct['props']
  readonly shows: ProductListProps
}

function Terms({ product, shows }: TermsProps) {
  const { language, words } = useStage()
  const unit = useUnit()
  const { minOrderQuantity } = product
  return (
    <>
      {shows.showPrice && (
        <p className={styles.cost}>
          <Price product={product} className={styles.price} />
        </p>
      )}
      {shows.showMoq && minOrderQuantity !== undefined && (
        <p className={styles.moq} title={words('productList.moqInFull')}>
          <Filled word="productList.moq" name="quantity">
            <bdi>{`${formatNumber(minOrderQuantity, language)} ${unit(product.unit, minOrderQuantity)}`}</bdi>
          </Filled>
        </p>
      )}
    </>
  )
}
