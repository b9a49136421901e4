import { type IconName, pointingIcons } from '@vitrine/schemas'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'

/** One icon as it will stand on the page; nothing for a name that is not in the set. */
export default function IconDrawing({ name, size }: { readonly name: string; readonly size: number }) {
  const Drawing = Object.hasOwn(drawings, name) ? drawings[name as IconName] : undefined
  return (
    Drawing && <Drawing size={size} aria-hidden data-pointing={pointingIcons.has(name)} className={styles.drawing} />
  )
}
