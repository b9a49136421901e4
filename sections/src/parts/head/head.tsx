import { viewParts } from '@vitrine/renderer'
import type { PropsWith } from '@vitrine/schemas'
import styles from './head.module.css'
import type { headProps } from './head-props.ts'

const { Button, Heading, Text } = viewParts<PropsWith<typeof headProps>>()

interface HeadProps {
  /** Stands in a narrow place: the button comes below the words, not beside them. */
  readonly stacked?: boolean
}

/** The head of a section with `headProps`: a line, the title, some words, a button. Nothing when all are empty. */
export function Head({ stacked = false }: HeadProps) {
  return (
    <div className={stacked ? `${styles.head} ${styles.stacked}` : styles.head}>
      <Text path="eyebrow" as="p" className={styles.eyebrow} />
      <Heading path="title" className={styles.title} />
      <Text path="text" as="p" className={styles.text} />
      <Button path="moreButton" className={styles.more} />
    </div>
  )
}

/** The level of the headings below the head. */
export const levelBelow = ({ title, titleLevel }: { readonly title?: string; readonly titleLevel: 'h1' | 'h2' }) =>
  title && titleLevel === 'h2' ? ('h3' as const) : ('h2' as const)
