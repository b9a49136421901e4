import { drawText, Icon, inLanguage, Link, useStage } from '@vitrine/renderer'
import { type ArticleNeighbours, linkTo } from './articles.ts'
import styles from './news-detail.module.css'

/** The way to the articles that were published before and after one. */
export function Neighbours({ articles: { newer, older } }: { readonly articles: ArticleNeighbours }) {
  const stage = useStage()
  const { words } = stage
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label={words('newsDetail.neighbours')}>
      {older && (
        <Link to={linkTo(older)} className={styles.way}>
          <span className={styles.where}>
            <Icon name="arrow-left" />
            {words('newsDetail.older')}
          </span>
          <span className={styles.title} {...inLanguage(older.languages?.title, stage)}>
            {drawText(older.props.title)}
          </span>
        </Link>
      )}
      {newer && (
        <Link to={linkTo(newer)} className={`${styles.way} ${styles.onward}`}>
          <span className={styles.where}>
            {words('newsDetail.newer')}
            <Icon name="arrow-right" />
          </span>
          <span className={styles.title} {...inLanguage(newer.languages?.title, stage)}>
            {drawText(newer.props.title)}
          </span>
        </Link>
      )}
    </nav>
  )
}
