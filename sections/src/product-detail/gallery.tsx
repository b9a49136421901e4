import { Icon, Image, inLanguage, useStage, Video } from '@vitrine/renderer'
import type { ProductProps } from '@vitrine/schemas'
import { useId } from 'react'
import { Enlarge } from '../parts/enlarge/enlarge.tsx'
import styles from './gallery.module.css'

interface GalleryProps {
  readonly product: ProductProps
  readonly languages: Readonly<Record<string, string>> | undefined
  readonly zoom: boolean
}

/**
 * The pictures of a product, and its film. On a desk the thumbnails choose, as radio buttons do; on
 * a phone it is one row that is swiped.
 */
export function Gallery({ product, languages, zoom }: GalleryProps) {
  const stage = useStage()
  const { words } = stage
  const name = useId()
  const { images = [], video } = product
  const count = images.length + (video?.src ? 1 : 0)
  if (count === 0)
    return (
      <div className={styles.gallery}>
        <Image image={undefined} className={styles.picture} />
      </div>
    )
  const place = (at: number) => ({ name, at, count, label: words('productDetail.picture', { number: at + 1, count }) })
  return (
    <fieldset className={styles.gallery}>
      <legend className="visually-hidden">{words('productDetail.pictures')}</legend>
      <ul className={styles.slides}>
        {images.map(({ id, image }, at) => {
          const picture = (
            <Image image={image} sizes="(width < 768px) 100vw, 44rem" first={at === 0} className={styles.picture} />
          )
          const shows = image.alt || product.name
          return (
            <li key={id} className={styles.item}>
              {count > 1 && (
                <Choice {...place(at)}>
                  <Image image={{ ...image, alt: '' }} sizes="5rem" />
                </Choice>
              )}
              <div className={styles.slide} {...inLanguage(languages?.[`images[${id}].image.alt`], stage)}>
                {zoom ? (
                  <Enlarge image={image} name={shows}>
                    {picture}
                  </Enlarge>
                ) : (
                  picture
                )}
              </div>
            </li>
          )
        })}
        {video?.src && (
          <li className={styles.item}>
            {count > 1 && (
              <Choice {...place(count - 1)} label={video.title || words('productDetail.video')}>
                {video.poster && <img src={stage.asset(video.poster)} alt="" loading="lazy" />}
                <span className={styles.film}>
                  <Icon name="play" />
                </span>
              </Choice>
            )}
            <div className={styles.slide}>
              <Video video={video} className={styles.picture} />
            </div>
          </li>
        )}
      </ul>
    </fieldset>
  )
}
