import { drawText, Image, inLanguage, Link, useStage } from '@vitrine/renderer'
import type { ImageValue, LinkValue } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { ratioFrame, ratioPicture } from '../ratio/ratio.ts'
import styles from './card.module.css'

interface CardProps {
  readonly to: LinkValue
  readonly name: string
  readonly summary?: string | undefined
  readonly image: ImageValue | undefined
  /** Which texts come from another language, by their path: `{ name: 'en' }`. */
  readonly languages?: Readonly<Record<string, string>> | undefined
  /** The path of the name in `languages`. */
  readonly namedBy?: 'name' | 'title'
  readonly level: 'h2' | 'h3'
  /** How wide the picture is drawn, as `sizes` of an image. */
  readonly sizes: string
  /** On the first screen: its picture is loaded at once. */
  readonly first?: boolean
  /** What stands above the name: a model number, a date. */
  readonly over?: ReactNode
  /** What stands at the bottom: prices, places. */
  readonly under?: ReactNode
}

/** One thing of a list: all of the card leads to it, through the one link that its name is. */
export function Card({ to, name, summary, image, languages, namedBy = 'title', level: Heading, ...card }: CardProps) {
  const stage = useStage()
  return (
    <article className={styles.card}>
      <div className={ratioFrame(styles.frame)}>
        <Image image={image} sizes={card.sizes} first={card.first ?? false} className={ratioPicture(styles.picture)} />
      </div>
      <div className={styles.text}>
        {card.over && <p className={styles.over}>{card.over}</p>}
        <Heading className={styles.name}>
          <Link to={to} className={styles.link} {...inLanguage(languages?.[namedBy], stage)}>
            {drawText(name)}
          </Link>
        </Heading>
        {summary && (
          <p className={styles.summary} {...inLanguage(languages?.summary, stage)}>
            {drawText(summary)}
          </p>
        )}
      </div>
      {card.under && <div className={styles.under}>{card.under}</div>}
    </article>
  )
}

/** How wide a picture is drawn, by the columns of a wide window. */
export const sizesOf = ({ layout, columns }: { readonly layout: string; readonly columns: number }): string =>
  layout === 'list' ? '(width < 768px) 7rem, 10rem' : `(width < 768px) 50vw, ${Math.round(76 / columns)}rem`
