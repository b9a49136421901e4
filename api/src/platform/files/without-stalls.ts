import { Readable } from 'node:stream'

/** So long the next bytes may take while somebody waits for them, in milliseconds. */
const STALL = 10_000

/**
 * The same stream, which breaks off when it brings nothing for ten seconds while somebody waits. A slow reader is none
 * of its business.
 */
export function withoutStalls(source: Readable, within = STALL): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    const iterator = source[Symbol.asyncIterator]()
    for (;;) {
      const timer = setTimeout(() => source.destroy(new Error(`The file brought nothing for ${within} ms.`)), within)
      const piece = await iterator.next().finally(() => clearTimeout(timer))
      if (piece.done) return
      yield piece.value
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false })
  // Also while the next piece is waited for: whoever goes away frees the connection at once.
  stream.once('close', () => source.destroy())
  return stream
}
