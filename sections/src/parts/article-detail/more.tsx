import { drawText, formatDate, inLanguage, useStage } from '@vitrine/renderer'
import { type Article, type ArticleKind, linkTo } from '../article/kinds.ts'
import { More } from '../article/more.tsx'
import { Card, sizesOf } from '../card/card.tsx'
import type { ArticleProduct } from './choose.ts'

/** The products that something was built with, as cards; nothing without any. */
export function UsedProducts({ products }: { readonly products: readonly ArticleProduct[] }) {
  const { words } = useStage()
  if (products.length === 0) return null
  return (
    <More title={words('article.products')} small>
      {products.map(({ id, slug, props, languages }) => (
        <li key={id}>
          <Card
            to={{ type: 'page', pageType: 'product', id: slug, newTab: false }}
            name={props.name}
            namedBy="name"
            image={props.images?.[0]?.image}
            languages={languages}
            level="h3"
            sizes={sizesOf({ layout: 'grid', columns: 4 })}
            over={props.model && <bdi dir="ltr">{drawText(props.model)}</bdi>}
          />
        </li>
      ))}
    </More>
  )
}

interface RelatedProps {
  readonly kind: ArticleKind
  readonly articles: readonly Article[]
}

/** Further articles as cards: cases with their field, news with their date. Nothing without any. */
export function Related({ kind, articles }: RelatedProps) {
  const stage = useStage()
  if (articles.length === 0) return null
  return (
    <More title={stage.words(`article.more.${kind}`)}>
      {articles.map((article) => (
        <li key={article.id}>
          <Card
            to={linkTo(kind, article)}
            name={article.props.title}
            image={article.props.image}
            languages={article.languages}
            level="h3"
            sizes={sizesOf({ layout: 'grid', columns: 3 })}
            over={
              kind === 'info' ? (
                <time dateTime={article.publishedAt}>
                  {formatDate(article.publishedAt, stage.language, stage.site.dates)}
                </time>
              ) : (
                article.props.category && (
                  <span {...inLanguage(article.languages?.category, stage)}>{drawText(article.props.category)}</span>
                )
              )
            }
          />
        </li>
      ))}
    </More>
  )
}
