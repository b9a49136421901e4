import { formatNumber, useStage, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import styles from './comment.module.css'
import { Quote } from './quote.tsx'
import { Rating } from './rating.tsx'
import type { CommentProps } from './spec.ts'

/** What customers say: cards, a row, a wall, or one large quote. */
export function Comment({ props, root }: ViewProps<CommentProps>) {
  const { items, look } = props
  return (
    <section {...root} className={framed(styles.comment)}>
      <Head />
      {props.showAverage && <Average items={items} />}
      {items.length > 0 && (
        <Items
          carousel={look === 'row' || (look === 'single' && items.length > 1)}
          label={props.title}
          className={styles.items}
        >
          {items.map((item) => (
            <li key={item.id}>
              <Quote item={item} props={props} />
            </li>
          ))}
        </Items>
      )}
    </section>
  )
}

/** The mean of the ratings that are shown: nothing is claimed that cannot be read below it. */
function Average({ items }: Pick<CommentProps, 'items'>) {
  const { language, words } = useStage()
  const ratings = items.map(({ rating }) => rating).filter((rating) => rating !== undefined)
  if (ratings.length === 0) return null
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return (
    <p className={styles.average}>
      <Rating rating={mean} isSaid />
      {words('comment.average', {
        count: ratings.length,
        total: formatNumber(ratings.length, language),
        rating: formatNumber(Math.round(mean * 10) / 10, language),
      })}
    </p>
  )
}
