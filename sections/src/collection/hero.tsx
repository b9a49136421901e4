import { drawText, formatNumber, Icon, Image, inLanguage, Link, useStage, viewParts } from '@vitrine/renderer'
import type { LinkValue } from '@vitrine/schemas'
import { wide } from '../parts/frame/frame.ts'
import { ratioFrame, ratioPicture } from '../parts/ratio/ratio.ts'
import styles from './hero.module.css'
import type { CollectionSectionProps } from './spec.ts'
import type { CollectionTile } from './tiles.tsx'

const { Button, Text } = viewParts<CollectionSectionProps>()

const all: LinkValue = { type: 'page', pageType: 'products', newTab: false }

interface HeroProps {
  readonly collection: CollectionTile
  readonly shows: CollectionSectionProps
  /** How many products it has, where that is known. */
  readonly total: number | undefined
}

/** The head of a collection's page: its name, what it is, how much there is of it, and its picture. */
export function Hero({ collection: { props, languages }, shows, total }: HeroProps) {
  const stage = useStage()
  const { language, words } = stage
  const isOver = shows.words === 'over'
  const Title = shows.titleLevel
  return (
    <header className={isOver ? `${styles.hero} ${styles.over} ${wide}` : styles.hero}>
      <div className={styles.words}>
        {shows.showBack && stage.href(all) !== undefined && (
          <Link to={all} className={styles.back}>
            <Icon name="arrow-left" />
            {words('listing.all.product')}
          </Link>
        )}
        <Text path="eyebrow" as="p" className={styles.eyebrow} />
        <Title {...inLanguage(languages?.name, stage)}>{drawText(props.name)}</Title>
        {shows.showSummary && props.summary && (
          <p className={styles.summary} {...inLanguage(languages?.summary, stage)}>
            {drawText(props.summary)}
          </p>
        )}
        {total !== undefined && total > 0 && (
          <p className={styles.count}>
            {words('listing.count.product', { count: total, total: formatNumber(total, language) })}
          </p>
        )}
        <Button path="moreButton" className={styles.more} />
      </div>
      {props.image?.src && (
        <div className={ratioFrame(styles.frame)} {...inLanguage(languages?.['image.alt'], stage)}>
          <Image
            image={props.image}
            sizes={isOver ? '100vw' : '(width < 768px) 100vw, 38rem'}
            first
            className={ratioPicture()}
          />
        </div>
      )}
    </header>
  )
}
