import { Image, inLanguage, useStage, VideoPlayer } from '@vitrine/renderer'
import { useId } from 'react'
import { Enlarge } from '../parts/enlarge/enlarge.tsx'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './gallery.module.css'
import { GallerySlide } from './slide.tsx'

/**
 * The pictures of a product, and its film. On a desk the thumbnails choose, as radio buttons do; on
 * a phone it is one row that is swiped.
 */
export function Gallery({ product, zoom }: { readonly product: Product; readonly zoom: boolean }) {
  const stage = useStage()
  const group = useId()
  const { images = [], video, name } = product.props
  const hasVideo = Boolean(video?.src)
  const count = images.length + (hasVideo ? 1 : 0)
  if (count === 0)
    return (
      <div className={styles.gallery}>
        <Image image={undefined} className={styles.picture} />
      </div>
    )
  return (
    <fieldset className={styles.gallery}>
      <legend className="visually-hidden">{stage.words('productDetail.pictures')}</legend>
      <ul
        className={styles.slides}
        // Without links to enlarge them nothing in the row takes the focus, and what scrolls must be reached by keyboard.
        tabIndex={zoom ? undefined : 0}
        aria-label={zoom ? undefined : stage.words('productDetail.pictures')}
      >
        {images.map(({ id, image }, at) => {
          const picture = (
            <Image image={image} sizes="(width < 768px) 100vw, 44rem" first={at === 0} className={styles.picture} />
          )
          return (
            <GallerySlide key={id} group={group} at={at} count={count} thumbnail={image}>
              <div {...inLanguage(product.languages?.[`images[${id}].image.alt`], stage)}>
                {zoom ? (
                  <Enlarge image={image} name={image.alt || name}>
                    {picture}
                  </Enlarge>
                ) : (
                  picture
                )}
              </div>
            </GallerySlide>
          )
        })}
        {hasVideo && (
          <GallerySlide
            group={group}
            at={count - 1}
            count={count}
            thumbnail={video?.poster ? { src: video.poster } : {}}
            isFilm
          >
            <VideoPlayer video={video} className={styles.player} />
          </GallerySlide>
        )}
      </ul>
    </fieldset>
  )
}
