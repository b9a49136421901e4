import { drawText } from '@vitrine/renderer'
import type { ChatProduct } from '../machine/state.ts'
import styles from './product-card.module.css'

/** A product that was chosen, with its picture. */
export const ProductCard = ({ product: { name, lang, dir, model, picture } }: { readonly product: ChatProduct }) => (
  <span className={styles.card}>
    {picture ? (
      // The name stands beside it.
      <img src={picture} alt="" width={64} height={64} className={styles.picture} />
    ) : (
      <span className={styles.picture} />
    )}
    <span className={styles.named}>
      <bdi lang={lang} dir={dir} className={styles.name}>
        {drawText(name)}
      </bdi>
      {model && (
        <bdi dir="ltr" className={styles.model}>
          {drawText(model)}
        </bdi>
      )}
    </span>
  </span>
)
