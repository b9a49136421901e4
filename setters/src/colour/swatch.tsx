import styles from './colour.module.css'

/** A colour over the squares that stand for nothing. */
export const Swatch = ({ colour }: { readonly colour: string | undefined }) => (
  <span className={styles.swatch} data-none={colour === undefined || undefined} aria-hidden="true">
    <span style={{ background: colour }} />
  </span>
)
