import { Icon, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import type { TabsProps } from './spec.ts'
import styles from './tabs.module.css'

const { Button, Image, RichText, Text } = viewParts<TabsProps>()

/**
 * Texts of which one is shown at a time, by a row of tabs. The browser opens and closes them, finds words
 * in those that are closed, and shows one below the other where there is no room for a row.
 */
export function Tabs({ id, props, root }: ViewProps<TabsProps>) {
  const shown = props.items.filter(({ label }) => label.trim() !== '')
  const level = levelBelow(props)
  return (
    <section {...root} className={framed(styles.section)}>
      <Head />
      {shown.length > 0 && (
        <div className={styles.tabs}>
          {shown.map((item, at) => (
            <details key={item.id} className={styles.tab} name={`${id}-tabs`} open={at === 0}>
              <summary className={styles.label}>
                {item.icon && <Icon name={item.icon} className={styles.icon} />}
                <Text path={`items[${item.id}].label`} as={level} className={styles.words} />
              </summary>
              <div className={item.image?.src ? `${styles.panel} ${styles.split}` : styles.panel}>
                <div className={styles.side}>
                  <RichText path={`items[${item.id}].text`} className={styles.text} />
                  <Button path={`items[${item.id}].button`} className={styles.more} />
                </div>
                {item.image?.src && (
                  <Image
                    path={`items[${item.id}].image`}
                    sizes="(width < 768px) 90vw, 38rem"
                    className={styles.image}
                  />
                )}
              </div>
            </details>
          ))}
        </div>
      )}
    </section>
  )
}
