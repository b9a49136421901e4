import FileText from 'lucide-react/icons/file-text'
import Film from 'lucide-react/icons/film'
import { useOffice } from '../context/office-context.ts'
import { copyOf } from '../controls/copy-of.ts'
import type { MediaItem } from './media-item.ts'

/** A thumbnail is that wide on most screens, in pixels of the screen. */
const THUMBNAIL = 320

/** A picture, or the poster of a film; else a sign of what it is. */
export function Thumbnail({ item }: { readonly item: MediaItem }) {
  const { asset } = useOffice()
  const { kind, poster } = item
  const picture = kind === 'image' ? item : poster
  if (picture) return <img src={asset(copyOf(picture, THUMBNAIL))} alt="" loading="lazy" />
  const Sign = kind === 'video' ? Film : FileText
  return <Sign size={32} aria-hidden strokeWidth={1.5} />
}
