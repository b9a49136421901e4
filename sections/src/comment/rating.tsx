import { formatNumber, useStage } from '@vitrine/renderer'
import type { CSSProperties } from 'react'
import styles from './rating.module.css'

interface RatingProps {
  /** From 0 to 5. */
  readonly rating: number
  /** The figure stands beside it in words, so that the stars are for eyes only. */
  readonly isSaid?: boolean
}

/** Five stars, as many of them filled as the rating says. */
export function Rating({ rating, isSaid = false }: RatingProps) {
  const { language, words } = useStage()
  const share = { '--share': `${rating * 20}%` } as CSSProperties
  if (isSaid) return <span className={styles.stars} style={share} aria-hidden="true" />
  return (
    <span
      role="img"
      aria-label={words('comment.rating', { rating: formatNumber(rating, language) })}
      className={styles.stars}
      style={share}
    />
  )
}
