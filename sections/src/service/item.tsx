import { formatNumber, Icon, useStage, viewParts } from '@vitrine/renderer'
import { ratioFrame, ratioPicture } from '../parts/ratio/ratio.ts'
import styles from './item.module.css'
import type { ServiceItem, ServiceProps } from './spec.ts'

const { Button, Image, Text } = viewParts<ServiceProps>()

interface ItemProps {
  readonly item: ServiceItem
  readonly at: number
  readonly look: ServiceProps['look']
  readonly level: 'h2' | 'h3'
}

/** One service: its picture or icon, what it is called, and what belongs to it. */
export function Item({ item: { id, icon, image, points = [] }, at, look, level }: ItemProps) {
  const { language } = useStage()
  return (
    <li className={styles.item}>
      {look === 'numbered' && (
        // The list counts for ears.
        <span className={styles.number} aria-hidden="true">
          {formatNumber(at + 1, language)}
        </span>
      )}
      {image?.src ? (
        <div className={ratioFrame(styles.frame)}>
          <Image
            path={`items[${id}].image`}
            sizes={look === 'split' ? '6rem' : '(width < 768px) 100vw, 26rem'}
            className={ratioPicture()}
          />
        </div>
      ) : (
        icon && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )
      )}
      <div className={styles.text}>
        <Text path={`items[${id}].title`} as={level} className={styles.title} />
        <Text path={`items[${id}].text`} as="p" className={styles.words} />
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.id} className={styles.point}>
                <Icon name="check" />
                <Text path={`items[${id}].points[${point.id}].text`} />
              </li>
            ))}
          </ul>
        )}
        <Button path={`items[${id}].button`} className={styles.more} />
      </div>
    </li>
  )
}
