import { cssColour } from '@vitrine/renderer'
import type { CSSProperties, ReactNode } from 'react'
import styles from './scene.module.css'

interface SceneProps {
  /** The picture behind; without one there is a field of colour. */
  readonly picture: ReactNode
  /** Light words on a dark veil, or dark words on a light one. */
  readonly ink: 'light' | 'dark'
  readonly veil: 'none' | 'light' | 'normal' | 'strong'
  /** Where the words stand on a wide window: there the veil is thickest. On phones that is the bottom. */
  readonly side: 'start' | 'center' | 'end'
  /** The colour of the veil, and of the field without a picture. */
  readonly colour?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Words on a picture or on a field of colour. All colours of the theme follow the ink, as they
 * follow the tone of a section, so that whatever stands on it can be read.
 */
export function Scene({ picture, ink, veil, side, colour, className, children }: SceneProps) {
  const field = cssColour(colour)
  return (
    <div
      className={`${styles.scene} ${className ?? ''}`}
      data-ink={ink}
      data-veil={picture ? veil : undefined}
      data-side={side}
      style={field ? ({ '--field': field } as CSSProperties) : undefined}
    >
      {picture && <div className={styles.backdrop}>{picture}</div>}
      {children}
    </div>
  )
}
