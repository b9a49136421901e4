import { type DataOf, useStage, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Missing } from '../parts/nothing/missing.tsx'
import styles from './collection.module.css'
import { Hero } from './hero.tsx'
import type { load } from './load.ts'
import type { CollectionSectionProps } from './spec.ts'
import { Tiles } from './tiles.tsx'

/** The families of a range: all of them as tiles, or one as the head of its page. */
export function Collection({ props, root, data }: ViewProps<CollectionSectionProps, DataOf<typeof load>>) {
  const { words } = useStage()
  const { collections } = data
  const shown = data.shown ?? collections?.items[0]
  return (
    <section {...root} className={framed(styles.collection)}>
      {props.look === 'tiles' && collections && collections.items.length > 0 ? (
        <Tiles collections={collections.items} shows={props} />
      ) : props.look === 'hero' && shown ? (
        <Hero collection={shown} shows={props} total={data.products?.total} />
      ) : (
        <Missing
          icon="boxes"
          reason={words(
            collections ? 'collection.none' : props.look === 'hero' ? 'collection.missing' : 'collection.unavailable',
          )}
          to={collections ? undefined : { type: 'page', pageType: 'products', newTab: false }}
          label={words('listing.all.product')}
        />
      )}
    </section>
  )
}
