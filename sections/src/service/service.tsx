import { type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { Item } from './item.tsx'
import styles from './service.module.css'
import type { ServiceProps } from './spec.ts'

const { Image } = viewParts<ServiceProps>()

/** What a supplier does for its customers: side by side, as steps, or beside a picture. */
export function ServiceView({ props, root }: ViewProps<ServiceProps>) {
  const { items, look } = props
  const isSplit = look === 'split'
  const list = items.length > 0 && (
    <Items ordered={look === 'numbered'} className={styles.items}>
      {items.map((item, at) => (
        <Item key={item.id} item={item} at={at} look={look} level={levelBelow(props)} />
      ))}
    </Items>
  )
  return (
    <section {...root} className={framed(styles.service)}>
      {isSplit ? (
        <div className={styles.split}>
          <div className={styles.picture}>
            <Image path="image" sizes="(width < 768px) 100vw, 38rem" className={styles.image} />
          </div>
          <div className={styles.side}>
            <Head stacked />
            {list}
          </div>
        </div>
      ) : (
        <>
          <Head />
          {list}
        </>
      )}
    </section>
  )
}
