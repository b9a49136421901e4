import { type DataOf, drawText, Filled, formatDate, inLanguage, useStage, type ViewProps } from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import { ArticleHead, ArticleText } from '../parts/article/article.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Missing } from '../parts/missing/missing.tsx'
import { neighboursOf, relatedTo } from './articles.ts'
import type { load } from './load.ts'
import { Neighbours } from './neighbours.tsx'
import styles from './news-detail.module.css'
import { Related } from './related.tsx'
import type { NewsDetailProps } from './spec.ts'

const all = { type: 'page', pageType: 'info', newTab: false } as const

/** The page of one article: its head, its text, and where one may read on. */
export function NewsDetail({ id, props, root, data }: ViewProps<NewsDetailProps, DataOf<typeof load>>) {
  const stage = useStage()
  const { language, words } = stage
  const article = data.article ?? data.first?.items[0]
  const newest = data.newest?.items ?? []
  const neighbours = article && props.showNeighbours ? neighboursOf(article, newest) : {}
  return (
    <article {...root} className={framed(styles.detail)}>
      {article ? (
        <>
          <ArticleHead
            title={article.props.title}
            level={props.titleLevel}
            summary={props.showSummary ? article.props.summary : undefined}
            image={props.showPicture ? article.props.image : undefined}
            languages={article.languages}
            look={props.look}
            back={props.showBack ? { to: all, label: words('newsDetail.all') } : undefined}
          >
            {props.showCategory && article.props.category && (
              <strong {...inLanguage(article.languages?.category, stage)}>{drawText(article.props.category)}</strong>
            )}
            {props.showDate && <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, language)}</time>}
            {props.showAuthor && article.props.author && (
              <span>
                <Filled word="newsDetail.by" name="author">
                  <bdi>{drawText(article.props.author)}</bdi>
                </Filled>
              </span>
            )}
          </ArticleHead>
          <ArticleText
            id={id}
            body={article.props.body as RichTextValue | undefined}
            languages={article.languages}
            showContents={props.showContents}
          />
          <Neighbours articles={neighbours} />
          <Related articles={relatedTo(article, newest, props.related, neighbours)} />
        </>
      ) : (
        <Missing
          icon="file-text"
          reason={words(data.first ? 'newsDetail.none' : 'newsDetail.missing')}
          to={data.first ? undefined : all}
          label={words('newsDetail.all')}
        />
      )}
    </article>
  )
}
