import {
  type DataOf,
  drawText,
  Filled,
  formatDate,
  inLanguage,
  useStage,
  type ViewProps,
  viewParts,
} from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import { ArticleHead, ArticleText } from '../article/article.tsx'
import { type Article, type ArticleKind, linkToAll } from '../article/kinds.ts'
import { framed } from '../frame/frame.ts'
import { Missing } from '../nothing/missing.tsx'
import { AskButton } from '../product-facts/ask.tsx'
import styles from './article-detail.module.css'
import type { ArticleDetailProps } from './article-detail-props.ts'
import { neighboursOf, productsOf, relatedTo } from './choose.ts'
import { ArticleFacts } from './facts.tsx'
import { loadDetail } from './load.ts'
import { Related, UsedProducts } from './more.tsx'
import { Neighbours } from './neighbours.tsx'

const { Text } = viewParts<ArticleDetailProps>()

interface KindProps extends ViewProps<ArticleDetailProps, DataOf<ReturnType<typeof loadDetail>>> {
  readonly kind: ArticleKind
}

/** The page of one case or article: its head, its text and what is known of it, and where one may read on. */
function ArticleDetail({ kind, id, props, root, data }: KindProps) {
  const { words } = useStage()
  const shown: Article | undefined = data.shown ?? data.first?.items[0]
  const all = linkToAll(kind)
  const label = words(`listing.all.${kind}`)
  if (!shown)
    return (
      <article {...root} className={framed(styles.detail)}>
        <Missing
          icon="file-text"
          reason={words(data.first ? `listing.none.${kind}` : `article.missing.${kind}`)}
          to={data.first ? undefined : all}
          label={label}
        />
      </article>
    )
  const others: readonly Article[] = data.others?.items ?? []
  const neighbours = props.showNeighbours ? neighboursOf(shown, others) : {}
  return (
    <article {...root} className={framed(styles.detail)}>
      <ArticleHead
        title={shown.props.title}
        level={props.titleLevel}
        summary={props.showSummary ? shown.props.summary : undefined}
        image={props.showPicture ? shown.props.image : undefined}
        languages={shown.languages}
        look={props.look}
        back={props.showBack ? { to: all, label } : undefined}
      >
        {kind === 'info' && <Published article={shown} shows={props} />}
      </ArticleHead>
      {props.facts === 'above' && <ArticleFacts of={shown} shows={props} />}
      <ArticleText
        id={id}
        body={shown.props.body as RichTextValue | undefined}
        languages={shown.languages}
        showContents={props.showContents}
        aside={props.facts === 'beside' && <ArticleFacts of={shown} shows={props} />}
      >
        {props.showAsk && (
          <div className={styles.ask}>
            <Text path="askText" as="p" />
            <AskButton button={props.askButton} />
          </div>
        )}
      </ArticleText>
      <UsedProducts products={productsOf(shown, data.products?.items ?? [])} />
      <Neighbours kind={kind} articles={neighbours} />
      <Related kind={kind} articles={relatedTo(shown, others, props.related, neighbours)} />
    </article>
  )
}

interface PublishedProps {
  readonly article: Article
  readonly shows: ArticleDetailProps
}

/** What an article is about, when it was published and by whom. */
function Published({ article: { publishedAt, props, languages }, shows }: PublishedProps) {
  const stage = useStage()
  return (
    <>
      {shows.showCategory && props.category && (
        <strong {...inLanguage(languages?.category, stage)}>{drawText(props.category)}</strong>
      )}
      {shows.showDate && (
        <time dateTime={publishedAt}>{formatDate(publishedAt, stage.language, stage.site.dates)}</time>
      )}
      {shows.showAuthor && props.author && (
        <span>
          <Filled word="article.by" name="author">
            <bdi>{drawText(props.author)}</bdi>
          </Filled>
        </span>
      )}
    </>
  )
}

/** The view of a section that is the page of a case or an article, and what it loads. */
export const articleDetail = (kind: ArticleKind) => ({
  view: ({ id, props, root, data }: Omit<KindProps, 'kind'>) => (
    <ArticleDetail kind={kind} id={id} props={props} root={root} data={data} />
  ),
  load: loadDetail(kind),
})
