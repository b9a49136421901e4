import { Icon, useStage } from '@vitrine/renderer'
import type { CSSProperties, ReactNode } from 'react'
import { wide } from '../parts/frame/frame.ts'
import styles from './moving.module.css'

interface MovingProps {
  /** How many things the row holds: each passes at the same pace. */
  readonly count: number
  /** The list that moves. */
  readonly children: ReactNode
  /** The same once more, for eyes alone: where the first ends, it goes on. */
  readonly copy: ReactNode
}

/** A row that moves on by itself, until one points at it, stops it, or asks for less motion. */
export function Moving({ count, children, copy }: MovingProps) {
  const { words } = useStage()
  return (
    <div className={`${styles.moving} ${wide}`} style={{ '--count': count } as CSSProperties}>
      <div className={styles.track}>
        {children}
        {copy}
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className="visually-hidden" />
        <Icon name="pause" className={styles.stop} />
        <Icon name="play" className={styles.start} />
        <span className="visually-hidden">{words('customer.pause')}</span>
      </label>
    </div>
  )
}
