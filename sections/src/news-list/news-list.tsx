import { type DataOf, formatDate, formatNumber, inLanguage, useStage, type ViewProps } from '@vitrine/renderer'
import { Card, sizesOf } from '../parts/card/card.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { offersPages, useList } from '../parts/listing/choice.ts'
import { Filters } from '../parts/listing/filters.tsx'
import { Nothing } from '../parts/listing/nothing.tsx'
import { Pages } from '../parts/listing/pages.tsx'
import { listingOf, type load } from './load.ts'
import styles from './news-list.module.css'
import type { NewsListProps } from './spec.ts'
import { useWording } from './wording.ts'

/** Articles as cards: all the news with their categories, or the latest few on any page. */
export function NewsList({ props, root, data }: ViewProps<NewsListProps, DataOf<typeof load>>) {
  const stage = useStage()
  const { language, words } = stage
  const wording = useWording()
  const listing = listingOf(props)
  const list = useList(listing)
  const { articles, categories = [] } = data
  const items = articles?.items ?? []
  return (
    <section {...root} className={framed(styles.list)}>
      <Head />
      <Filters listing={listing} list={list} wording={wording} categories={categories} />
      {articles && list.choice.q !== '' && (
        <p role="status" className={styles.count}>
          {words('newsList.countFor', {
            count: articles.total,
            total: formatNumber(articles.total, language),
            // Isolated: what was typed may run the other way.
            q: `\u2068${list.choice.q}\u2069`,
          })}
        </p>
      )}
      {items.length > 0 ? (
        <Items carousel={props.layout === 'carousel'} label={props.title} className={styles.items}>
          {items.map(({ id, slug, publishedAt, props: article, languages }, at) => (
            <li key={id}>
              <Card
                to={{ type: 'page', pageType: 'info-detail', id: slug, newTab: false }}
                name={article.title}
                summary={props.showSummary ? article.summary : undefined}
                image={article.image}
                languages={languages}
                level={levelBelow(props)}
                sizes={sizesOf(props)}
                first={props.titleLevel === 'h1' && at === 0}
                over={
                  (props.showDate || (props.showCategory && article.category)) && (
                    <>
                      {props.showDate && <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>}
                      {props.showCategory && article.category && (
                        <span className={styles.category} {...inLanguage(languages?.category, stage)}>
                          {article.category}
                        </span>
                      )}
                    </>
                  )
                }
              />
            </li>
          ))}
        </Items>
      ) : (
        <Nothing
          wording={wording}
          isFiltered={list.choice.q !== '' || list.choice.category !== ''}
          isAnswered={articles !== undefined}
          clearHref={list.href({})}
        />
      )}
      {articles && offersPages(listing) && (
        <Pages list={list} wording={wording} total={articles.total} pageSize={articles.pageSize} />
      )}
    </section>
  )
}
