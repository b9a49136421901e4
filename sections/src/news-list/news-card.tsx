import { drawText, formatDate, inLanguage, useStage } from '@vitrine/renderer'
import { Card, sizesOf } from '../parts/card/card.tsx'
import type { Article } from './load.ts'
import styles from './news-list.module.css'
import type { NewsListProps } from './spec.ts'

interface NewsCardProps {
  readonly article: Article
  readonly shows: NewsListProps
  readonly level: 'h2' | 'h3'
  readonly first: boolean
}

/** One article of a list: when it was written, what it is about. */
export function NewsCard({ article, shows, level, first }: NewsCardProps) {
  const stage = useStage()
  const { slug, publishedAt, props, languages } = article
  const category = shows.showCategory && props.category
  return (
    <Card
      to={{ type: 'page', pageType: 'info-detail', id: slug, newTab: false }}
      name={props.title}
      summary={shows.showSummary ? props.summary : undefined}
      image={props.image}
      languages={languages}
      level={level}
      sizes={sizesOf(shows)}
      first={first}
      over={
        (shows.showDate || category) && (
          <>
            {shows.showDate && <time dateTime={publishedAt}>{formatDate(publishedAt, stage.language)}</time>}
            {category && (
              <span className={styles.category} {...inLanguage(languages?.category, stage)}>
                {drawText(category)}
              </span>
            )}
          </>
        )
      }
    />
  )
}
