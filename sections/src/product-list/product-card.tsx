import { Image, inLanguage, Link, useStage } from '@vitrine/renderer'
import type { Product } from './load.ts'
import { Filled, formatNumber, Price, useUnit } from './price.tsx'
import styles from './product-list-card.module.css'
import type { ProductListProps } from './spec.ts'

interface ProductCardProps {
  readonly product: Product
  readonly shows: ProductListProps
  /** The level of the headings below the title of the list. */
  readonly level: 'h2' | 'h3'
  readonly sizes: string
  readonly first: boolean
}

/** One product: all of the card leads to it, through the one link that its name is. */
export function ProductCard({ product, shows, level: Heading, sizes, first }: ProductCardProps) {
  const stage = useStage()
  const { props, slug, languages } = product
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Image image={props.images?.[0]?.image} sizes={sizes} first={first} className={styles.picture} />
      </div>
      <div className={styles.text}>
        {shows.showModel && props.model && (
          <p className={styles.model}>
            <bdi dir="ltr">{props.model}</bdi>
          </p>
        )}
        <Heading className={styles.name}>
          <Link
            to={{ type: 'page', pageType: 'product', id: slug, newTab: false }}
            className={styles.link}
            {...inLanguage(languages?.name, stage)}
          >
            {props.name}
          </Link>
        </Heading>
        {shows.showSummary && props.summary && (
          <p className={styles.summary} {...inLanguage(languages?.summary, stage)}>
            {props.summary}
          </p>
        )}
      </div>
      {(shows.showPrice || shows.showMoq) && <Terms product={product} shows={shows} />}
    </article>
  )
}

function Terms({ product: { props }, shows }: Pick<ProductCardProps, 'product' | 'shows'>) {
  const { language, words } = useStage()
  const unit = useUnit()
  const { minOrderQuantity } = props
  return (
    <div className={styles.terms}>
      {shows.showPrice && (
        <p className={styles.cost}>
          <Price product={props} className={styles.price} />
        </p>
      )}
      {shows.showMoq && minOrderQuantity !== undefined && (
        <p className={styles.moq} title={words('productList.moqInFull')}>
          <Filled word="productList.moq" name="quantity">
            <bdi>{`${formatNumber(minOrderQuantity, language)} ${unit(props.unit)}`}</bdi>
          </Filled>
        </p>
      )}
    </div>
  )
}
