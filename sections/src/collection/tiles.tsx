import { drawText, Icon, Image, inLanguage, Link, useStage } from '@vitrine/renderer'
import type { Answer, collectionDetail, LinkValue } from '@vitrine/schemas'
import { withoutQuery } from '../parts/address/without-query.ts'
import { Card, sizesOf } from '../parts/card/card.tsx'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import styles from './collection.module.css'
import type { CollectionSectionProps } from './spec.ts'

export type CollectionTile = Answer<typeof collectionDetail>

interface TilesProps {
  readonly collections: readonly CollectionTile[]
  readonly shows: CollectionSectionProps
}

const linkTo = ({ slug }: CollectionTile): LinkValue => ({
  type: 'page',
  pageType: 'collections',
  id: slug,
  newTab: false,
})
/** The collections with their pictures; the one whose page this is stays out. */
export function Tiles({ collections, shows }: TilesProps) {
  const stage = useStage()
  const here = stage.visit.id && withoutQuery(stage.address(stage.visit.path))
  const others = collections.filter((one) => here === undefined || withoutQuery(stage.href(linkTo(one)) ?? '') !== here)
  const isOver = shows.words === 'over' && shows.layout !== 'list'
  const level = levelBelow(shows)
  const hasLarge = shows.firstLarge && shows.columns > 1 && shows.layout === 'grid'
  if (others.length === 0) return null
  const classes = [styles.items, hasLarge && styles.mosaic].filter(Boolean).join(' ')
  return (
    <>
      <Head />
      <Items carousel={shows.layout === 'carousel'} label={shows.title} className={classes}>
        {others.slice(0, shows.most).map((one, at) => (
          <li key={one.id}>
            {isOver ? (
              <Tile collection={one} shows={shows} level={level} isLarge={hasLarge && at === 0} />
            ) : (
              <Card
                to={linkTo(one)}
                name={one.props.name}
                namedBy="name"
                summary={shows.showSummary ? one.props.summary : undefined}
                image={one.props.image}
                languages={one.languages}
                level={level}
                sizes={sizesOf(shows)}
              />
            )}
          </li>
        ))}
      </Items>
    </>
  )
}

interface TileProps {
  readonly collection: CollectionTile
  readonly shows: CollectionSectionProps
  readonly level: 'h2' | 'h3'
  readonly isLarge: boolean
}

/** A collection whose words stand on its picture: all of it leads there, through the one link that its name is. */
function Tile({ collection, shows, level: Heading, isLarge }: TileProps) {
  const stage = useStage()
  const { props, languages } = collection
  return (
    <article className={styles.tile}>
      {props.image?.src && (
        <div className={styles.backdrop} {...inLanguage(languages?.['image.alt'], stage)}>
          <Image
            image={props.image}
            sizes={sizesOf(isLarge ? { layout: 'grid', columns: 2 } : shows)}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={linkTo(collection)} className={styles.link} {...inLanguage(languages?.name, stage)}>
            {drawText(props.name)}
          </Link>
        </Heading>
        {shows.showSummary && props.summary && (
          <p className={styles.summary} {...inLanguage(languages?.summary, stage)}>
            {drawText(props.summary)}
          </p>
        )}
      </div>
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </article>
  )
}
