import { formatDate, useStage, viewParts } from '@vitrine/renderer'
import styles from './quote.module.css'
import { Rating } from './rating.tsx'
import type { CommentItem, CommentProps } from './spec.ts'

const { Button, Image, Text } = viewParts<CommentProps>()

interface QuoteProps {
  readonly item: CommentItem
  readonly props: CommentProps
}

/** One quote, with the one who said it. */
export function Quote({ item, props }: QuoteProps) {
  const { language, site } = useStage()
  const { id, rating, date } = item
  const hasRating = props.showRating && rating !== undefined
  const hasDate = props.showDate && date !== undefined
  const isSigned = props.showPortrait && Boolean(item.portrait?.src || initialsOf(item))
  return (
    <figure className={styles.quote}>
      {props.showSign && <span className={styles.sign} aria-hidden="true" />}
      {(hasRating || hasDate) && (
        <div className={styles.over}>
          {hasRating && <Rating rating={rating} />}
          {hasDate && <time dateTime={date}>{formatDate(date, language, site.dates)}</time>}
        </div>
      )}
      <blockquote className={styles.said}>
        <Text path={`items[${id}].subject`} as="p" className={styles.subject} />
        <Text path={`items[${id}].quote`} as="p" className={styles.words} />
      </blockquote>
      <Button path={`items[${id}].button`} className={styles.more} />
      <figcaption className={styles.person}>
        {isSigned &&
          (item.portrait?.src ? (
            <Image path={`items[${id}].portrait`} sizes="3.5rem" className={styles.portrait} />
          ) : (
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(item)}
            </span>
          ))}
        <div className={styles.who}>
          <Text path={`items[${id}].name`} className={styles.name} />
          <Text path={`items[${id}].role`} className={styles.role} />
          <span className={styles.from}>
            <Text path={`items[${id}].company`} />
            <Text path={`items[${id}].country`} />
          </span>
        </div>
      </figcaption>
    </figure>
  )
}

/** The first letters of who spoke: of the name, or of the company when the person stays unnamed. */
function initialsOf({ name, company, role }: CommentItem): string {
  const words = (name || company || role || '').split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word))
  const letters = words.slice(0, 2).map((word) => [...word][0])
  return letters.join('').toUpperCase()
}
