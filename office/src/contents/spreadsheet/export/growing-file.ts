/** So many characters or bytes are handed to the browser at once, which may keep them on the disk. */
const PART = 1024 * 1024

/** A file that grows: what is added is handed to the browser by the megabyte, so that little of it stands in memory. */
export interface GrowingFile {
  readonly add: (piece: string | Uint8Array<ArrayBuffer>) => void
  readonly end: (type: string) => Blob
}

export function growingFile(): GrowingFile {
  const parts: Blob[] = []
  let pieces: (string | Uint8Array<ArrayBuffer>)[] = []
  let size = 0
  const keep = () => {
    parts.push(new Blob(pieces))
    pieces = []
    size = 0
  }
  return {
    add(piece) {
      pieces.push(piece)
      size += piece.length
      if (size >= PART) keep()
    },
    end(type) {
      keep()
      return new Blob(parts, { type })
    },
  }
}
