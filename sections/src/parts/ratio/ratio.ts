import styles from './ratio.module.css'

const joined = (part: string | undefined, own: string | undefined): string => (own ? `${part} ${own}` : `${part}`)

/** The classes of an element that gives its picture the shape that `data-ratio` of the section says. */
export const ratioFrame = (own?: string): string => joined(styles.frame, own)

/** The classes of the picture in it. */
export const ratioPicture = (own?: string): string => joined(styles.picture, own)
