import { useStage, Video } from '@vitrine/renderer'
import type { VideoValue } from '@vitrine/schemas'
import styles from './film.module.css'

interface FilmProps {
  readonly film: VideoValue | undefined
  /** What the film is called where its own title says nothing. */
  readonly title?: string | undefined
}

/** A film in a frame of the chosen shape; where there is none, the frame says so. */
export function Film({ film, title = '' }: FilmProps) {
  const { words } = useStage()
  return (
    <div className={styles.frame}>
      {film?.src ? (
        <Video video={{ ...film, title: film.title || title }} className={styles.film} />
      ) : (
        <span className={`image-missing ${styles.film}`}>
          <span>{words('video.missing')}</span>
        </span>
      )}
    </div>
  )
}
