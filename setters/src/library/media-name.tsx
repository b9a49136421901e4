import { fileName, mediaNameIn } from './file-name.ts'
import { useMediaItem } from './use-media-item.ts'

interface MediaNameProps {
  readonly src: string
  readonly id?: string
}

/** What people call the file at an address: its name in the library, or else in the address. */
export function MediaName({ src, id }: MediaNameProps) {
  const item = useMediaItem(src)
  // The name of an upload in its address is meaningless: the line stays empty until the library answers.
  const name = item?.name ?? (item === undefined ? (mediaNameIn(src) ?? '\u00a0') : fileName(src))
  return <bdi id={id}>{name}</bdi>
}
