import { AskAbout } from './ask-about.tsx'
import styles from './ask-bar.module.css'
import type { PartOfProduct } from './part-of-product.ts'

/**
 * The way to ask, held at the end of the window on a phone while the product is read. With script it is hidden
 * as long as another button to ask is in view.
 */
export function AskBar({ id, product, shows }: PartOfProduct) {
  return (
    <div className={styles.bar} data-while-unseen="[data-ask]:not([data-while-unseen] *)">
      <AskAbout id={id} product={product} shows={shows} />
    </div>
  )
}
