import type { ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { Certificate } from './certificate.tsx'
import styles from './certificates.module.css'
import type { CertificatesProps } from './spec.ts'

/** The papers that say what others have tested. */
export function Certificates({ props, root }: ViewProps<CertificatesProps>) {
  return (
    <section {...root} className={framed(styles.certificates)}>
      <Head />
      {props.items.length > 0 && (
        <Items carousel={props.look === 'row'} label={props.title} className={styles.items}>
          {props.items.map((item) => (
            <li key={item.id}>
              <Certificate item={item} shows={props} level={levelBelow(props)} />
            </li>
          ))}
        </Items>
      )}
    </section>
  )
}
