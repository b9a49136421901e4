import { type ViewProps, viewParts } from '@vitrine/renderer'
import { Enlarge } from '../parts/enlarge/enlarge.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { ratioFrame, ratioPicture } from '../parts/ratio/ratio.ts'
import styles from './gallery.module.css'
import type { GalleryProps } from './spec.ts'

const { Image, Text } = viewParts<GalleryProps>()

/** Pictures side by side, each of which opens in the whole window. */
export function Gallery({ props, root }: ViewProps<GalleryProps>) {
  const { items, look, title } = props
  const pictures = items.map((item, at) => (
    <li key={item.id} className={styles.item}>
      <Shown item={item} at={at} props={props} />
    </li>
  ))
  return (
    <section {...root} className={framed(styles.gallery)}>
      <Head />
      {items.length > 0 &&
        (look === 'masonry' ? (
          <ul className={styles.masonry}>{pictures}</ul>
        ) : (
          <Items carousel={look === 'row'} label={title} className={styles.items}>
            {pictures}
          </Items>
        ))}
    </section>
  )
}

interface ShownProps {
  readonly item: GalleryProps['items'][number]
  readonly at: number
  readonly props: GalleryProps
}

function Shown({ item, at, props }: ShownProps) {
  const { id, image, caption } = item
  const { columns, look, zoom } = props
  const isLarge = look === 'mosaic' && at === 0
  const sizes = `(width < 768px) 90vw, ${Math.ceil(76 / columns) * (isLarge ? 2 : 1)}rem`
  return (
    <figure className={styles.figure}>
      <Enlarge
        image={zoom ? image : undefined}
        name={image?.alt?.trim() || caption?.trim() || ''}
        className={look === 'masonry' ? styles.free : ratioFrame(styles.frame)}
      >
        <Image
          path={`items[${id}].image`}
          sizes={sizes}
          className={look === 'masonry' ? styles.picture : ratioPicture(styles.picture)}
        />
      </Enlarge>
      <Text path={`items[${id}].caption`} as="figcaption" className={styles.caption} />
    </figure>
  )
}
