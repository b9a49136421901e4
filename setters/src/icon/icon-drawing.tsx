import type { IconName } from '@vitrine/schemas'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'

/** Icons that point along the line of reading: they turn round where it runs from right to left. */
const pointing: ReadonlySet<string> = new Set<IconName>([
  'arrow-right',
  'arrow-left',
  'arrow-up-right',
  'chevron-right',
  'chevron-left',
  'external-link',
  'send',
  'truck',
  'forklift',
  'list',
])

/** One icon as it will stand on the page; nothing for a name that is not in the set. */
export default function IconDrawing({ name, size }: { readonly name: string; readonly size: number }) {
  const Drawing = Object.hasOwn(drawings, name) ? drawings[name as IconName] : undefined
  return Drawing && <Drawing size={size} aria-hidden data-pointing={pointing.has(name)} className={styles.drawing} />
}
