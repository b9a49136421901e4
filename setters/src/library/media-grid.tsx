import { imageVariant } from '@vitrine/schemas'
import { clsx } from 'clsx'
import { FileText, Film } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useServices } from '../form/form-context.ts'
import type { MediaItem } from '../services.ts'
import styles from './library-dialog.module.css'

interface MediaGridProps {
  readonly label: string
  readonly items: readonly MediaItem[]
  readonly current: string | undefined
  readonly empty: string
  readonly onPick: (item: MediaItem) => void
}

/** What the library holds side by side: arrows go through them in both directions, Enter takes one. */
export function MediaGrid({ label, items, current, empty, onPick }: MediaGridProps) {
  const chosen = items.filter(({ src }) => src === current).map(({ id }) => id)
  return (
    <ListBox<MediaItem>
      className={clsx(styles.grid)}
      aria-label={label}
      layout="grid"
      items={items}
      selectionMode="single"
      selectedKeys={chosen}
      renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
      onSelectionChange={(keys) => {
        const [key = chosen[0]] = keys
        const item = items.find(({ id }) => id === key)
        if (item) onPick(item)
      }}
    >
      {(item) => (
        <ListBoxItem id={item.id} textValue={item.name} className={clsx(styles.item)}>
          <span className={styles.picture}>
            <Thumbnail item={item} />
          </span>
          <bdi className={styles.name}>{item.name}</bdi>
        </ListBoxItem>
      )}
    </ListBox>
  )
}

/** A thumbnail is that wide on most screens, in pixels of the screen. */
const THUMBNAIL = 240

/** The narrowest copy of a picture that is wide enough for a thumbnail. */
function smallOf({ src, widths = [] }: MediaItem): string {
  const enough = widths.filter((width) => width >= THUMBNAIL)
  return enough.length > 0 ? imageVariant(src, Math.min(...enough)) : src
}

function Thumbnail({ item }: { readonly item: MediaItem }) {
  const { asset } = useServices()
  const { kind, poster } = item
  const picture = kind === 'image' ? smallOf(item) : poster
  if (picture) return <img src={asset(picture)} alt="" loading="lazy" />
  const Sign = kind === 'video' ? Film : FileText
  return <Sign size={28} aria-hidden />
}
