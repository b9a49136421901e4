import { type DataOf, Image, inLanguage, useStage, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { MissingProduct } from '../parts/product-facts/missing-product.tsx'
import { isWithoutProducts, productOf } from '../parts/product-facts/product-of.ts'
import type { load } from './load.ts'
import styles from './product.module.css'
import type { ProductSectionProps } from './spec.ts'
import { ProductText } from './words.tsx'

/** One product in the spotlight, on any page. */
export function ProductSpotlight({ props, root, data }: ViewProps<ProductSectionProps, DataOf<typeof load>>) {
  const stage = useStage()
  const product = productOf(data)
  const first = product?.props.images?.[0]
  return (
    <section {...root} className={framed(styles.product)}>
      <Head />
      {product ? (
        <article className={styles.panel}>
          {(first || props.look !== 'banner') && (
            <div
              className={styles.frame}
              {...inLanguage(first && product.languages?.[`images[${first.id}].image.alt`], stage)}
            >
              <Image
                image={first?.image}
                sizes={props.look === 'banner' ? '(width < 768px) 100vw, 76rem' : '(width < 768px) 100vw, 38rem'}
                first={props.titleLevel === 'h1'}
                className={styles.picture}
              />
            </div>
          )}
          <ProductText product={product} shows={props} trade={data.trade} level={levelBelow(props)} />
        </article>
      ) : (
        <MissingProduct isWithoutProducts={isWithoutProducts(data)} />
      )}
    </section>
  )
}
