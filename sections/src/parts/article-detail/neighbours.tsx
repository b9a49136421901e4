import { drawText, Icon, inLanguage, Link, useStage } from '@vitrine/renderer'
import { type ArticleKind, linkTo } from '../article/kinds.ts'
import type { ArticleNeighbours } from './choose.ts'
import styles from './neighbours.module.css'

interface NeighboursProps {
  readonly kind: ArticleKind
  readonly articles: ArticleNeighbours
}

/** The way to the articles that were published before and after one. */
export function Neighbours({ kind, articles: { newer, older } }: NeighboursProps) {
  const stage = useStage()
  const { words } = stage
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label={words('article.neighbours')}>
      {older && (
        <Link to={linkTo(kind, older)} className={styles.way}>
          <span className={styles.where}>
            <Icon name="arrow-left" />
            {words('article.older')}
          </span>
          <span className={styles.title} {...inLanguage(older.languages?.title, stage)}>
            {drawText(older.props.title)}
          </span>
        </Link>
      )}
      {newer && (
        <Link to={linkTo(kind, newer)} className={`${styles.way} ${styles.onward}`}>
          <span className={styles.where}>
            {words('article.newer')}
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
