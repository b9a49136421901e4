import { formatDate, useStage } from '@vitrine/renderer'
import { More } from '../parts/article/more.tsx'
import { Card, sizesOf } from '../parts/card/card.tsx'
import { type Article, linkTo } from './articles.ts'

/** Further articles as cards; nothing without any. */
export function Related({ articles }: { readonly articles: readonly Article[] }) {
  const { language, words } = useStage()
  if (articles.length === 0) return null
  return (
    <More title={words('newsDetail.related')}>
      {articles.map((article) => (
        <li key={article.id}>
          <Card
            to={linkTo(article)}
            name={article.props.title}
            image={article.props.image}
            languages={article.languages}
            level="h3"
            sizes={sizesOf({ layout: 'grid', columns: 3 })}
            over={<time dateTime={article.publishedAt}>{formatDate(article.publishedAt, language)}</time>}
          />
        </li>
      ))}
    </More>
  )
}
