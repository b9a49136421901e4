import { drawText, formatDate, Icon, inLanguage, useStage } from '@vitrine/renderer'
import { type Article, type ArticleKind, linkTo } from '../article/kinds.ts'
import { Card, sizesOf } from '../card/card.tsx'
import styles from './article-list.module.css'
import type { ArticleListProps } from './article-list-props.ts'

interface ArticleCardProps {
  readonly kind: ArticleKind
  readonly article: Article
  readonly shows: ArticleListProps
  readonly level: 'h2' | 'h3'
  readonly first: boolean
}

/** One article of a list: its date and field above the name, and for whom, where and when below it. */
export function ArticleCard({ kind, article, shows, level, first }: ArticleCardProps) {
  const stage = useStage()
  const { publishedAt, props, languages } = article
  const category = shows.showCategory && props.category
  return (
    <Card
      to={linkTo(kind, article)}
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
            {shows.showDate && (
              <time dateTime={publishedAt}>{formatDate(publishedAt, stage.language, stage.site.dates)}</time>
            )}
            {category && (
              <span className={styles.category} {...inLanguage(languages?.category, stage)}>
                {drawText(category)}
              </span>
            )}
          </>
        )
      }
      under={factsOf(article, shows) && <Facts article={article} shows={shows} />}
    />
  )
}

type FactsProps = Pick<ArticleCardProps, 'article' | 'shows'>

/** What is known of an article and shown of it; `undefined` for nothing. */
function factsOf({ props }: Article, shows: ArticleListProps) {
  const customer = shows.showCustomer ? props.customer : undefined
  const place = shows.showPlace ? props.place : undefined
  const year = shows.showYear ? props.year : undefined
  return customer || place || year ? { customer, place, year } : undefined
}

function Facts({ article, shows }: FactsProps) {
  const stage = useStage()
  const { languages } = article
  const { customer, place, year } = factsOf(article, shows) ?? {}
  return (
    <dl className={styles.facts}>
      {customer && (
        <div className={styles.fact}>
          <dt className="visually-hidden">{stage.words('article.customer')}</dt>
          <dd className={styles.customer} {...inLanguage(languages?.customer, stage)}>
            {drawText(customer)}
          </dd>
        </div>
      )}
      {place && (
        <div className={styles.fact}>
          <dt className={styles.sign}>
            <Icon name="map-pin" />
            <span className="visually-hidden">{stage.words('article.place')}</span>
          </dt>
          <dd {...inLanguage(languages?.place, stage)}>{drawText(place)}</dd>
        </div>
      )}
      {year && (
        <div className={styles.fact}>
          <dt className="visually-hidden">{stage.words('article.year')}</dt>
          <dd>{year}</dd>
        </div>
      )}
    </dl>
  )
}
