import { VideoPlayer } from '@vitrine/renderer'
import type { VideoValue } from '@vitrine/schemas'
import styles from './film.module.css'

interface FilmProps {
  readonly film: VideoValue | undefined
  /** What the film is called where its own title says nothing. */
  readonly title?: string | undefined
}

/** A film in a frame of the chosen shape; where there is none, it is a field in the colours of the theme. */
export function Film({ film, title = '' }: FilmProps) {
  return (
    <div className={styles.frame}>
      {film?.src ? (
        <VideoPlayer video={{ ...film, title: film.title || title }} className={styles.film} />
      ) : (
        <span className={`image-missing ${styles.film}`} />
      )}
    </div>
  )
}
