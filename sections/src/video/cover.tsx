import { Icon, useStage, viewParts } from '@vitrine/renderer'
import { wide } from '../parts/frame/frame.ts'
import { Scene } from '../parts/scene/scene.tsx'
import styles from './cover.module.css'
import { Film } from './film.tsx'
import type { VideoProps } from './spec.ts'

const { Heading, Image, Text } = viewParts<VideoProps>()

/**
 * The words on a picture, and a play button that puts the film in its place. It is a disclosure of
 * HTML, so that nothing is loaded of the film before, and no script is needed.
 */
export function Cover({ props }: { readonly props: VideoProps }) {
  const { words } = useStage()
  const { film, image, title } = props
  const poster = image?.src ? (
    <Image path="image" sizes="100vw" />
  ) : (
    film?.poster && <Image image={{ src: film.poster, alt: '' }} sizes="100vw" />
  )
  return (
    <Scene picture={poster} ink="light" veil={props.veil} side="center" className={`${styles.scene} ${wide}`}>
      <div className={styles.words}>
        <Text path="eyebrow" as="p" className={styles.eyebrow} />
        <Heading path="title" className={styles.title} />
        <Text path="text" as="p" className={styles.text} />
      </div>
      {film?.src && (
        <details className={styles.film}>
          <summary className={styles.play}>
            <span className={styles.sign}>
              <Icon name="play" />
            </span>
            <span>
              {words('video.play')}
              {title && <span className="visually-hidden">: {title}</span>}
              <Text path="length" className={styles.length} />
            </span>
          </summary>
          <Film film={film} title={title} />
        </details>
      )}
    </Scene>
  )
}
