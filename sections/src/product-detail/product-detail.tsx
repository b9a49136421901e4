import { type DataOf, LayoutStep, Slot, type ViewProps } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import { framed } from '../parts/frame/frame.ts'
import { MissingProduct } from '../parts/product-facts/missing-product.tsx'
import { isWithoutProducts, productOf } from '../parts/product-facts/product-of.ts'
import { Sheet } from '../parts/sheet/sheet.tsx'
import { AskBar } from './ask-bar.tsx'
import { Blocks } from './blocks.tsx'
import { Box } from './box.tsx'
import { Gallery } from './gallery.tsx'
import type { load } from './load.ts'
import styles from './product-detail.module.css'
import type { ProductDetailProps } from './spec.ts'

/** The page of one product: its pictures, what it costs and how it is ordered, and all that is known of it. */
export function ProductDetail({ id, props, root, data }: ViewProps<ProductDetailProps, DataOf<typeof load>>) {
  const product = productOf(data)
  return (
    <article {...root} className={framed(styles.detail)}>
      {product ? (
        <Contents isSheet={!props.product}>
          <Gallery product={product} zoom={props.zoom} />
          <div className={styles.side}>
            <LayoutStep />
            <Box
              id={id}
              product={product}
              shows={props}
              countries={data.countries?.items ?? []}
              shipping={data.shipping}
              trade={data.trade}
            />
            <LayoutStep />
          </div>
          <Blocks id={id} product={product} shows={props} />
        </Contents>
      ) : (
        <MissingProduct isWithoutProducts={isWithoutProducts(data)} />
      )}
      <Slot name="below" className={styles.below} />
      {product && <AskBar id={id} product={product} shows={props} />}
    </article>
  )
}

/** On a page that is about the product, it is what is printed; on any other one it is a part of that page. */
function Contents({ isSheet, children }: { readonly isSheet: boolean; readonly children: ReactNode }) {
  const content = <div className={styles.parts}>{children}</div>
  return isSheet ? <Sheet>{content}</Sheet> : content
}
