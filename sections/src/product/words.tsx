import {
  drawText,
  Filled,
  formatNumber,
  inLanguage,
  Link,
  Price,
  useStage,
  useUnit,
  viewParts,
} from '@vitrine/renderer'
import type { LinkValue, SiteTradeTerms } from '@vitrine/schemas'
import { AskButton } from '../parts/product-facts/ask.tsx'
import { Attributes } from '../parts/product-facts/attributes.tsx'
import { MinimumNote } from '../parts/product-facts/minimum-note.tsx'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './product.module.css'
import type { ProductSectionProps } from './spec.ts'

const { Text } = viewParts<ProductSectionProps>()

interface WordsProps {
  readonly product: Product
  readonly shows: ProductSectionProps
  /** What the site says beside minimum order quantities. */
  readonly trade: SiteTradeTerms | undefined
  readonly level: 'h2' | 'h3'
}

/** What is said of the product, and the ways on. */
export function ProductText({ product, shows, trade, level: Heading }: WordsProps) {
  const stage = useStage()
  const { props, languages, slug } = product
  const to: LinkValue = { type: 'page', pageType: 'product', id: slug, newTab: false }
  return (
    <div className={styles.words}>
      <Text path="badge" as="p" className={styles.badge} />
      {shows.showModel && props.model && (
        <p className={styles.model}>
          <bdi dir="ltr">{drawText(props.model)}</bdi>
        </p>
      )}
      <Heading className={styles.name}>
        <Link to={to} className={styles.link} {...inLanguage(languages?.name, stage)}>
          {drawText(props.name)}
        </Link>
      </Heading>
      {shows.showSummary && props.summary && (
        <p className={styles.summary} {...inLanguage(languages?.summary, stage)}>
          {drawText(props.summary)}
        </p>
      )}
      <Text path="note" as="p" className={styles.note} />
      <Attributes product={product} kind="importantAttributes" most={shows.attributes} className={styles.attributes} />
      <Terms product={product} shows={shows} trade={trade} />
      {(shows.showDetails || shows.showAsk) && (
        <div className={styles.buttons}>
          {shows.showDetails && (
            <Link to={to} className="button">
              {shows.detailsLabel?.trim() ? <Text path="detailsLabel" /> : stage.words('product.details')}
            </Link>
          )}
          {shows.showAsk && <AskButton button={shows.askButton} product={product} look="button button-secondary" />}
        </div>
      )}
    </div>
  )
}

function Terms({ product: { props }, shows, trade }: Pick<WordsProps, 'product' | 'shows' | 'trade'>) {
  const { language } = useStage()
  const unit = useUnit()
  const least = shows.showMoq ? props.minOrderQuantity : undefined
  if (!shows.showPrice && least === undefined) return null
  return (
    <p className={styles.terms}>
      {shows.showPrice && (
        <span>
          <Price product={props} className={styles.price} />
        </span>
      )}
      {least !== undefined && (
        <span>
          <Filled word="product.moq" name="quantity">
            <bdi>{`${formatNumber(least, language)} ${unit(props.unit, least)}`}</bdi>
          </Filled>
          <MinimumNote trade={trade} className={styles.minimumNote} />
        </span>
      )}
    </p>
  )
}
