import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What is shorter than this, in bytes, is not worth it. */
const WORTH_IT = 1024

/** The best first. */
const encoders = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  identity: async (body: Buffer) => body,
}

/** How the body of an answer may be sent; `identity` is as it is. */
export type Encoding = keyof typeof encoders

/**
 * The encoding that a caller likes best (RFC 9110, 12.5.3), and of equals the smallest. Pages, calls and
 * files all ask here, so that one header means the same for each of them. Why no library: decision 028.
 *
 * `encodingOf('gzip, deflate, br')` → `br` · `encodingOf('identity, br;q=0.5')` → `identity`
 */
export function encodingOf(accepted = ''): Encoding {
  const liked = new Map<string, number>()
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([0-9.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    if (name !== '') liked.set(name.trim(), Number(weight ?? 1) || 0)
  }
  const likes = (name: Encoding) => liked.get(name) ?? liked.get('*') ?? 0
  const best = likes('gzip') > likes('br') ? 'gzip' : 'br'
  // Who says nothing of identity takes it, but likes whatever is named better.
  return likes(best) > 0 && likes(best) >= (liked.get('identity') ?? 0) ? best : 'identity'
}

/**
 * A body as it is sent in an encoding.
 *
 * @param quality of Brotli: 5 takes a tenth of the time of 11 and is a few percent larger.
 */
export const compress = (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoders[encoding](body, quality)

/** A text as bytes, compressed when the caller takes that and it is worth it. */
export async function encoded(
  text: string,
  accepted: string | undefined,
): Promise<{ readonly encoding: Encoding; readonly body: Buffer }> {
  const body = Buffer.from(text)
  const encoding = body.length > WORTH_IT ? encodingOf(accepted) : 'identity'
  return { encoding, body: await compress(body, encoding, 4) }
}
