import { drawText, Icon, Image, Link, useStage } from '@vitrine/renderer'
import type { ImageValue } from '@vitrine/schemas'
import { type ReactNode, useId } from 'react'
import { Opener } from '../dialog/opener.tsx'
import styles from './enlarge.module.css'

interface EnlargeProps {
  readonly image: ImageValue | undefined
  /** What the picture shows, for ears and as the line below it. */
  readonly name: string
  readonly className?: string | undefined
  /** The picture as it stands on the page. */
  readonly children: ReactNode
}

/**
 * A picture that opens in the whole window, without script: as a modal dialog where the browser
 * knows commands, as a popover elsewhere; before that it was a link to the file. With script it is zoomed, and leads to
 * the other images of its list.
 */
export function Enlarge({ image, name, className, children }: EnlargeProps) {
  const { asset, words } = useStage()
  const id = useId()
  if (!image?.src) return <div className={className}>{children}</div>
  return (
    <div className={`${styles.enlarge} ${className ?? ''}`}>
      {children}
      <Opener of={id} command="show-modal" className={styles.open} label={words('enlarge.open', { name })}>
        <span className={styles.sign}>
          <Icon name="zoom-in" />
        </span>
      </Opener>
      <Link to={{ type: 'address', href: asset(image.src), newTab: true }} className={styles.file}>
        <span className="visually-hidden">{words('enlarge.open', { name })}</span>
      </Link>
      <Dialog id={id} image={image} name={name} />
    </div>
  )
}

function Dialog({ id, image, name }: { readonly id: string; readonly image: ImageValue; readonly name: string }) {
  const { words } = useStage()
  return (
    <dialog id={id} popover="auto" className={styles.dialog} aria-label={name} data-enlarged="">
      <Opener of={id} command="close" className={`${styles.control} ${styles.close}`} label={words('enlarge.close')}>
        <Icon name="x" />
      </Opener>
      <button
        type="button"
        hidden
        className={`${styles.control} ${styles.zoom}`}
        aria-label={words('enlarge.zoom')}
        aria-pressed="false"
        data-enlarge-zoom=""
      >
        <Icon name="zoom-in" />
      </button>
      <div className={styles.view} data-enlarge-view="">
        <Image image={image} sizes="94vw" className={styles.picture} />
      </div>
      <Step by={-1} />
      <Step by={1} />
      {/* For eyes alone where the image says the same. */}
      <p className={styles.name} aria-hidden={image.alt === name || undefined}>
        {drawText(name)}
      </p>
    </dialog>
  )
}

/** To the next image of a list, or the one before: shown by the script that does it. */
function Step({ by }: { readonly by: -1 | 1 }) {
  const { words } = useStage()
  const isNext = by === 1
  return (
    <button
      type="button"
      hidden
      className={`${styles.control} ${isNext ? styles.next : styles.previous}`}
      aria-label={words(isNext ? 'enlarge.next' : 'enlarge.previous')}
      data-enlarge={by}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} />
    </button>
  )
}
