import { formatBytes, useStage } from '@vitrine/renderer'
import type { Product } from '../product-facts/product-of.ts'

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
}

const isolated = (text: string): string => `\u2068${text}\u2069`
const endingOf = (file: string): string => /\.([A-Za-z0-9]{2,5})(?:[?#]|$)/.exec(file.replace(/^.*\//s, ''))?.[1] ?? ''

/** What is known of a file: of our own its type and size, of one on another host its ending. */
export interface FileFacts {
  readonly file: string
  /** Only of ours: the policy of pages shows no images of other hosts. */
  readonly isImage: boolean
  /** `(PDF, 240 kB)` in the language of the page; empty where nothing is known. */
  readonly text: string
  readonly size?: { readonly width: number; readonly height: number } | undefined
}

/** Tells of the files of a product of which kind and how large they are. */
export function useFileFacts(files: Product['files']): (file: string) => FileFacts {
  const { language, words } = useStage()
  return (file) => {
    const known = files?.[file]
    const kind = known ? (kinds[known.type] ?? '') : endingOf(file).toUpperCase()
    const size = known && isolated(formatBytes(known.bytes, language))
    return {
      file,
      isImage: known?.type.startsWith('image/') ?? false,
      text: kind && size ? words('documents.facts', { kind: isolated(kind), size }) : kind && `(${isolated(kind)})`,
      ...(known?.width && known.height && { size: { width: known.width, height: known.height } }),
    }
  }
}
