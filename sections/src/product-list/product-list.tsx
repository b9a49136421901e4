import { Button, type DataOf, Heading, Text, useStage, type ViewProps } from '@vitrine/renderer'
import { useList } from './choice-links.ts'
import { Filters } from './filters.tsx'
import { type load, offersPages } from './load.ts'
import { Nothing } from './nothing.tsx'
import { Pages } from './pages.tsx'
import { formatNumber } from './price.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-list.module.css'
import type { ProductListProps } from './spec.ts'

/** Products as cards: a catalogue with its filters and pages, or a choice of them on any page. */
export function ProductList({ props, root, data }: ViewProps<ProductListProps, DataOf<typeof load>>) {
  const { language, words } = useStage()
  const list = useList(props)
  const { products } = data
  const items = products?.items ?? []
  const isFiltered = list.choice.q !== '' || list.choice.category !== ''
  const isCatalogue = offersPages(props) && (props.showSearch || props.showCategories)
  return (
    <section {...root} className={styles.list}>
      <div className={styles.head}>
        <Heading path="title" className={styles.title} />
        <Text path="text" as="p" className={styles.lead} />
        <Button path="moreButton" className={styles.more} />
      </div>
      <Filters props={props} list={list} collections={data.collections?.items ?? []} />
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
        <ul className={styles.items} data-back={words('productList.previous')} data-forth={words('productList.next')}>
          {items.map((product, at) => (
            <li key={product.id} className={styles.item}>
              <ProductCard
                product={product}
                shows={props}
                level={props.title && props.titleLevel === 'h2' ? 'h3' : 'h2'}
                sizes={sizesOf(props)}
                first={props.titleLevel === 'h1' && at === 0}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing isFiltered={isFiltered} isAnswered={products !== undefined} clearHref={list.href({})} />
      )}
      {products && offersPages(props) && <Pages list={list} total={products.total} pageSize={products.pageSize} />}
    </section>
  )
}

/** How wide a picture is drawn, by the columns of a wide window. */
const sizesOf = ({ layout, columns }: ProductListProps): string =>
  layout === 'list' ? '(width < 768px) 7rem, 10rem' : `(width < 768px) 50vw, ${Math.round(76 / columns)}rem`
