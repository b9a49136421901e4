import { Icon, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import type { StatisticsProps } from './spec.ts'
import styles from './statistics.module.css'

const { Text } = viewParts<StatisticsProps>()

/** Figures that say how big, how fast, how good a supplier is. */
export function Statistics({ props, root }: ViewProps<StatisticsProps>) {
  return (
    <section {...root} className={framed(styles.statistics)}>
      <Head />
      {props.items.length > 0 && (
        <dl className={styles.items}>
          {props.items.map(({ id, icon }) => (
            <div key={id} className={styles.item}>
              <dt className={styles.label}>
                <Text path={`items[${id}].label`} />
              </dt>
              <dd className={styles.figure}>
                {icon && <Icon name={icon} className={styles.icon} />}
                <span className={styles.value}>
                  <Text path={`items[${id}].value`} as="bdi" />
                </span>
              </dd>
              <Text path={`items[${id}].note`} as="dd" className={styles.note} />
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
