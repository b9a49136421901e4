import { type DataOf, formatNumber, useStage, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { offersPages, useList } from '../parts/listing/choice.ts'
import { Filters } from '../parts/listing/filters.tsx'
import { Nothing } from '../parts/listing/nothing.tsx'
import { Pages } from '../parts/listing/pages.tsx'
import { listingOf, type load } from './load.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-list.module.css'
import type { ProductListProps } from './spec.ts'
import { useWording } from './wording.ts'

/** Products as cards: a catalogue with its filters and pages, or a choice of them on any page. */
export function ProductList({ props, root, data }: ViewProps<ProductListProps, DataOf<typeof load>>) {
  const { language, words } = useStage()
  const wording = useWording()
  const listing = listingOf(props)
  const list = useList(listing)
  const { products, collections } = data
  const items = products?.items ?? []
  const isCatalogue = offersPages(listing) && (props.showSearch || props.showCategories)
  return (
    <section {...root} className={framed(styles.list)}>
      <Head />
      <Filters
        listing={listing}
        list={list}
        wording={wording}
        categories={(collections?.items ?? []).map((collection) => ({
          value: collection.slug,
          name: collection.props.name,
          language: collection.languages?.name,
        }))}
      />
      {products && isCatalogue && (
        <p role="status" className={styles.count}>
          {words(list.choice.q === '' ? 'productList.count' : 'productList.countFor', {
            count: products.total,
            total: formatNumber(products.total, language),
            // Isolated: what was typed may run the other way.
            q: `\u2068${list.choice.q}\u2069`,
          })}
        </p>
      )}
      {items.length > 0 ? (
        <Items carousel={props.layout === 'carousel'} label={props.title} className={styles.items}>
          {items.map((product, at) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                shows={props}
                level={levelBelow(props)}
                first={props.titleLevel === 'h1' && at === 0}
              />
            </li>
          ))}
        </Items>
      ) : (
        <Nothing
          wording={wording}
          isFiltered={list.choice.q !== '' || list.choice.category !== ''}
          isAnswered={products !== undefined}
          clearHref={list.href({})}
        />
      )}
      {products && offersPages(listing) && (
        <Pages list={list} wording={wording} total={products.total} pageSize={products.pageSize} />
      )}
    </section>
  )
}
