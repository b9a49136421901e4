import { Icon, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { ratioFrame, ratioPicture } from '../parts/ratio/ratio.ts'
import styles from './event.module.css'
import type { TimelineItem, TimelineProps } from './spec.ts'
import looks from './timeline.module.css'

const { Button, Image, Text } = viewParts<TimelineProps>()

/** What happened, or will happen, one after the other: along a line, in a row, or as a short list. */
export function Timeline({ props, root }: ViewProps<TimelineProps>) {
  const { items, look } = props
  const isRow = look === 'horizontal'
  const events = items.map((item) => <Event key={item.id} item={item} look={look} level={levelBelow(props)} />)
  return (
    <section {...root} className={framed(looks.timeline)}>
      <Head />
      {items.length > 0 &&
        (isRow ? (
          <Items carousel ordered label={props.title} className={looks.row}>
            {events}
          </Items>
        ) : (
          <ol className={looks.events}>{events}</ol>
        ))}
    </section>
  )
}

interface EventProps {
  readonly item: TimelineItem
  readonly look: TimelineProps['look']
  readonly level: 'h2' | 'h3'
}

function Event({ item: { id, image, icon }, look, level }: EventProps) {
  return (
    <li className={styles.event}>
      {look !== 'list' && (
        <span className={styles.rail} aria-hidden="true">
          <span className={styles.marker}>{icon && <Icon name={icon} />}</span>
        </span>
      )}
      <div className={styles.when}>
        <Text path={`items[${id}].date`} as="p" className={styles.date} />
        {image?.src && (
          <div className={ratioFrame(styles.frame)}>
            <Image
              path={`items[${id}].image`}
              sizes={look === 'list' ? '9rem' : '(width < 768px) 86vw, 32rem'}
              className={ratioPicture()}
            />
          </div>
        )}
      </div>
      <div className={styles.what}>
        <Text path={`items[${id}].title`} as={level} className={styles.title} />
        <Text path={`items[${id}].text`} as="p" className={styles.text} />
        <Button path={`items[${id}].button`} />
      </div>
    </li>
  )
}
