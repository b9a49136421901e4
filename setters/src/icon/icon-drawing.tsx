import { type IconName, pointingIcons } from '@vitrine/schemas'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'

const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name)

/** One icon as it will stand on the page; nothing for a name that is not in the set. */
export default function IconDrawing({ name, size }: { readonly name: string; readonly size: number }) {
  const Drawing = isIconName(name) ? drawings[name] : undefined
  return (
    Drawing && <Drawing size={size} aria-hidden data-pointing={pointingIcons.has(name)} className={styles.drawing} />
  )
}
