import { drawText, inLanguage, useStage } from '@vitrine/renderer'
import type { Article } from '../article/kinds.ts'
import styles from './article-detail.module.css'
import type { ArticleDetailProps } from './article-detail-props.ts'

interface FactsProps {
  readonly of: Article
  readonly shows: ArticleDetailProps
}

/** For whom something was built, where, when and in which field; nothing when nothing of it is known. */
export function ArticleFacts({ of: { props, languages }, shows }: FactsProps) {
  const stage = useStage()
  const { words } = stage
  const facts = [
    { name: 'customer', label: words('article.customer'), value: shows.showCustomer && props.customer },
    { name: 'place', label: words('article.place'), value: shows.showPlace && props.place },
    { name: 'year', label: words('article.year'), value: shows.showYear && props.year },
    { name: 'category', label: words('article.category'), value: shows.showCategory && props.category },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{label}</dt>
          <dd {...inLanguage(languages?.[name], stage)}>{drawText(String(value))}</dd>
        </div>
      ))}
    </dl>
  )
}
