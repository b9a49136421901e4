import { Link, type ViewProps, viewParts } from '@vitrine/renderer'
import { Enlarge } from '../parts/enlarge/enlarge.tsx'
import { framed, wide } from '../parts/frame/frame.ts'
import styles from './picture.module.css'
import type { PictureProps } from './spec.ts'

const { Image, Text } = viewParts<PictureProps>()

const sizes = {
  narrow: '(width < 768px) 90vw, 46rem',
  normal: '(width < 768px) 90vw, 76rem',
  full: '100vw',
} satisfies Record<PictureProps['width'], string>

/** One picture: in a line of text's width, in that of the page, or from edge to edge. */
export function Picture({ props, root }: ViewProps<PictureProps>) {
  const { caption, credit, image, link, width, zoom } = props
  const drawn = <Image path="image" sizes={sizes[width]} className={styles.image} />
  const name = image?.alt?.trim() || caption?.trim()
  return (
    <section {...root} className={framed(styles.picture)}>
      <figure className={width === 'full' ? `${styles.figure} ${wide}` : styles.figure}>
        {link && image?.src ? (
          // A link that nobody can call by a name leads nobody anywhere.
          <Link to={name ? link : undefined} className={styles.frame} aria-label={image.alt?.trim() ? undefined : name}>
            {drawn}
          </Link>
        ) : (
          <Enlarge image={zoom ? image : undefined} name={name ?? ''} className={styles.frame}>
            {drawn}
          </Enlarge>
        )}
        {(caption?.trim() || credit?.trim()) && (
          <figcaption className={styles.words}>
            <Text path="caption" as="p" className={styles.caption} />
            <Text path="credit" as="p" className={styles.credit} />
          </figcaption>
        )}
      </figure>
    </section>
  )
}
