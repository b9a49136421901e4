import { CallError } from '@vitrine/schemas'

/** Text of Unicode in any of its forms, told by its first bytes. NUL, which no database keeps, becomes another control character. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes).replaceAll('\0', '\u0001')
}

/** The text of a file that was sent, and its name. @throws CallError `too_large` above a number of bytes */
export async function textOfFile(
  { name, source }: { readonly name: string | undefined; readonly source: AsyncIterable<Uint8Array> },
  most: number,
): Promise<{ readonly name: string | undefined; readonly text: string }> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of source) {
    length += piece.length
    if (length > most) throw new CallError('too_large')
    pieces.push(piece)
  }
  return { name, text: decoded(Buffer.concat(pieces)) }
}
