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
 * knows commands, as a popover elsewhere; before that it was a link to the file.
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
    <dialog id={id} popover="auto" className={styles.dialog} aria-label={name}>
      <Image image={image} sizes="94vw" className={styles.picture} />
      <p className={styles.name}>{drawText(name)}</p>
      <Opener of={id} command="close" className={styles.close} label={words('enlarge.close')}>
        <Icon name="x" />
      </Opener>
    </dialog>
  )
}
