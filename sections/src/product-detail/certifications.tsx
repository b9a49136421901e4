import { drawText, Icon, Image, inLanguage, useStage } from '@vitrine/renderer'
import { Enlarge } from '../parts/enlarge/enlarge.tsx'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './certifications.module.css'

/** What the product is certified by; a picture of the paper opens in the whole window. */
export function Certifications({ product: { props, languages } }: { readonly product: Product }) {
  const stage = useStage()
  return (
    <ul className={styles.certifications}>
      {props.certifications?.map(({ id, name, number, image }) => (
        <li key={id} className={styles.certification}>
          {image?.src ? (
            <Enlarge image={image} name={name} className={styles.paper}>
              <Image image={image} sizes="5rem" />
            </Enlarge>
          ) : (
            <Icon name="badge-check" className={styles.sign} />
          )}
          <p className={styles.words}>
            <span className={styles.name} {...inLanguage(languages?.[`certifications[${id}].name`], stage)}>
              {drawText(name)}
            </span>
            {number && (
              <bdi dir="ltr" className={styles.number}>
                {drawText(number)}
              </bdi>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
