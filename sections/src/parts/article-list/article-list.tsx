import type { DataOf, ViewProps } from '@vitrine/renderer'
import type { Article, ArticleKind } from '../article/kinds.ts'
import { framed } from '../frame/frame.ts'
import { Head, levelBelow } from '../head/head.tsx'
import { ListingItems } from '../listing/list.tsx'
import { ArticleCard } from './article-card.tsx'
import styles from './article-list.module.css'
import type { ArticleListProps } from './article-list-props.ts'
import { articleListing, loadList } from './load.ts'

interface KindProps extends ViewProps<ArticleListProps, DataOf<ReturnType<typeof loadList>>> {
  readonly kind: ArticleKind
}

/** Cases or news as cards: all of them with their categories, or a few on any page. */
function ArticleList({ kind, props, root, data }: KindProps) {
  return (
    <section {...root} className={framed(styles.list)}>
      <Head />
      <ListingItems<Article>
        kind={kind}
        listing={articleListing(props)}
        categories={data.categories ?? []}
        answer={data.articles}
        isCounted={kind === 'case'}
        label={props.title}
        className={styles.items}
      >
        {(article, at) => (
          <ArticleCard
            kind={kind}
            article={article}
            shows={props}
            level={levelBelow(props)}
            first={props.titleLevel === 'h1' && at === 0}
          />
        )}
      </ListingItems>
    </section>
  )
}

/** The view of a section that lists cases or news, and what it loads. */
export const articleList = (kind: ArticleKind) => ({
  view: ({ id, props, root, data }: Omit<KindProps, 'kind'>) => (
    <ArticleList kind={kind} id={id} props={props} root={root} data={data} />
  ),
  load: loadList(kind),
})
