import { formatNumber, Icon, Image, useStage } from '@vitrine/renderer'
import type { ImageValue } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface SlideProps {
  /** The name that the radio buttons of one gallery have in common. */
  readonly group: string
  readonly at: number
  readonly count: number
  readonly thumbnail: ImageValue
  readonly isFilm?: boolean
  readonly children: ReactNode
}

/** One picture of a gallery, with the thumbnail that chooses it; the only one needs no choice. */
export function GallerySlide({ group, at, count, thumbnail, isFilm = false, children }: SlideProps) {
  const { language, words } = useStage()
  const number = formatNumber(at + 1, language)
  const total = formatNumber(count, language)
  return (
    <li className={styles.item}>
      {count > 1 && (
        <label className={styles.thumb}>
          <input type="radio" name={group} defaultChecked={at === 0} className="visually-hidden" />
          {thumbnail.src && <Image image={{ ...thumbnail, alt: '' }} sizes="5rem" />}
          {isFilm && (
            <span className={styles.film}>
              <Icon name="play" />
            </span>
          )}
          <span className="visually-hidden">
            {words(isFilm ? 'productDetail.video' : 'productDetail.picture', { number, count: total })}
          </span>
        </label>
      )}
      <div className={styles.slide}>
        {children}
        {count > 1 && (
          <span className={styles.count} aria-hidden="true">
            <bdi>{`${number} / ${total}`}</bdi>
          </span>
        )}
      </div>
    </li>
  )
}
