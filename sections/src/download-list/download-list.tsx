import { type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import styles from './download-list.module.css'
import { File } from './file.tsx'
import type { DownloadListProps } from './spec.ts'

const { Text } = viewParts<DownloadListProps>()

/** Files that buyers take with them: data sheets, certificates, drawings. */
export function DownloadList({ props, root }: ViewProps<DownloadListProps>) {
  return (
    <section {...root} className={framed(styles.downloads)}>
      <Head />
      {props.items.length > 0 && (
        <ul className={styles.items}>
          {props.items.map((item) => (
            <li key={item.id} className={styles.item}>
              <File item={item} level={levelBelow(props)}>
                <Text path={`items[${item.id}].title`} />
              </File>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
