import styles from './frame.module.css'

/** The classes of a section's outermost element: the frame that all have, and its own. */
export const framed = (own?: string): string => (own ? `${styles.frame} ${own}` : `${styles.frame}`)

/** For a child of the frame that reaches from edge to edge. */
export const wide: string = styles.wide ?? ''
