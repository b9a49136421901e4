import { drawText, inLanguage, useStage } from '@vitrine/renderer'
import styles from './attributes.module.css'
import type { Product } from './product-of.ts'

interface AttributesProps {
  readonly product: Product
  readonly kind: 'importantAttributes' | 'customAttributes'
  /** How many of them at most. */
  readonly most?: number
  readonly className?: string | undefined
}

/** What a product is, as names and values: in two columns where there is room. Nothing without any. */
export function Attributes({ product: { props, languages }, kind, most = 100, className }: AttributesProps) {
  const stage = useStage()
  const attributes = props[kind]?.slice(0, most) ?? []
  if (attributes.length === 0) return null
  return (
    <dl className={[styles.attributes, className].filter(Boolean).join(' ')}>
      {attributes.map(({ id, name, value }) => (
        <div key={id} className={styles.attribute}>
          <dt className={styles.name} {...inLanguage(languages?.[`${kind}[${id}].name`], stage)}>
            {drawText(name)}
          </dt>
          <dd className={styles.value} {...inLanguage(languages?.[`${kind}[${id}].value`], stage)}>
            <bdi>{drawText(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
