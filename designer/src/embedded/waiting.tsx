import { useTimeout } from 'ahooks'
import { useState } from 'react'
import type { DesignerContext } from '../context/designer-context.ts'
import styles from '../shell/shell.module.css'

/** After this long somebody may wonder, in milliseconds. */
const SOON = 10_000

/** What stands in a frame until the window around it has said hello. */
export function Waiting({ t }: Pick<DesignerContext, 't'>) {
  const [isLate, setLate] = useState(false)
  useTimeout(() => setLate(true), SOON)
  return (
    <div className={styles.whole} role="status">
      <p>{t(isLate ? 'frame.waiting' : 'designer.loading')}</p>
    </div>
  )
}
