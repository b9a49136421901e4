import type { DataOf, ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { List } from '../parts/listing/list.tsx'
import { listingOf, type load } from './load.ts'
import { NewsCard } from './news-card.tsx'
import styles from './news-list.module.css'
import type { NewsListProps } from './spec.ts'
import { useWording } from './wording.ts'

/** Articles as cards: all the news with their categories, or the latest few on any page. */
export function NewsList({ props, root, data }: ViewProps<NewsListProps, DataOf<typeof load>>) {
  const wording = useWording()
  return (
    <section {...root} className={framed(styles.list)}>
      <Head />
      <List
        listing={listingOf(props)}
        wording={wording}
        categories={data.categories ?? []}
        answer={data.articles}
        counted={{ found: 'newsList.countFor' }}
        label={props.title}
        className={styles.items}
      >
        {(article, at) => (
          <NewsCard
            article={article}
            shows={props}
            level={levelBelow(props)}
            first={props.titleLevel === 'h1' && at === 0}
          />
        )}
      </List>
    </section>
  )
}
