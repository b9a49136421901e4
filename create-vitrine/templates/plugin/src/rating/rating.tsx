import { defineSection, useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import styles from './rating.module.css'
import { type RatingProps, ratingSpec } from './spec.ts'

const { Text } = viewParts<RatingProps>()

/** How many of five stars a buyer gives, and why. */
function Rating({ props, root }: ViewProps<RatingProps>) {
  const { words } = useStage()
  return (
    <figure {...root} className={styles.rating}>
      <p className={styles.stars} role="img" aria-label={words('acme-rating.stars', { stars: props.stars })}>
        {'★'.repeat(props.stars)}
        {'☆'.repeat(5 - props.stars)}
      </p>
      <Text path="text" as="blockquote" className={styles.text} />
      {props.person !== undefined && (
        <figcaption>
          <Text path="person" />
        </figcaption>
      )}
    </figure>
  )
}

export const rating = defineSection(ratingSpec, { view: Rating })
