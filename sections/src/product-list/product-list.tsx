import { type DataOf, useStage, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { offersPages } from '../parts/listing/choice.ts'
import { ListingItems } from '../parts/listing/list.tsx'
import { productsHeight } from './estimate.ts'
import { type load, productListing, shownProducts } from './load.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-list.module.css'
import type { ProductListProps } from './spec.ts'

/** Products as cards: a catalogue with its filters and pages, or a choice of them on any page. */
export function ProductList({ props, root, data }: ViewProps<ProductListProps, DataOf<typeof load>>) {
  const { visit } = useStage()
  const listing = productListing(props, visit)
  return (
    <section {...root} className={framed(styles.list)}>
      <Head />
      <ListingItems
        kind="product"
        itemHeight={(product, screen) => productsHeight([product], props, screen)}
        listing={listing}
        categories={(data.collections?.items ?? []).map((collection) => ({
          value: collection.slug,
          name: collection.props.name,
          language: collection.languages?.name,
          count: data.products?.categoryCounts && (data.products.categoryCounts[collection.slug] ?? 0),
        }))}
        facets={data.products?.facets ?? []}
        answer={shownProducts(props, visit, data.products)}
        isCounted={offersPages(listing)}
        label={props.title}
        className={styles.items}
      >
        {(product, at) => (
          <ProductCard
            product={product}
            shows={props}
            level={levelBelow(props)}
            first={props.titleLevel === 'h1' && at === 0}
          />
        )}
      </ListingItems>
    </section>
  )
}
